import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { deleteFactorsOf } from '../factors/factor-store.ts'
import { identitiesTable } from '../identities/identity-tables.ts'
import { deleteTokensOf } from '../one-time-tokens/one-time-token-store.ts'
import { deleteCredentialsOf } from '../passkeys/credential-store.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'
import { updateUser } from './user-store.ts'
import type { UserRow } from './user-tables.ts'

/** Keeps the row for what refers to it, and nothing that says who it was (section 7.11). */
export async function softDeleteUser(tx: Db, user: UserRow, now: Date): Promise<void> {
  await deleteSessionsOf(tx, user.id)
  await deleteFactorsOf(tx, user.id)
  await deleteCredentialsOf(tx, user.id)
  await deleteTokensOf(tx, user.id)
  await updateUser(tx, user.id, now, {
    email: user.email && obscured(user.id, user.email),
    phone: user.phone && obscured(user.id, user.phone).slice(0, 15),
    newEmail: null,
    newPhone: null,
    passwordHash: null,
    userMetadata: {},
    appMetadata: {},
    deletedAt: now,
  })
  await tx
    .update(identitiesTable)
    .set({
      subject: sql`encode(sha256(convert_to(${identitiesTable.userId} || ${identitiesTable.subject}, 'UTF8')), 'hex')`,
      email: null,
      identityData: {},
      updatedAt: now,
    })
    .where(eq(identitiesTable.userId, user.id))
}

const obscured = (salt: string, text: string) => createHash('sha256').update(`${salt}\n${text}`).digest('hex')
