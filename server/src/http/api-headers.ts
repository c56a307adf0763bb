import type { Context, MiddlewareHandler } from 'hono'
import { API_PREFIX, VERSIONED_PREFIX } from './api.ts'
import { bearerOf } from './bearer.ts'
import { isOfOtherVersion, isVersioned } from './moved-addresses.ts'

/** When addresses without a version were announced to end, and when they do. */
const DEPRECATED_AT = `@${Date.UTC(2026, 10, 25) / 1000}`
const ENDS_AT = new Date(Date.UTC(2027, 10, 25)).toUTCString()

/** What every answer of the API says besides its content. */
export const apiHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.status === 401) sayHowToAuthenticate(context)
  if (context.get('complete') === context.res) return
  const asked = new URL(context.req.raw.url).pathname
  const { headers } = context.res
  // Another link stays.
  for (const [name, value] of Object.entries(versionHeaders(context, asked)))
    if (name !== 'Link') headers.set(name, value)
    else if (!headers.get(name)?.includes(value)) headers.append(name, value)
}

/** Where a program that names no version finds the one that stays. */
export function versionHeaders({ req }: Context, asked: string): Record<string, string> {
  // Browsers say that the program's own pages ask, which always have the program's version.
  if (isVersioned(asked) || isOfOtherVersion(asked) || req.header('sec-fetch-site') === 'same-origin')
    return {}
  const successor = VERSIONED_PREFIX + asked.slice(API_PREFIX.length)
  return {
    Deprecation: DEPRECATED_AT,
    Sunset: ENDS_AT,
    Link: `<${successor}>; rel="successor-version"`,
  }
}

/** RFC 6750: without a token only the scheme, with one that opens nothing also that it does not. */
function sayHowToAuthenticate({ req, res }: Context): void {
  if (res.headers.has('WWW-Authenticate')) return
  const isTokenGiven = bearerOf(req.header('authorization')) !== undefined
  res.headers.set(
    'WWW-Authenticate',
    `Bearer realm="Plumbline"${isTokenGiven ? ', error="invalid_token"' : ''}`,
  )
}
