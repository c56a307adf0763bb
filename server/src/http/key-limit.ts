import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { problem } from '../platform/responses/problem.ts'
import { hashOfKey, isApiKey } from '../platform/session/key-rights.ts'
import { bearerOf } from './bearer.ts'
import type { SharedCount } from './shared-counts.ts'

const WINDOW_MS = 60_000
const KEYS_AT_MOST = 20_000
/** Enough to tell keys apart; processes tell each other of them. */
const KEY_CHARACTERS = 24

/**
 * Counts the calls of each API key in windows of a minute and says in `RateLimit-*` headers what is left. Calls at other
 * processes count when those tell of them; the window is the one that ends first. The limit of the network address holds
 * beside it, so made-up keys gain nothing.
 */
export function limitKeys(
  perMinute: number,
  shared?: SharedCount,
  now = () => Date.now(),
): MiddlewareHandler {
  const windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: KEYS_AT_MOST })
  const windowOf = (key: string) => {
    const known = windows.get(key)
    return known && known.endsAt > now() ? known : undefined
  }
  shared?.onHeard((key, calls, leftMs) => {
    const current = windowOf(key)
    const endsAt = now() + Math.min(leftMs, WINDOW_MS)
    windows.set(key, {
      calls: (current?.calls ?? 0) + calls,
      endsAt: Math.min(current?.endsAt ?? endsAt, endsAt),
    })
  })
  return async (context, next) => {
    const bearer = bearerOf(context.req.header('authorization'))
    if (!bearer || !isApiKey(bearer)) return next()
    const key = hashOfKey(bearer).slice(0, KEY_CHARACTERS)
    const current = windowOf(key) ?? { calls: 0, endsAt: now() + WINDOW_MS }
    current.calls++
    windows.set(key, current)
    if (current.calls <= perMinute) shared?.add(key, 1, current.endsAt)
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
