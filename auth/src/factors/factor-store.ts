import type { Db } from '@plumbline/database/db.ts'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { lowerSessionsOfFactor } from '../sessions/session-store.ts'
import { challengesTable, type FactorRow, factorsTable } from './factor-tables.ts'

export async function findFactor(db: Db, userId: string, id: string): Promise<FactorRow | undefined> {
  const [row] = await db
    .select()
    .from(factorsTable)
    .where(and(eq(factorsTable.id, id), eq(factorsTable.userId, userId)))
  return row
}

export function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(factorsTable)
    .where(eq(factorsTable.userId, userId))
    .orderBy(factorsTable.createdAt, factorsTable.id)
}

export async function insertFactor(db: Db, values: typeof factorsTable.$inferInsert): Promise<FactorRow> {
  const [row] = await db.insert(factorsTable).values(values).returning()
  if (!row) throw new Error('the factor was not stored')
  return row
}

export async function updateFactor(
  db: Db,
  id: string,
  now: Date,
  changes: Partial<typeof factorsTable.$inferInsert>,
): Promise<void> {
  await db
    .update(factorsTable)
    .set({ ...changes, updatedAt: now })
    .where(eq(factorsTable.id, id))
}

/** The sessions that it raised fall back with it (section 7.9). */
export async function deleteFactor(tx: Db, { id, userId }: Pick<FactorRow, 'id' | 'userId'>): Promise<void> {
  await tx.delete(factorsTable).where(eq(factorsTable.id, id))
  await lowerSessionsOfFactor(tx, userId, id)
}

export async function deleteFactorsOf(db: Db, userId: string): Promise<void> {
  await db.delete(factorsTable).where(eq(factorsTable.userId, userId))
}

/** Once one of a type is verified, half-finished enrolments of it are of no use. */
export async function deleteOtherUnverified(db: Db, factor: FactorRow): Promise<void> {
  await db
    .delete(factorsTable)
    .where(
      and(
        eq(factorsTable.userId, factor.userId),
        eq(factorsTable.factorType, factor.factorType),
        eq(factorsTable.status, 'unverified'),
        ne(factorsTable.id, factor.id),
      ),
    )
}

/** Codes for when the factors are lost make no sense without one. */
export async function deleteLoneRecoveryCodes(tx: Db, userId: string): Promise<void> {
  const factors = await listFactors(tx, userId)
  const hasOther = factors.some(
    ({ factorType, status }) => factorType !== 'recovery_code' && status === 'verified',
  )
  if (hasOther) return
  const codes = factors.find(({ factorType }) => factorType === 'recovery_code')
  if (codes) await deleteFactor(tx, codes)
}

/** Everyone's. */
export async function deleteAllRecoveryCodes(db: Db): Promise<void> {
  await db.delete(factorsTable).where(eq(factorsTable.factorType, 'recovery_code'))
}

const ABANDONED_AFTER_SECONDS = 300

/** Enrolments begun and never tried, at the next enrolment (section 7.9). */
export async function deleteAbandoned(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .delete(factorsTable)
    .where(
      and(
        eq(factorsTable.userId, userId),
        eq(factorsTable.status, 'unverified'),
        isNull(factorsTable.lastChallengedAt),
        lt(factorsTable.createdAt, new Date(now.getTime() - ABANDONED_AFTER_SECONDS * 1000)),
      ),
    )
}

export const CHALLENGE_LIFETIME_SECONDS = 300

export async function insertChallenge(
  db: Db,
  { factorId, ip, challenge, now }: { factorId: string; ip: string; challenge: string | null; now: Date },
): Promise<string> {
  const [row] = await db
    .insert(challengesTable)
    .values({ factorId, ip, challenge, createdAt: now })
    .returning({ id: challengesTable.id })
  if (!row) throw new Error('the challenge was not stored')
  return row.id
}

export async function findChallenge(db: Db, factorId: string, id: string) {
  const [row] = await db
    .select()
    .from(challengesTable)
    .where(and(eq(challengesTable.id, id), eq(challengesTable.factorId, factorId)))
  return row
}

/** A challenge counts once: of two answers to it at the same time, one is late. */
export async function takeChallenge(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(challengesTable)
    .where(eq(challengesTable.id, id))
    .returning({ id: challengesTable.id })
  return rows.length > 0
}

export async function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - CHALLENGE_LIFETIME_SECONDS * 1000)
  await db.delete(challengesTable).where(lt(challengesTable.createdAt, oldest))
}

/** A code counts once: remembers its step, unless that or a later one was used already. */
export async function takeStep(tx: Db, factorId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(factorsTable)
    .set({ lastStep: step })
    .where(and(eq(factorsTable.id, factorId), sql`coalesce(${factorsTable.lastStep}, 0) < ${step}`))
    .returning({ id: factorsTable.id })
  return rows.length > 0
}
