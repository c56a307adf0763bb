import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AUTHORIZE_PATH } from '../http/oauth/oauth-metadata.ts'
import { pathOfMailLink } from '../platform/mail/mail-link.ts'
import type { Audience } from './page-audience.ts'

/**
 * The browser sets this cookie while it has a session. It grants nothing: every call checks the token. It
 * only avoids showing the wrong screen before scripts run.
 */
export const SIGNED_IN_COOKIE = 'plumbline-signed-in'
/** The page requested first, opened after sign-in. */
export const NEXT_COOKIE = 'plumbline-next'
const NEXT_LIFETIME_SECONDS = 30 * 60

/** Pages for signed-out people; signed-in people are redirected. */
const STARTS = new Set(['/', '/login'])

/** Query parameters that providers return; redirects must keep them. */
const RETURN_PARAMETERS = ['code', 'error', 'error_code']

/** Redirects signed-out people from members' screens, and signed-in people from the start pages. */
export function redirectFor(context: Context, audience: Audience): Response | undefined {
  const signedIn = getCookie(context, SIGNED_IN_COOKIE) === '1'
  const { pathname, search, searchParams } = new URL(context.req.url)
  // The sign-in service redirects here by default; the sign-in page shows the message.
  if (pathname === '/' && searchParams.has('error_code')) return context.redirect(`/login${search}`)
  const comesBack = pathname === '/login' && RETURN_PARAMETERS.some((name) => searchParams.has(name))
  if (signedIn && !comesBack) return STARTS.has(pathname) ? redirectSignedIn(context, pathname) : undefined
  if (audience === 'public') return undefined
  const fromMail = audience === 'members' ? pathOfMailLink(context.req.url) : undefined
  if (audience === 'members') {
    setCookie(context, NEXT_COOKIE, fromMail ?? pathname + search, {
      path: '/',
      sameSite: 'Lax',
      maxAge: NEXT_LIFETIME_SECONDS,
    })
  }
  const isToSignIn = fromMail !== undefined || pathname === AUTHORIZE_PATH
  return context.redirect(isToSignIn ? '/login' : '/')
}

/** Somebody who chose a password is signed in by it, and goes through `/login` to the page requested first. */
function redirectSignedIn(context: Context, pathname: string): Response {
  const next = pathname === '/login' ? getCookie(context, NEXT_COOKIE) : undefined
  if (next !== undefined) deleteCookie(context, NEXT_COOKIE, { path: '/' })
  return context.redirect(next !== undefined && isOwnPath(next) ? next : '/dashboard')
}

/** A local path: `//host` and `/\host` would leave the site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
