import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'

/** A cookie that a writer's browser carries for a moment, so that what it asks next is found anew whichever process answers. */
export const FRESH_COOKIE = 'plumbline-fresh'
/** Longer than the news of a write takes to reach every process. */
const FRESH_SECONDS = 10

/** On the answer to a write that public pages show. */
export function markFresh({ headers }: Response): void {
  const cookie = generateCookie(FRESH_COOKIE, '1', {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    maxAge: FRESH_SECONDS,
  })
  headers.append('Set-Cookie', cookie)
}

/** The news of a writer's own write may not have reached this process yet. */
export function isFromWriter(context: Context): boolean {
  return getCookie(context, FRESH_COOKIE) !== undefined
}
