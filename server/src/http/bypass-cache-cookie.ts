import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'

/**
 * A short-lived cookie of a writer's browser. It bypasses the caches, so that writers see their own change
 * whichever process responds.
 */
export const BYPASS_CACHE_COOKIE = 'plumbline-fresh'
/** Longer than an invalidation takes to reach every process. */
const BYPASS_SECONDS = 10

/** Set on the response to a write that changes public pages. */
export function setBypassCacheCookie({ headers }: Response): void {
  const cookie = generateCookie(BYPASS_CACHE_COOKIE, '1', {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    maxAge: BYPASS_SECONDS,
  })
  headers.append('Set-Cookie', cookie)
}

/** This process may not have received the invalidation of the writer's own change yet. */
export function isFromWriter(context: Context): boolean {
  return getCookie(context, BYPASS_CACHE_COOKIE) !== undefined
}
