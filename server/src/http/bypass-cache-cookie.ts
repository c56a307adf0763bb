import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'

/**
 * A short-lived cookie of a writer's browser. It bypasses the caches, so that writers see their own change
 * whichever process responds. It is signed: rendering costs more than handing out what is cached, so a
 * stranger must not be able to ask for it.
 */
export const BYPASS_CACHE_COOKIE = 'plumbline-fresh'
/** Longer than an invalidation takes to reach every process. */
const BYPASS_SECONDS = 10

/** Set on the response to a write that changes public pages. */
export function setBypassCacheCookie({ headers }: Response, key: Buffer, now = Date.now()): void {
  const until = (now + BYPASS_SECONDS * 1000).toString(36)
  const cookie = generateCookie(BYPASS_CACHE_COOKIE, `${until}.${sign(key, until)}`, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    maxAge: BYPASS_SECONDS,
  })
  headers.append('Set-Cookie', cookie)
}

/** This process may not have received the invalidation of the writer's own change yet. */
export function isFromWriter(context: Context, key: Buffer, now = Date.now()): boolean {
  const [until, signature] = getCookie(context, BYPASS_CACHE_COOKIE)?.split('.') ?? []
  if (!until || !signature) return false
  const expected = Buffer.from(sign(key, until))
  const given = Buffer.from(signature)
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && Number.parseInt(until, 36) > now
  )
}

function sign(key: Buffer, until: string): string {
  return createHmac('sha256', key).update(until).digest('base64url')
}
