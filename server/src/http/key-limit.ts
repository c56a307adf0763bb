import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { problem } from '../platform/responses/problem.ts'
import { hashOfKey, isApiKey } from '../platform/session/key-rights.ts'
import { bearerOf } from './bearer.ts'

const WINDOW_MS = 60_000
const KEYS_AT_MOST = 20_000

/**
 * Counts the calls of each API key in windows of a minute and says in `RateLimit-*` headers what is left. Each process
 * counts for itself. The limit of the network address holds beside it, so made-up keys gain nothing.
 */
export function limitKeys(perMinute: number, now = () => Date.now()): MiddlewareHandler {
  const windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: KEYS_AT_MOST })
  return async (context, next) => {
    const bearer = bearerOf(context.req.header('authorization'))
    if (!bearer || !isApiKey(bearer)) return next()
    const key = hashOfKey(bearer)
    const known = windows.get(key)
    const current = known && known.endsAt > now() ? known : { calls: 0, endsAt: now() + WINDOW_MS }
    current.calls++
    windows.set(key, current)
    const seconds = Math.max(1, Math.ceil((current.endsAt - now()) / 1000))
    const headers = {
      'RateLimit-Limit': String(perMinute),
      'RateLimit-Remaining': String(Math.max(0, perMinute - current.calls)),
      'RateLimit-Reset': String(seconds),
    }
    if (current.calls <= perMinute) await next()
    else {
      context.res = problem({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: `An API key may call ${perMinute} times a minute. Wait ${seconds} seconds.`,
        data: { retryAfterSeconds: seconds },
      })
      context.res.headers.set('Retry-After', String(seconds))
    }
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
}
