import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { regulationChecksTable, regulationSourcesTable } from '../library/regulation-tables.ts'
import type { Check, CheckResult, RegulationSource, SourceName } from './regulation-source.ts'

const CLAIM_MINUTES = 10
const BACK_OFF_FIRST_MINUTES = 2
const BACK_OFF_LAST_MINUTES = 6 * 60
/** A text that comes again for so long is believed. */
const HELD_DAYS = 3

/** Enters what a source is to be asked for; what is there stays. */
export async function enterChecks(db: Db, { name }: RegulationSource, subjects: readonly string[]) {
  await db.insert(regulationSourcesTable).values({ name }).onConflictDoNothing()
  if (subjects.length === 0) return
  await db
    .insert(regulationChecksTable)
    .values(subjects.map((subject) => ({ source: name, subject })))
    .onConflictDoNothing()
}

/** The next check of a source that is due, or a certain one; for one process at a time. */
export function claimCheck(db: Db, source: SourceName, only?: string): Promise<Check | undefined> {
  return db.transaction(async (tx) => {
    const { rows: free } = await tx.execute(sql`
      select name from regulation_sources
      where name = ${source} and (claimed_until is null or claimed_until < now()) for update skip locked`)
    if (free.length === 0) return undefined
    const [check] = await tx
      .select({
        ...getTableColumns(regulationChecksTable),
        isHeldLong: sql<boolean>`coalesce(held_since <= now() - make_interval(days => ${HELD_DAYS}), false)`,
      })
      .from(regulationChecksTable)
      .where(
        and(
          eq(regulationChecksTable.source, source),
          sql`next_at <= now()`,
          only ? eq(regulationChecksTable.subject, only) : undefined,
        ),
      )
      .orderBy(asc(regulationChecksTable.nextAt), asc(regulationChecksTable.subject))
      .limit(1)
    if (!check) return undefined
    await tx
      .update(regulationSourcesTable)
      .set({ claimedUntil: sql`now() + make_interval(mins => ${CLAIM_MINUTES})`, lastTriedAt: sql`now()` })
      .where(eq(regulationSourcesTable.name, source))
    return check
  })
}

const ofCheck = ({ source, subject }: Pick<Check, 'source' | 'subject'>) =>
  and(eq(regulationChecksTable.source, source), eq(regulationChecksTable.subject, subject))

export async function finishCheck(db: Db, check: Check, result: CheckResult): Promise<void> {
  const { source } = check
  const { held } = result
  const heldSince = held && held.hash === check.heldHash ? check.heldSince : sql`now()`
  await db.transaction(async (tx) => {
    await tx
      .update(regulationChecksTable)
      .set({
        triedAt: sql`now()`,
        failures: result.problem ? check.failures + 1 : 0,
        error: result.problem ?? null,
        nextAt: sql`now() + make_interval(secs => ${result.nextInMs / 1000})`,
        ...(result.problem
          ? {}
          : held
            ? { heldHash: held.hash, heldSince, heldBecause: held.because }
            : {
                checkedAt: sql`now()`,
                heldHash: null,
                heldSince: null,
                heldBecause: null,
                confirmedHash: null,
              }),
        ...(result.version ? { version: result.version } : {}),
        ...(result.validators !== undefined ? { validators: result.validators } : {}),
      })
      .where(ofCheck(check))
    if (result.isDone) await tx.delete(regulationChecksTable).where(ofCheck(check))
    for (const subject of result.due ?? [])
      await tx.update(regulationChecksTable).set({ nextAt: sql`now()` }).where(ofCheck({ source, subject }))
    await tx
      .update(regulationSourcesTable)
      .set({ claimedUntil: null, lastSuccessAt: sql`now()` })
      .where(eq(regulationSourcesTable.name, source))
  })
}

/** The next try comes after a pause that doubles, or after the one that the source asked for. */
export async function failCheck(db: Db, check: Check, error: string, retryAfterMs = 0): Promise<void> {
  const { source, failures } = check
  const minutes = Math.min(BACK_OFF_FIRST_MINUTES * 2 ** Math.min(failures, 12), BACK_OFF_LAST_MINUTES)
  const seconds = Math.max(minutes * 60, retryAfterMs / 1000)
  await db.transaction(async (tx) => {
    await tx
      .update(regulationChecksTable)
      .set({
        triedAt: sql`now()`,
        failures: failures + 1,
        error,
        nextAt: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where(ofCheck(check))
    // Nothing else is asked of a source that wants to be left alone.
    if (retryAfterMs > 0)
      await tx
        .update(regulationChecksTable)
        .set({ nextAt: sql`greatest(next_at, now() + make_interval(secs => ${retryAfterMs / 1000}))` })
        .where(eq(regulationChecksTable.source, source))
    await tx
      .update(regulationSourcesTable)
      .set({ claimedUntil: null, lastError: error, lastErrorAt: sql`now()` })
      .where(eq(regulationSourcesTable.name, source))
  })
}

export async function noteClock(db: Db, source: SourceName, seconds: number | undefined): Promise<void> {
  if (seconds === undefined) return
  await db
    .update(regulationSourcesTable)
    .set({ clockSkewSeconds: seconds })
    .where(eq(regulationSourcesTable.name, source))
}

export function listSourceRows(db: Db) {
  return db.select().from(regulationSourcesTable)
}

export function listChecks(db: Db) {
  return db
    .select()
    .from(regulationChecksTable)
    .orderBy(asc(regulationChecksTable.source), asc(regulationChecksTable.subject))
}

/** Everything is due now. Returns how many checks there are. */
export async function makeChecksDue(tx: Db): Promise<number> {
  const { rows } = await tx.execute(sql`update regulation_checks set next_at = now() returning subject`)
  return rows.length
}

/** The held text is believed when it comes again. */
export async function confirmHeld(tx: Db, source: SourceName, subject: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update regulation_checks set confirmed_hash = held_hash, next_at = now()
    where source = ${source} and subject = ${subject} and held_hash is not null returning subject`)
  return rows.length > 0
}
