import { type OpenAPI, oc } from '@orpc/contract'
import { z } from 'zod'

/** Who may call an operation. The server enforces it for every operation, before its handler runs. */
export type Access = 'everyone' | 'signed-in' | 'managers' | 'administrators'

export interface OperationMeta {
  access?: Access
  /** Stays open to people whose trial has ended. */
  duringEndedTrial?: boolean
}

const base = oc.$meta<OperationMeta>({ access: 'administrators' }).errors({
  BAD_REQUEST: {
    status: 400,
    message: 'The request is not valid.',
    data: z.object({ issues: z.array(z.unknown()).optional() }).optional(),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests.',
    data: z.object({ retryAfterSeconds: z.number() }),
  },
})

const forMembers = base.errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'The second factor is still to be confirmed.' },
  FORBIDDEN: { status: 403, message: 'Your role does not allow this.' },
  TRIAL_ENDED: { status: 403, message: 'The trial has ended.' },
})

/** Who may call stands in the generated OpenAPI document too, in words and as a security requirement. */
function documented(words: string, security: Record<string, string[]>[]) {
  return { spec: (operation: OpenAPI.OperationObject) => ({ ...operation, description: words, security }) }
}

const SESSION = [{ session: [] }]

/** One builder an audience; the strictest is what you get when you forget. */
export const everyone = base.meta({ access: 'everyone' }).route(documented('Everyone may call this.', []))
export const signedIn = forMembers
  .meta({ access: 'signed-in' })
  .route(documented('Everyone who is signed in may call this.', SESSION))
export const managers = forMembers
  .meta({ access: 'managers' })
  .route(documented('Managers and administrators may call this.', SESSION))
export const administrators = forMembers
  .meta({ access: 'administrators' })
  .route(documented('Only administrators may call this.', SESSION))
