import type { Db } from '@plumbline/database/db.ts'
import { requireTextRoom } from '../limits/mail-room.ts'
import { issueToken } from '../one-time-tokens/one-time-token-store.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { brokenConstraint, phoneExists } from '../users/user-creation.ts'
import { insertIdentity, lockUser, updatePhoneIdentity, updateUser } from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import { deliverText } from './phone-delivery.ts'

/** Text messages arrive at once or not at all (section 6). */
const CODE_TTL_SECONDS = 60

type CodeKind = 'confirmation' | 'phone_change'

interface WantedCode {
  kind: CodeKind
  to: string
  /** An account's id, where somebody signed in asked. */
  askedBy?: string | null
  /** Of a sign-up. */
  passwordHash?: string | undefined
}

const SENT_AT = { confirmation: 'confirmationSentAt', phone_change: 'phoneChangeSentAt' } as const

/**
 * A code by text message. It is stored first and handed over afterwards: no transaction
 * waits for another system. When that fails, the person may try again at once.
 */
export async function textCode(
  call: Call,
  user: UserRow,
  { kind, to, askedBy = null, passwordHash }: WantedCode,
): Promise<void> {
  const { service, now, ip } = call
  requireTextSpacing(call, user[SENT_AT[kind]])
  await requireTextRoom(call, { to, isSignedIn: askedBy !== null })
  const { code } = await service.db.transaction(async (tx) => {
    // Once more with the account held still: of several that ask at once, one gets a message.
    const current = await lockUser(tx, user.id)
    if (current) requireTextSpacing(call, current[SENT_AT[kind]])
    await updateUser(tx, user.id, now, { [SENT_AT[kind]]: now })
    await service.audit(tx, {
      action: 'auth.code_requested',
      actorId: askedBy,
      subjectId: user.id,
      ip,
      detail: { kind },
    })
    return issueToken(tx, service, now, {
      user,
      kind,
      sentTo: to,
      passwordHash,
      ttlSeconds: CODE_TTL_SECONDS,
    })
  })
  const purpose = kind === 'confirmation' ? 'sign_in' : 'phone_change'
  await deliverText(service, { to, code, purpose, userId: user.id }).catch(async (cause) => {
    await updateUser(service.db, user.id, now, { [SENT_AT[kind]]: null })
    throw cause
  })
}

export function requirePhonesOn({ service: { settings } }: Call, status: 400 | 422): void {
  if (!settings.phone) throw new Refusal(status, 'phone_provider_disabled', 'Phone logins are disabled')
}

/** One message to one person in so many seconds. */
function requireTextSpacing({ service: { settings }, now }: Call, lastSentAt: Date | null): void {
  const wait = lastSentAt ? settings.mailSpacingSeconds - (now.getTime() - lastSentAt.getTime()) / 1000 : 0
  if (wait > 0)
    throw new Refusal(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`,
      { retryAfterSeconds: wait },
    )
}

export async function confirmPhone(tx: Db, user: UserRow, now: Date): Promise<void> {
  if (user.phoneConfirmedAt || !user.phone) return
  await updateUser(tx, user.id, now, {
    phoneConfirmedAt: now,
    userMetadata: { ...user.userMetadata, phone_verified: true },
  })
  await updatePhoneIdentity(tx, user.id, user.phone, now)
}

/** The pending number takes the place of the old one; someone anonymous becomes someone. */
export async function completePhoneChange(tx: Db, user: UserRow, phone: string, now: Date): Promise<void> {
  const { provider, providers } = user.appMetadata
  const known = Array.isArray(providers) ? providers : []
  await updateUser(tx, user.id, now, {
    phone,
    newPhone: null,
    phoneConfirmedAt: now,
    isAnonymous: false,
    userMetadata: { ...user.userMetadata, phone, phone_verified: true },
    appMetadata: {
      ...user.appMetadata,
      provider: provider ?? 'phone',
      providers: known.includes('phone') ? known : [...known, 'phone'],
    },
  }).catch((cause) => {
    throw brokenConstraint(cause) === 'users_phone_is_unique' ? phoneExists() : cause
  })
  if (await updatePhoneIdentity(tx, user.id, phone, now)) return
  await insertIdentity(tx, now, {
    userId: user.id,
    provider: 'phone',
    subject: user.id,
    email: null,
    identityData: { sub: user.id, phone, phone_verified: true },
  })
}
