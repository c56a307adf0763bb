import type { Db } from '@plumbline/database/db.ts'
import { deleteFactorsOf } from '../factors/factor-store.ts'
import { deleteOtherIdentities } from '../identities/identity-store.ts'
import { deleteFlowsOf } from '../one-time-tokens/flow-state-store.ts'
import { deleteTokensOf } from '../one-time-tokens/one-time-token-store.ts'
import { deleteCredentialsOf } from '../passkeys/credential-store.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'
import { ensureEmailIdentity, updateUser } from './user-store.ts'
import type { UserRow } from './user-tables.ts'

/**
 * Nobody has shown yet that mail to the account's address reaches them. Someone else may
 * have made it in advance and be waiting: nothing survives but the identity that is vouched for.
 */
export async function clearUnproved(tx: Db, user: UserRow, now: Date, keptProvider: string): Promise<void> {
  await updateUser(tx, user.id, now, { passwordHash: null, passwordUnproved: false })
  await deleteSessionsOf(tx, user.id)
  await deleteFactorsOf(tx, user.id)
  await deleteCredentialsOf(tx, user.id)
  await deleteTokensOf(tx, user.id)
  await deleteOtherIdentities(tx, user.id, keptProvider)
}

/** Only the address is left, for the person who gets the invitation there. */
export async function clearForInvitation(tx: Db, user: UserRow, now: Date): Promise<void> {
  await clearUnproved(tx, user, now, 'email')
  if (user.email) await ensureEmailIdentity(tx, user.id, user.email, false, now)
}

/**
 * Somebody signed the address up and proved it. Nothing that they set opens the account once it has a place in an
 * institution: the invitation proves the address again.
 */
export async function clearProved(tx: Db, user: UserRow, now: Date): Promise<void> {
  await updateUser(tx, user.id, now, {
    ...{ emailConfirmedAt: null, lastSignInAt: null, newEmail: null },
    ...{ phone: null, phoneConfirmedAt: null, newPhone: null },
  })
  await deleteFlowsOf(tx, user.id)
  await clearForInvitation(tx, user, now)
}
