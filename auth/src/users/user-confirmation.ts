import type { Db } from '@plumbline/database/db.ts'
import { deleteTokensOf } from '../one-time-tokens/one-time-token-store.ts'
import { brokenConstraint, emailExists } from './user-creation.ts'
import { ensureEmailIdentity, updateEmailIdentity, updateUser } from './user-store.ts'
import type { UserRow } from './user-tables.ts'

/** Someone showed that mail to the address reaches them. Safe on an address that is confirmed already. */
export async function confirmEmail(tx: Db, user: UserRow, now: Date): Promise<void> {
  if (user.emailConfirmedAt || !user.email) return
  await updateUser(tx, user.id, now, {
    emailConfirmedAt: now,
    userMetadata: { ...user.userMetadata, email_verified: true },
  })
  await updateEmailIdentity(tx, user.id, user.email, true, now)
}

/** The pending address takes the place of the old one; someone anonymous becomes someone. */
export async function completeEmailChange(tx: Db, user: UserRow, email: string, now: Date): Promise<void> {
  const { provider, providers } = user.appMetadata
  const known = Array.isArray(providers) ? providers : []
  try {
    await updateUser(tx, user.id, now, {
      email,
      newEmail: null,
      emailChangeAgreedBy: null,
      emailConfirmedAt: now,
      isAnonymous: false,
      userMetadata: { ...user.userMetadata, email, email_verified: true },
      appMetadata: {
        ...user.appMetadata,
        provider: provider ?? 'email',
        providers: known.includes('email') ? known : [...known, 'email'],
      },
    })
  } catch (cause) {
    throw brokenConstraint(cause) === 'users_email_is_unique' ? emailExists() : cause
  }
  await ensureEmailIdentity(tx, user.id, email, true, now)
  await deleteTokensOf(tx, user.id)
}
