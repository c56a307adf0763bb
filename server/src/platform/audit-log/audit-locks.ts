import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Locks of all writers, and of the writers of one institution. Any number that no other advisory lock uses. */
const ALL = 7_301
const OF_ONE = 7_302

/** Writers share these locks until they commit. */
export const lockAsWriter = (belongsTo: string): SQL =>
  sql`pg_advisory_xact_lock_shared(${ALL}, 0), pg_advisory_xact_lock_shared(${OF_ONE}, hashtext(${belongsTo}))`

/** Until the transaction ends nobody writes: every entry has a smaller number than those to come. */
export async function holdAllWriters(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ALL}, 0)`)
}

/**
 * Waits until the present writers of an institution are done, so that no entry appears later before the last number that
 * is read next. Outside of a transaction the lock ends with its statement.
 */
export async function awaitWriters(db: Db, institutionId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${OF_ONE}, hashtext(${institutionId}))`)
}
