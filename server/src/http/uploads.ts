import type { Context, MiddlewareHandler, Next } from 'hono'
import { findCaller, isOpenTo } from '../platform/procedures.ts'
import { type Problem, problem } from '../platform/responses/problem.ts'
import { keyOpens } from '../platform/session/key-rights.ts'
import type { SignedInMember } from '../platform/session/member-session.ts'
import { createTurns } from '../platform/turns.ts'
import { API_PREFIX } from './api.ts'
import { bearerOf } from './bearer.ts'
import { bringsFile, declaredBytes, receiveFile } from './body-limits.ts'
import { clientAddress } from './client-address.ts'
import type { HttpProgram } from './http-program.ts'
import { FILE_FROM_KIB, type OperationLimits, operationLimits } from './operation-limits.ts'
import { withTimeout } from './request-timeout.ts'
import { createUploadSlots } from './upload-slots.ts'

/** On responses whose request's body was not read: the connection cannot go on. */
export const UNREAD = 'X-Body-Unread'

const FORM_KIB = 6 * 1024

/**
 * Admits files once it is known who sends them, and no more at a time than there is memory for. Stands before the
 * limits of bodies, which read what does not say its length.
 */
export function createUploads({ services, config }: HttpProgram) {
  const slots = createUploadSlots()
  const turns = createTurns()

  const callerOf = (context: Context) =>
    findCaller({ ...services, bearer: bearerOf(context.req.header('authorization')) })

  async function admit(context: Context, next: Next, who: 'strangers' | 'members', maxKib: number) {
    const client = clientAddress(context, config.TRUST_PROXY)
    const release = slots.take(who, client, declaredBytes(context, maxKib))
    if (!release) return full()
    return next().finally(release)
  }

  /** A piece of a file is read and stored when it is its turn; until then it stays with its sender. */
  async function takeTurn(context: Context, next: Next, userId: string) {
    const end = await turns.take(userId, context.req.raw.signal)
    if (!end) return full()
    return next().finally(end)
  }

  const ofApi: MiddlewareHandler = async (context, next) => {
    const limits = limitsOf(context)
    const { access, bodyMaxKib, inTurns } = limits
    if (bodyMaxKib < FILE_FROM_KIB && !inTurns) return next()
    const caller = await withTimeout(context.req.path.slice(API_PREFIX.length), callerOf(context))
    if (!caller) {
      if (access === 'everyone') return admit(context, next, 'strangers', bodyMaxKib)
      return unread({ status: 401, code: 'UNAUTHORIZED', message: 'Sign in first.' })
    }
    const refusal = refusalOf(caller, limits, context.req.method)
    if (refusal) return unread(refusal)
    if (inTurns) return takeTurn(context, next, caller.userId)
    return admit(context, next, 'members', bodyMaxKib)
  }

  /** Of the page whose form brings a file. */
  const ofPages: MiddlewareHandler = async (context, next) =>
    context.req.method === 'POST' && bringsFile(context)
      ? admit(context, next, 'strangers', FORM_KIB)
      : next()

  return { ofApi, ofPages }
}

/** The request with its file received. */
export async function withFile(context: Context): Promise<Request> {
  const request = context.req.raw
  const isFile = limitsOf(context).bodyMaxKib >= FILE_FROM_KIB && request.body
  return isFile ? receiveFile(request) : request
}

const limitsOf = ({ req }: Context) => operationLimits(req.method, req.path.slice(API_PREFIX.length))

/** As the operation itself would refuse the caller, but before its file is received. */
function refusalOf(
  caller: SignedInMember,
  { access, operation, isBinding }: OperationLimits,
  method: string,
): Problem | undefined {
  if (access === 'everyone') return undefined
  if (caller.key && !keyOpens(caller.key, operation, { method, isBinding }))
    return { status: 403, code: 'KEY_NOT_ALLOWED', message: 'This API key does not allow this operation.' }
  if (!isOpenTo(access, caller))
    return { status: 403, code: 'FORBIDDEN', message: 'Your role does not allow this.' }
  return undefined
}

function unread(refusal: Problem): Response {
  const response = problem(refusal)
  response.headers.set(UNREAD, '1')
  return response
}

function full(): Response {
  const response = unread({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many files are being uploaded at this moment. Please try again in a moment.',
  })
  response.headers.set('Retry-After', '5')
  return response
}
