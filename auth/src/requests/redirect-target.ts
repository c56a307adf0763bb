import type { Service } from '../service.ts'
import type { Call } from './call.ts'
import { Refusal } from './refusal.ts'

/** It is stored, or mailed, until the person comes back. */
const TARGET_MAX_CHARACTERS = 2000

/**
 * Where a link or a sign-in leads back to: the first target that section 10 allows, at last the site
 * itself. What was asked for and is too long to keep is refused; where the person came from is passed over.
 */
export function redirectTarget(call: Call, fromBody?: string): string {
  const { request, query, service } = call
  const asked = [fromBody, query.get('redirect_to'), request.headers.get('redirect_to')]
  if (asked.some((target) => isTooLong(target)))
    throw new Refusal(
      400,
      'validation_failed',
      `redirect_to cannot be longer than ${TARGET_MAX_CHARACTERS} characters`,
    )
  const candidates = [...asked, request.headers.get('Referer')]
  const allowed = candidates.find(
    (target) => target && !isTooLong(target) && isAllowedRedirect(service, target),
  )
  return allowed ?? service.siteUrl
}

const isTooLong = (target: string | null | undefined) => (target ?? '').length > TARGET_MAX_CHARACTERS

const SCRIPT_SCHEMES = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'])

export function isAllowedRedirect(
  { siteUrl, settings }: Pick<Service, 'siteUrl' | 'settings'>,
  target: string,
): boolean {
  const url = parseTarget(target)
  if (!url || SCRIPT_SCHEMES.has(url.protocol)) return false
  const site = new URL(siteUrl)
  if (url.protocol === site.protocol && url.hostname === site.hostname)
    if (url.port === site.port || isLoopback(url.hostname)) return true
  // Beside a site of the machine itself only: elsewhere any program that listens there would get the tokens.
  if (isIpLiteral(url.hostname)) return isWeb(url) && isLoopback(url.hostname) && isLoopback(site.hostname)
  const [withoutFragment = ''] = target.split('#')
  return settings.redirectAllowList.some((glob) => globToPattern(glob).test(withoutFragment))
}

/**
 * Only what says plainly where it leads: no user info, no backslash, and a host that
 * reads in the text as the browser will understand it (no decimal or encoded address).
 */
function parseTarget(target: string): URL | undefined {
  // biome-ignore lint/complexity/useRegexLiterals: escapes stay readable
  if (new RegExp('[\\s\\\\\\u0000-\\u001f\\u007f]').test(target) || !URL.canParse(target)) return undefined
  const url = new URL(target)
  if (url.username || url.password) return undefined
  if (!isWeb(url)) return url
  const [, authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? []
  const host = authority.replace(/:\d*$/, '').toLowerCase()
  const isPlain = /^[a-z0-9.-]+$/.test(host) || /^\[[0-9a-f:.]+\]$/.test(host)
  return isPlain && host === url.hostname ? url : undefined
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:'

const isIpLiteral = (hostname: string) => /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[')

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** `*` stops at `.` and `/`, `**` does not; everything else stands for itself. */
function globToPattern(glob: string): RegExp {
  const source = glob
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^./]*'),
    )
    .join('.*')
  return new RegExp(`^${source}$`)
}
