import type { Context, MiddlewareHandler } from 'hono'
import { problem } from '../platform/responses/problem.ts'
import { API_PREFIX } from './api.ts'
import { declaredBytes } from './body-limits.ts'
import { clientAddress } from './client-address.ts'
import { createClientLimit } from './client-limit.ts'
import { createHeldRefusals } from './held-refusals.ts'
import type { HttpProgram } from './http-program.ts'
import { operationLimits } from './operation-limits.ts'
import type { SharedCount } from './shared-counts.ts'
import { UNREAD } from './uploads.ts'

/** Smaller bodies are counted as they are, without looking for their operation. */
const ALWAYS_COUNTED_BYTES = 64 * 1024

/** Pieces of a file are taken in turns, from people who are signed in: they count as requests alone. */
function countedBytes(context: Context): number {
  const bytes = declaredBytes(context, 64)
  const { method, path } = context.req
  if (bytes <= ALWAYS_COUNTED_BYTES || !path.startsWith(`${API_PREFIX}/`)) return bytes
  const { access, inTurns } = operationLimits(method, path.slice(API_PREFIX.length))
  return inTurns && access !== 'everyone' ? 0 : bytes
}

/** Counts a client's calls before anything of them is read. */
export function limitClients(
  { REQUESTS_PER_MINUTE, TRUST_PROXY }: Pick<HttpProgram['config'], 'REQUESTS_PER_MINUTE' | 'TRUST_PROXY'>,
  { now, shared }: { now?: () => number; shared?: SharedCount } = {},
): MiddlewareHandler {
  if (REQUESTS_PER_MINUTE === 'off') return (_context, next) => next()
  const limit = createClientLimit(REQUESTS_PER_MINUTE, { now, shared })
  const hold = createHeldRefusals(now)
  return async (context, next) => {
    const wait = limit(clientAddress(context, TRUST_PROXY), countedBytes(context))
    if (wait === undefined) return next()
    return hold(() => tooMany(wait))
  }
}

function tooMany(waitSeconds: number): Response {
  const response = problem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Wait a moment before the next one.',
  })
  response.headers.set('Retry-After', String(waitSeconds))
  response.headers.set(UNREAD, '1')
  return response
}
