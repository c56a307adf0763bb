import {
  type AccessTokenClaims,
  AccessTokenError,
  DEFAULT_AUDIENCE,
  verifyAccessToken,
} from '../sessions/access-token.ts'
import { hasEnded } from '../sessions/session-end.ts'
import { findSession } from '../sessions/session-store.ts'
import type { SessionRow } from '../sessions/session-tables.ts'
import { banned, isBanned, requireMaySignIn } from '../users/user-standing.ts'
import { type Account, findAccount } from '../users/user-store.ts'
import { type Call, isUuid } from './call.ts'
import { Refusal } from './refusal.ts'

export interface Bearer {
  account: Account
  /** Absent for a token that belongs to no session. */
  session: SessionRow | undefined
}

export interface Expected {
  /** Also the short session of a reset link (section 14), which is let into nothing else. */
  resetToo?: boolean
  /**
   * Also a session that owes its second factor. Every other call refuses it: a password alone shows
   * the account, answers the factor and signs out here, and does nothing else.
   */
  owingToo?: boolean
  /** The status with which a session that owes its second factor is refused, where the protocol names one. */
  owingStatus?: 401 | 403 | 422
}

/** The signed-in person, checked in the order of section 4: what was revoked is refused at once. */
export async function requireBearer(
  call: Call,
  { resetToo = false, owingToo = false, owingStatus = 403 }: Expected = {},
): Promise<Bearer> {
  const claims = await requireClaims(call)
  const { db } = call.service
  if (!isUuid(claims.sub)) throw new Refusal(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const account = await findAccount(db, claims.sub)
  if (!account) throw new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await liveSession(call, claims)
  requireMaySignIn(account, call.now, 403)
  if (session?.notAfter && !resetToo) throw onlyForPassword()
  if (!owingToo && owesSecondFactor({ account, session })) throw factorOwed(owingStatus)
  return { account, session }
}

export function owesSecondFactor({ account, session }: Bearer): boolean {
  return session?.aal !== 'aal2' && account.factors.some(({ status }) => status === 'verified')
}

export function factorOwed(status: 401 | 403 | 422): Refusal {
  return new Refusal(status, 'insufficient_aal', 'AAL2 session is required: verify the second factor first')
}

/** A person who reads one letter must not keep a way in beside the password, which its owner would notice. */
export function onlyForPassword(): Refusal {
  return new Refusal(
    403,
    'no_authorization',
    'This session only chooses a password. Sign in to do anything else.',
  )
}

export async function requireSession(
  call: Call,
  expected?: Expected,
): Promise<{ account: Account; session: SessionRow }> {
  const { account, session } = await requireBearer(call, expected)
  if (!session) throw new Refusal(403, 'session_not_found', 'This call needs a session')
  return { account, session }
}

/** An operator's program: known by the role in its token. */
export async function requireAdmin(call: Call): Promise<{ id: string | null; ip: string }> {
  const claims = await requireClaims(call)
  if (!claims.role || !call.service.settings.adminRoles.includes(claims.role))
    throw new Refusal(403, 'not_admin', 'User not allowed')
  const session = await liveSession(call, claims)
  const holder = session && (await findAccount(call.service.db, session.userId))
  if (session && (!holder || isBanned(holder, call.now))) throw banned(403)
  if (holder && owesSecondFactor({ account: holder, session })) throw factorOwed(403)
  if (session?.notAfter) throw onlyForPassword()
  return { id: isUuid(claims.sub) ? claims.sub : null, ip: call.ip }
}

export async function hasAdminBearer(call: Call): Promise<boolean> {
  if (!call.request.headers.has('Authorization')) return false
  return requireAdmin(call).then(
    () => true,
    () => false,
  )
}

/** Whom a call is about: accounts are unique per address and audience (section 1). */
export async function audienceOf(call: Call): Promise<string> {
  const asked = call.request.headers.get('X-JWT-AUD')
  if (asked) return asked
  const token = bearerToken(call.request)
  if (!token) return DEFAULT_AUDIENCE
  const claims = await verifyAccessToken(call.service.keys, token, call.now).catch(() => undefined)
  if (!claims?.aud || call.service.settings.adminRoles.includes(claims.role ?? '')) return DEFAULT_AUDIENCE
  return claims.aud
}

async function liveSession(call: Call, claims: AccessTokenClaims): Promise<SessionRow | undefined> {
  if (!claims.session_id) return undefined
  const session =
    isUuid(claims.session_id) && isUuid(claims.sub)
      ? await findSession(call.service.db, claims.session_id, claims.sub)
      : undefined
  if (!session || hasEnded(session, call.now))
    throw new Refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return session
}

async function requireClaims(call: Call): Promise<AccessTokenClaims> {
  const token = bearerToken(call.request)
  if (!token) throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  // Some tokens name no session that could have ended: their keys must be the ones of now.
  await call.secret()
  try {
    return await verifyAccessToken(call.service.keys, token, call.now)
  } catch (cause) {
    if (!(cause instanceof AccessTokenError)) throw cause
    throw new Refusal(403, 'bad_jwt', `invalid JWT: ${cause.message}`)
  }
}

function bearerToken(request: Request): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('Authorization')?.trim() ?? '')?.[1]
}
