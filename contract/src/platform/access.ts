import { type OpenAPI, oc } from '@orpc/contract'
import { z } from 'zod'

/** Who may call an operation. The server checks it for every operation before the handler runs. */
export type Access = 'everyone' | 'signed-in' | 'examiners' | 'members' | 'managers' | 'administrators'

export interface OperationMeta {
  access?: Access
  /** Stays open to people whose trial has ended or whose institution is suspended. */
  duringEndedTrial?: boolean
  /** For what binds the person (signatures, sign-offs, access of others): who they are was proved within minutes. */
  recentAuthentication?: boolean
  /** A decision that a person makes: no key opens it. */
  byPersonAlone?: boolean
  /** How large a request may be, where that is more than `USUAL_BODY_KIB`. */
  bodyMaxKib?: number
  /** Moves bytes of files: a few callers work at a time, by turns of the people who call, so that memory stays bounded. */
  inTurns?: boolean
  /** Costs far more than a look at a page: a few run at a time, one of each person or network, by turns. */
  isCostly?: boolean
}

/** How large a request may be unless its operation says more; what no operation takes costs the server nothing. */
export const USUAL_BODY_KIB = 64

/** What is wrong with one field of the input. */
const InputIssue = z.looseObject({
  message: z.string(),
  path: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .describe('The names and positions that lead to the field.'),
})

const base = oc.$meta<OperationMeta>({ access: 'administrators' }).errors({
  BAD_REQUEST: {
    status: 400,
    message: 'The request is not valid.',
    data: z
      .object({ issues: z.array(InputIssue).optional().describe('What is wrong, field by field.') })
      .optional(),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests.',
    data: z.object({ retryAfterSeconds: z.number() }),
  },
})

const guarded = base.errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'The second factor is still to be confirmed.' },
  FORBIDDEN: { status: 403, message: 'Your role does not allow this.' },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Your institution requires a second factor. Set one up under Account security.',
  },
  OWN_PROVIDER_REQUIRED: {
    status: 403,
    message: 'Your institution requires its own sign-in provider. Sign out, and use single sign-on.',
  },
  INSTITUTION_SUSPENDED: { status: 403, message: 'Your institution is suspended.' },
  TRIAL_ENDED: { status: 403, message: 'The trial has ended.' },
  RECENT_AUTHENTICATION_REQUIRED: {
    status: 403,
    message: 'Confirm who you are again. Your last confirmation is too long ago.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key came before with other input. Use a new one for new work.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    message: 'The first call with this Idempotency-Key is still running. Try again in a moment.',
  },
  IDEMPOTENT_RESULT_UNKNOWN: {
    status: 409,
    message: 'This work was done before, but its answer was lost. Look at the result before you repeat it.',
  },
  ON_HOLD: {
    status: 409,
    message: 'A legal hold keeps this. Managers see the holds under Settings, Data, and can lift them.',
  },
  PRECONDITION_FAILED: {
    status: 412,
    message: 'This is not the version that If-Match names: somebody changed it meanwhile. Read it again.',
  },
  VISIT_READS_ONLY: {
    status: 403,
    message: 'You are looking around in the sample institution. Nothing is changed here.',
  },
  VISIT_ENDED: { status: 410, message: 'The sample institution was removed. Go back to your own.' },
  KEY_NOT_ALLOWED: { status: 403, message: 'This API key does not allow this operation.' },
})

/** The OpenAPI document also names who may call, in words and as a security requirement. */
function documented(words: string, security: Record<string, string[]>[]) {
  return { spec: (operation: OpenAPI.OperationObject) => ({ ...operation, description: words, security }) }
}

const SESSION = [{ session: [] }]

/** What the session of an examiner still lacks: who reads a mailbox alone, or knows a password alone, opens nothing. */
export const SeatProof = z.object({
  email: z.string(),
  lacks: z.enum(['code', 'password']),
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** Whether the same account works in an institution: it came to the page of examiners, perhaps by mistake. */
  isMember: z.boolean(),
})
export type SeatProof = z.infer<typeof SeatProof>

/** One builder per audience. The default is the strictest. */
export const everyone = base.meta({ access: 'everyone' }).route(documented('Everyone may call this.', []))
export const signedIn = guarded
  .meta({ access: 'signed-in' })
  .route(documented('Everyone who is signed in may call this.', SESSION))
/** Seats from outside on one exam. What each opens is looked up at every call; a profile is not needed. */
export const examiners = guarded
  .meta({ access: 'examiners' })
  .errors({
    SEAT_PROOF_REQUIRED: {
      status: 403,
      message: 'A seat needs the code that was sent to its address, and a password or passkey.',
      data: SeatProof,
    },
  })
  .route(documented('An examiner with a seat may call this.', SESSION))
export const members = guarded
  .meta({ access: 'members' })
  .route(documented('Every person of an institution may call this.', SESSION))
export const managers = guarded
  .meta({ access: 'managers' })
  .route(documented('Managers and administrators may call this.', SESSION))
export const administrators = guarded
  .meta({ access: 'administrators' })
  .route(documented('Only administrators may call this.', SESSION))
