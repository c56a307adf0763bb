import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { dayAt } from '../../platform/days/today.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { scoreOfDay } from '../score/score-store.ts'
import { countArticles, countReviews, countWork } from './figure-store.ts'
import { listRegulationVerdicts } from './regulation-verdicts.ts'
import { insertSnapshot } from './snapshot-store.ts'

const INSTITUTIONS_AT_ONCE = 20
/** Sees all rows of the institution, as its managers do. */
const EVERYTHING = { userId: '00000000-0000-0000-0000-000000000000', role: 'manager' } as const

/**
 * Counts each institution once a day of its own time zone. A day on which no process ran has no row: a
 * count of the past is never made up. True while institutions are left.
 */
export async function takeDailySnapshots(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; timeZone: string }>(sql`
    select i.id, i.time_zone as "timeZone" from institutions i
    where i.suspended_at is null and not exists (select 1 from institution_snapshots s
      where s.institution_id = i.id and s.day = (${now.toISOString()}::timestamptz at time zone i.time_zone)::date)
    limit ${INSTITUTIONS_AT_ONCE}`)
  if (rows.length === 0) return false
  const complianceArticles = await countArticles(db)
  const tables = await loanTestData(db)
  for (const { id, timeZone } of rows) {
    const day = dayAt(now, timeZone)
    await inInstitution(db, id, (tx) => takeSnapshot(tx, id, day, { complianceArticles, tables }))
  }
  return rows.length === INSTITUTIONS_AT_ONCE
}

interface Shared {
  complianceArticles: number
  tables: Awaited<ReturnType<typeof loanTestData>>
}

/** Counts one institution on one day of its calendar, in its transaction. */
export async function takeSnapshot(
  tx: Db,
  institutionId: string,
  day: string,
  shared: Shared,
): Promise<void> {
  const work = await countWork(tx, { ...EVERYTHING, institutionId }, day)
  const verdicts = await listRegulationVerdicts(tx, institutionId, day, shared.tables)
  await insertSnapshot(tx, institutionId, {
    day,
    activeRegulations: verdicts.filter(({ outcome }) => outcome === 'applies').length,
    complianceArticles: shared.complianceArticles,
    pendingReviews: countReviews(work),
    riskAlerts: work.overdue + work.high,
    score: await scoreOfDay(tx, institutionId, day),
  })
}
