import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Audience } from './page-audience.ts'

/**
 * The browser says with this cookie that it keeps a session. It opens nothing: every
 * call is checked by its token. It only spares people a wrong screen before scripts run.
 */
export const SIGNED_IN_COOKIE = 'plumbline-signed-in'
/** The page first asked for, to be reached after signing in. */
export const NEXT_COOKIE = 'plumbline-next'
const NEXT_LIFETIME_SECONDS = 30 * 60

/** Where signed-out people begin; signed-in ones have no business there. */
const STARTS = new Set(['/', '/login'])

/** With what a provider sends people back, who must not lose it on the way. */
const RETURN_PARAMETERS = ['code', 'error', 'error_code']

/** The route table's redirects: signed-out people see public pages only, signed-in ones start in the application. */
export function redirectFor(context: Context, audience: Audience): Response | undefined {
  const signedIn = getCookie(context, SIGNED_IN_COOKIE) === '1'
  const { pathname, search, searchParams } = new URL(context.req.url)
  // The sign-in service leads here when it does not know where else; the sign-in page has the words.
  if (pathname === '/' && searchParams.has('error_code')) return context.redirect(`/login${search}`)
  const comesBack = pathname === '/login' && RETURN_PARAMETERS.some((name) => searchParams.has(name))
  if (signedIn && !comesBack) return STARTS.has(pathname) ? context.redirect('/dashboard') : undefined
  if (audience === 'public') return undefined
  if (audience === 'members') {
    setCookie(context, NEXT_COOKIE, pathname + search, {
      path: '/',
      sameSite: 'Lax',
      maxAge: NEXT_LIFETIME_SECONDS,
    })
  }
  return context.redirect('/')
}
