import type { Db } from '@plumbline/database/db.ts'
import type { AuthMailKind } from '../mail/mail-kinds.ts'
import { Refusal } from '../requests/refusal.ts'
import { issuerOf, resetPageOf, type Service } from '../service.ts'
import { lockUser, updateUser } from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import { insertFlowState, type Pkce } from './flow-state-store.ts'
import { type IssuedToken, issueToken } from './one-time-token-store.ts'
import type { TokenKind, TokenPurpose } from './one-time-token-tables.ts'

/** What each purpose stores, says in the link and leaves in the session's amr under PKCE (section 6). */
const PURPOSES = {
  confirmation: {
    kind: 'confirmation',
    type: 'signup',
    method: 'email/signup',
    sentAt: 'confirmationSentAt',
  },
  invite: { kind: 'confirmation', type: 'invite', method: 'invite', sentAt: 'invitedAt' },
  magic_link: { kind: 'recovery', type: 'magiclink', method: 'magiclink', sentAt: 'recoverySentAt' },
  recovery: { kind: 'recovery', type: 'recovery', method: 'recovery', sentAt: 'recoverySentAt' },
  email_change_current: {
    kind: 'email_change_current',
    type: 'email_change',
    method: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
  email_change_new: {
    kind: 'email_change_new',
    type: 'email_change',
    method: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
} as const satisfies Partial<
  Record<AuthMailKind, { kind: TokenKind; type: string; method: string; sentAt: keyof UserRow }>
>

export type Purpose = keyof typeof PURPOSES

/** Where it says more than the kind of the token. */
const TOKEN_PURPOSES: Partial<Record<Purpose, TokenPurpose>> = { invite: 'invite', magic_link: 'magic_link' }

export interface LinkRequest {
  user: UserRow
  purpose: Purpose
  sentTo: string
  redirectTo: string
  pkce?: Pkce | undefined
  /** The hash of a sign-up's password: takes effect for the client that brings the verifier of PKCE. */
  chosenPassword?: string | undefined
  /** The same, for the person who types the code. */
  typedPassword?: string | undefined
  /** An operator asked for it, or it belongs to another mail of the same moment. */
  unspaced?: boolean
}

export interface IssuedLink extends IssuedToken {
  link: string
  type: string
}

/** Letters to people who have a password to choose: they show no code, so none is good. */
const LINK_ONLY: ReadonlySet<Purpose> = new Set(['recovery', 'invite'])

type Work = { service: Service; now: Date }

/** A token and the link that carries it, unsent: `generate_link` hands it to the caller. */
export async function issueLink(
  tx: Db,
  { service, now }: Work,
  {
    user,
    purpose,
    sentTo,
    redirectTo,
    pkce,
    chosenPassword,
    typedPassword,
    linkOnly = false,
  }: LinkRequest & { linkOnly?: boolean },
): Promise<IssuedLink> {
  const { kind, type, method, sentAt } = PURPOSES[purpose]
  const flow =
    pkce && (await insertFlowState(tx, { userId: user.id, method, pkce, passwordHash: chosenPassword, now }))
  const token = await issueToken(tx, service, now, {
    user,
    kind,
    purpose: TOKEN_PURPOSES[purpose] ?? kind,
    sentTo,
    linkOnly,
    passwordHash: typedPassword,
    ...(flow ? { flowStateId: flow.id } : {}),
  })
  await updateUser(tx, user.id, now, {
    [sentAt]: now,
    ...(purpose === 'invite' ? { confirmationSentAt: now } : {}),
  })
  const query = new URLSearchParams({ token: token.hash, type, redirect_to: redirectTo })
  return { ...token, type, link: `${issuerOf(service)}/verify?${query}` }
}

/** A token, sent. The mail leaves only if the transaction is committed. */
export async function mailLink(tx: Db, work: Work, request: LinkRequest): Promise<void> {
  const { user, purpose, sentTo, unspaced = false } = request
  if (!unspaced) await takeSpacing(tx, work, user.id, PURPOSES[purpose].sentAt)
  const linkOnly = LINK_ONLY.has(purpose)
  const { link, code, validSeconds, digest } = await issueLink(tx, work, { ...request, linkOnly })
  await work.service.mail(tx, {
    kind: purpose,
    to: sentTo,
    userId: user.id,
    link,
    ...(linkOnly ? {} : { code }),
    validSeconds,
    tokenDigest: digest,
    data: {
      email: user.email ?? '',
      ...(user.newEmail ? { newEmail: user.newEmail } : {}),
      userMetadata: user.userMetadata,
    },
  })
}

/**
 * To an address that nobody has proved yet. A person who was invited and has not come is invited
 * again: that letter takes the place of the first, and they have a password to choose. Says which it was.
 */
export async function mailConfirmation(
  tx: Db,
  work: Work,
  letter: Omit<LinkRequest, 'purpose' | 'unspaced'>,
): Promise<Purpose> {
  if (!letter.user.invitedAt) {
    await mailLink(tx, work, { ...letter, purpose: 'confirmation' })
    return 'confirmation'
  }
  const { user, sentTo } = letter
  await mailLink(tx, work, { user, sentTo, purpose: 'invite', redirectTo: resetPageOf(work.service) })
  return 'invite'
}

/** To the new address, and with secure email change to the present one too: both must agree. */
export async function mailEmailChange(
  tx: Db,
  work: Work,
  user: UserRow,
  redirectTo: string,
  pkce: Pkce | undefined,
): Promise<void> {
  const { email, newEmail } = user
  if (newEmail)
    await mailLink(tx, work, { user, purpose: 'email_change_new', sentTo: newEmail, redirectTo, pkce })
  if (email && work.service.settings.secureEmailChange)
    await mailLink(tx, work, {
      user,
      purpose: 'email_change_current',
      sentTo: email,
      redirectTo,
      pkce,
      unspaced: true,
    })
}

/** The audit entry of a mail that someone asked for without being signed in. */
export async function recordRequest(
  tx: Db,
  { service, ip }: { service: Service; ip: string },
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await service.audit(tx, {
    action: 'auth.link_requested',
    actorId: null,
    subjectId: userId,
    ip,
    detail: { purpose },
  })
}

/** The same with the account held still: of several that ask at once, one gets a mail. */
export async function takeSpacing(
  tx: Db,
  work: Work,
  userId: string,
  sentAt:
    | 'confirmationSentAt'
    | 'invitedAt'
    | 'recoverySentAt'
    | 'emailChangeSentAt'
    | 'reauthenticationSentAt',
): Promise<void> {
  const user = await lockUser(tx, userId)
  if (user) requireSpacing(work, user[sentAt])
}

/** One mail of a kind to one person in so many seconds. */
export function requireSpacing({ service: { settings }, now }: Work, lastSentAt: Date | null): void {
  const wait = secondsToWait(settings.mailSpacingSeconds, lastSentAt, now)
  if (wait > 0)
    throw new Refusal(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`,
      { retryAfterSeconds: wait },
    )
}

function secondsToWait(spacing: number, lastSentAt: Date | null, now: Date): number {
  return lastSentAt ? spacing - (now.getTime() - lastSentAt.getTime()) / 1000 : 0
}
