import type { Db } from '@plumbline/database/db.ts'
import type { AuthAction } from '../auth-action.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { completePhoneChange, confirmPhone } from '../phones/phone-codes.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { clearUnproved } from '../users/unproved-account.ts'
import { completeEmailChange, confirmEmail } from '../users/user-confirmation.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { lockUser, updateUser } from '../users/user-store.ts'
import { deleteTokensOf, takeToken } from './one-time-token-store.ts'
import type { OneTimeTokenRow, TokenKind } from './one-time-token-tables.ts'

const KINDS = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['confirmation'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly TokenKind[]>

export type VerificationType = keyof typeof KINDS

/** Which kinds of token a request of that type may bring (section 6). */
export function kindsOf(type: VerificationType): readonly TokenKind[] {
  return KINDS[type]
}

export function requireVerificationType(type: string): VerificationType {
  if (!Object.hasOwn(KINDS, type))
    throw new Refusal(400, 'validation_failed', 'Unsupported verification type')
  return type as VerificationType
}

export const expired = (text: string) => new Refusal(403, 'otp_expired', text)

/** Uses a token up and does what it stands for. 'half' is the first of two agreements to a new address. */
export async function redeem(
  tx: Db,
  call: Call,
  token: OneTimeTokenRow,
  { isTyped = false }: { isTyped?: boolean } = {},
): Promise<'done' | 'half'> {
  const { service, now, ip } = call
  const user = await lockUser(tx, token.userId)
  if (!user || !(await takeToken(tx, token))) throw expired('Token has expired or is invalid')
  requireMaySignIn(user, now, 403)
  const record = (action: AuthAction) =>
    service.audit(tx, { action, actorId: user.id, subjectId: user.id, ip })

  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    const { newEmail } = user
    // What is pending may have changed since the mail was sent.
    if (!newEmail || (token.kind === 'email_change_new' && token.sentTo !== newEmail))
      throw expired('Token has expired or is invalid')
    const otherAgreed = user.emailChangeAgreedBy !== null && user.emailChangeAgreedBy !== token.kind
    if (service.settings.secureEmailChange && user.email && !otherAgreed) {
      await updateUser(tx, user.id, now, { emailChangeAgreedBy: token.kind })
      await record('auth.email_change_half_confirmed')
      return 'half'
    }
    await mailNotice(tx, service, 'email_changed', user)
    await completeEmailChange(tx, user, newEmail, now)
    await record('auth.email_changed')
    return 'done'
  }
  if (token.kind === 'phone_change') {
    if (token.sentTo !== user.newPhone) throw expired('Token has expired or is invalid')
    await completePhoneChange(tx, user, token.sentTo, now)
    await record('auth.phone_changed')
    await mailNotice(tx, service, 'phone_changed', user)
    return 'done'
  }
  if (user.passwordUnproved) {
    await clearUnproved(tx, user, now, token.sentTo === user.phone ? 'phone' : 'email')
    // Anyone who gets the email can open a link. A code is typed where it was asked for.
    if (isTyped && token.passwordHash)
      await updateUser(tx, user.id, now, { passwordHash: token.passwordHash })
    else await updateUser(tx, user.id, now, { droppedPasswordHash: user.passwordHash })
  }
  if (token.sentTo === user.phone) {
    await confirmPhone(tx, user, now)
    if (!user.phoneConfirmedAt) await record('auth.phone_confirmed')
  } else if (!user.emailConfirmedAt) {
    await confirmEmail(tx, user, now)
    await record('auth.email_confirmed')
  }
  await deleteTokensOf(tx, user.id)
  return 'done'
}
