import type { MiddlewareHandler } from 'hono'
import { problem } from '../platform/responses/problem.ts'
import { declaredBytes } from './body-limits.ts'
import { clientAddress } from './client-address.ts'
import { createClientLimit } from './client-limit.ts'
import type { HttpProgram } from './http-program.ts'
import { UNREAD } from './uploads.ts'

/** Counts a client's calls before anything of them is read. */
export function limitClients({
  REQUESTS_PER_MINUTE,
  TRUST_PROXY,
}: Pick<HttpProgram['config'], 'REQUESTS_PER_MINUTE' | 'TRUST_PROXY'>): MiddlewareHandler {
  if (REQUESTS_PER_MINUTE === 'off') return (_context, next) => next()
  const limit = createClientLimit(REQUESTS_PER_MINUTE)
  return async (context, next) => {
    const wait = limit(clientAddress(context, TRUST_PROXY), declaredBytes(context, 64))
    if (wait === undefined) return next()
    const response = problem({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Wait a moment before the next one.',
    })
    response.headers.set('Retry-After', String(wait))
    response.headers.set(UNREAD, '1')
    return response
  }
}
