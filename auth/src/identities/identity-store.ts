import type { Db } from '@plumbline/database/db.ts'
import { and, eq, ne } from 'drizzle-orm'
import { type IdentityRow, identitiesTable } from './identity-tables.ts'

export async function findIdentity(
  db: Db,
  provider: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identitiesTable)
    .where(and(eq(identitiesTable.provider, provider), eq(identitiesTable.subject, subject)))
  return row
}

export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identitiesTable)
    .where(eq(identitiesTable.userId, userId))
    .orderBy(identitiesTable.createdAt, identitiesTable.id)
}

export async function updateIdentity(
  db: Db,
  id: string,
  now: Date,
  changes: Pick<IdentityRow, 'identityData' | 'email'>,
): Promise<void> {
  await db
    .update(identitiesTable)
    .set({ ...changes, lastSignInAt: now, updatedAt: now })
    .where(eq(identitiesTable.id, id))
}

export async function deleteIdentity(db: Db, id: string): Promise<void> {
  await db.delete(identitiesTable).where(eq(identitiesTable.id, id))
}

export async function deleteOtherIdentities(db: Db, userId: string, provider: string): Promise<void> {
  await db
    .delete(identitiesTable)
    .where(and(eq(identitiesTable.userId, userId), ne(identitiesTable.provider, provider)))
}
