import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { resetPageOf } from '../service.ts'
import { beginToChoosePassword, choosesPassword } from '../sessions/password-choice.ts'
import { beginSession, type Session, sessionBody } from '../sessions/session-reply.ts'
import { issueAuthCode } from './flow-state-store.ts'
import { findTokenByHash, holdTokens } from './one-time-token-store.ts'
import { expired, kindsOf, redeem, requireVerificationType, type VerificationType } from './verification.ts'
import { HALF_CONFIRMED } from './verify-code-handlers.ts'

/** `GET /verify`: someone opened a link (section 7.5). All but a link without parts is a redirect. */
export async function followLink(call: Call): Promise<Response> {
  const { service, query, ip, now } = call
  const token = query.get('token') ?? ''
  const given = query.get('type') ?? ''
  if (token === '' || given === '')
    throw new Refusal(400, 'validation_failed', 'Verify requires a token and a verification type')
  const target = withoutFragment(redirectTarget(call))
  const isPkce = token.startsWith('pkce_')
  try {
    await service.limiter.requireRoom('verify', ip, now)
    const type = requireVerificationType(given)
    const begun = await openToChoosePassword(call, type, token)
    if (begun) return await leadToPasswordPage(call, { type, hash: token, target, begun })
    return await useLink(call, type, token, target)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    // The page says of an invitation that it was used or is too old, and not that a password is to be reset.
    const isInvitation = given === 'invite' && leadsToResetPage(call, target)
    const error = { ...errorMembers(cause), ...(isInvitation && { type: 'invite' }) }
    return seeOther(
      withParts(target, { ...(isPkce ? { query: error } : {}), fragment: { ...error, sb: '' } }),
    )
  }
}

type Outcome = { half: true; isPkce: boolean } | { code: string } | { begun: Session }

async function useLink(call: Call, type: VerificationType, hash: string, target: string): Promise<Response> {
  const { service, now } = call
  const outcome = await service.db.transaction(async (tx): Promise<Outcome> => {
    const token = await findTokenByHash(tx, hash, kindsOf(type), now)
    if (!token) throw expired('Email link is invalid or has expired')
    const redeemed = await redeem(tx, call, token)
    if (redeemed === 'half') return { half: true, isPkce: token.flowStateId !== null }
    if (token.flowStateId) return { code: await issueAuthCode(tx, token.flowStateId, now) }
    return { begun: await beginSession(tx, call, token.userId, { method: 'otp' }) }
  })
  if ('half' in outcome) {
    const message = { message: HALF_CONFIRMED }
    return seeOther(
      withParts(target, { ...(outcome.isPkce ? { query: message } : {}), fragment: { ...message, sb: '' } }),
    )
  }
  if ('code' in outcome) return seeOther(withParts(target, { query: { code: outcome.code } }))
  const { user: _user, ...session } = await sessionBody(call, outcome.begun)
  return seeOther(withParts(target, { fragment: { ...session, sb: '', type } }))
}

/**
 * A link to choose a password, where the token is for that, whatever page it leads to: what it opens is a
 * session of ten minutes that chooses a password and does nothing else. Section 14: opening the link uses
 * nothing up, because mail scanners open links before people do, and the address counts as confirmed only
 * when a password is chosen.
 */
async function openToChoosePassword(
  call: Call,
  type: VerificationType,
  hash: string,
): Promise<Session | undefined> {
  return call.service.db.transaction(async (tx) => {
    await holdTokens(tx)
    const token = await findTokenByHash(tx, hash, kindsOf(type), call.now)
    if (!token) throw expired('Email link is invalid or has expired')
    return choosesPassword(token) ? beginToChoosePassword(tx, call, token.userId) : undefined
  })
}

interface PasswordLink {
  type: VerificationType
  hash: string
  target: string
  begun: Session
}

/**
 * The product's own page takes the tokens from the query (section 14). An invitation leads there likewise; the
 * page knows one `type`, so both say 'recovery', and what it needs to have the invitation accepted by a provider
 * instead is beside it. Other pages get them as of any link.
 */
async function leadToPasswordPage(
  call: Call,
  { type, hash, target, begun }: PasswordLink,
): Promise<Response> {
  const { user: _user, ...session } = await sessionBody(call, begun)
  if (!leadsToResetPage(call, target))
    return seeOther(withParts(target, { fragment: { ...session, sb: '', type } }))
  const invitation: Members = type === 'invite' ? { invite_token: hash } : {}
  return seeOther(withParts(target, { query: { ...session, type: 'recovery', ...invitation } }))
}

function leadsToResetPage({ service }: Call, target: string): boolean {
  const { origin, pathname } = new URL(target)
  return origin + pathname.replace(/\/$/, '') === resetPageOf(service)
}

/** What section 7.5 says of each status; other statuses have no word. */
const ERROR_WORDS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

export function errorMembers({ status, code, message }: Refusal): Record<string, string> {
  const word = ERROR_WORDS[status]
  return { ...(word ? { error: word } : {}), error_code: code, error_description: message }
}

type Members = Record<string, string | number>

export function withParts(
  target: string,
  { query = {}, fragment }: { query?: Members; fragment?: Members },
): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  if (fragment) {
    const members = new URLSearchParams()
    for (const [name, value] of Object.entries(fragment)) members.set(name, String(value))
    url.hash = members.toString()
  }
  return url.href
}

export function seeOther(location: string, status: 302 | 303 = 303): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })
}

const withoutFragment = (target: string) => target.split('#')[0] ?? target
