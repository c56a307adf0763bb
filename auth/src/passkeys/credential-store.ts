import type { Db } from '@plumbline/database/db.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { type CredentialRow, credentialsTable, passkeyCeremoniesTable } from './credential-tables.ts'

export async function insertCredential(
  db: Db,
  values: typeof credentialsTable.$inferInsert,
): Promise<CredentialRow> {
  const [row] = await db.insert(credentialsTable).values(values).returning()
  if (!row) throw new Error('the credential was not stored')
  return row
}

export function listCredentials(db: Db, userId: string): Promise<CredentialRow[]> {
  return db.select().from(credentialsTable).where(eq(credentialsTable.userId, userId))
}

/** Passkeys are the credentials that are no second factor. */
export function listPasskeys(db: Db, userId: string): Promise<CredentialRow[]> {
  return db
    .select()
    .from(credentialsTable)
    .where(and(eq(credentialsTable.userId, userId), isNull(credentialsTable.factorId)))
    .orderBy(credentialsTable.createdAt, credentialsTable.id)
}

export async function findPasskeyByCredentialId(
  db: Db,
  credentialId: string,
): Promise<CredentialRow | undefined> {
  const [row] = await db
    .select()
    .from(credentialsTable)
    .where(and(eq(credentialsTable.credentialId, credentialId), isNull(credentialsTable.factorId)))
  return row
}

export async function findCredentialOfFactor(db: Db, factorId: string): Promise<CredentialRow | undefined> {
  const [row] = await db.select().from(credentialsTable).where(eq(credentialsTable.factorId, factorId))
  return row
}

/**
 * Notes a use, unless the counter moved meanwhile: of two answers that an
 * authenticator and its copy give at the same time, one is refused.
 */
export async function markUsed(
  tx: Db,
  { id, counter }: CredentialRow,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(credentialsTable)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(credentialsTable.id, id), eq(credentialsTable.counter, counter)))
    .returning({ id: credentialsTable.id })
  return rows.length > 0
}

export async function renameCredential(db: Db, id: string, friendlyName: string): Promise<void> {
  await db.update(credentialsTable).set({ friendlyName }).where(eq(credentialsTable.id, id))
}

export async function deleteCredential(db: Db, id: string): Promise<void> {
  await db.delete(credentialsTable).where(eq(credentialsTable.id, id))
}

export const CEREMONY_LIFETIME_SECONDS = 300

export async function insertCeremony(
  db: Db,
  values: { userId: string | null; challenge: string; createdAt: Date },
): Promise<string> {
  const [row] = await db
    .insert(passkeyCeremoniesTable)
    .values(values)
    .returning({ id: passkeyCeremoniesTable.id })
  if (!row) throw new Error('the ceremony was not stored')
  return row.id
}

/** A challenge counts once, right or wrong. */
export async function takeCeremony(db: Db, id: string, now: Date) {
  const [row] = await db.delete(passkeyCeremoniesTable).where(eq(passkeyCeremoniesTable.id, id)).returning()
  const oldest = now.getTime() - CEREMONY_LIFETIME_SECONDS * 1000
  return { ceremony: row, isOld: row !== undefined && row.createdAt.getTime() < oldest }
}

export async function deleteCredentialsOf(db: Db, userId: string): Promise<void> {
  await db.delete(credentialsTable).where(eq(credentialsTable.userId, userId))
}

export async function deleteOldCeremonies(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - CEREMONY_LIFETIME_SECONDS * 1000)
  await db.delete(passkeyCeremoniesTable).where(lt(passkeyCeremoniesTable.createdAt, oldest))
}
