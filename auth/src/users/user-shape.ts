import type { Account, ShownRow } from './user-store.ts'

/** A person as the protocol shows one (section 3.1): absent members are left out, never null. */
export function shapeUser(account: Account): Record<string, unknown> {
  const { emailConfirmedAt, phoneConfirmedAt } = account
  const confirmedAt =
    emailConfirmedAt && phoneConfirmedAt
      ? new Date(Math.min(emailConfirmedAt.getTime(), phoneConfirmedAt.getTime()))
      : (emailConfirmedAt ?? phoneConfirmedAt)
  return withoutAbsent({
    id: account.id,
    aud: account.audience,
    role: account.role,
    email: account.email ?? '',
    email_confirmed_at: emailConfirmedAt,
    phone: account.phone ?? '',
    phone_confirmed_at: phoneConfirmedAt,
    confirmed_at: confirmedAt,
    invited_at: account.invitedAt,
    confirmation_sent_at: account.confirmationSentAt,
    recovery_sent_at: account.recoverySentAt,
    new_email: account.newEmail,
    email_change_sent_at: account.emailChangeSentAt,
    new_phone: account.newPhone,
    phone_change_sent_at: account.phoneChangeSentAt,
    reauthentication_sent_at: account.reauthenticationSentAt,
    last_sign_in_at: account.lastSignInAt,
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    identities: account.identities.map(shapeShown),
    factors: account.factors.length > 0 ? account.factors.map(shapeShown) : undefined,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    banned_until: account.bannedUntil,
    deleted_at: account.deletedAt,
    is_anonymous: account.isAnonymous,
  })
}

/** Moments from inside the database's JSON carry its offset; the protocol wants UTC. */
export function shapeShown(row: ShownRow): ShownRow {
  return withoutAbsent(
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        name.endsWith('_at') && typeof value === 'string' ? new Date(value).toISOString() : value,
      ]),
    ),
  )
}

function withoutAbsent(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  )
}
