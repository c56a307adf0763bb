import { listedCategories } from '@plumbline/contract/publishing/article-labels.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { dayAt } from '../../platform/days/today.ts'
import { giveWay, inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { scoreOfDay } from '../score/score-store.ts'
import {
  type CountedDay,
  countReviews,
  listArticles,
  listWork,
  type PartRows,
  type WorkPart,
} from './figure-store.ts'
import { regulationVerdicts } from './regulation-verdicts.ts'
import { findLastDay, insertSnapshot, type Snapshot } from './snapshot-store.ts'

const INSTITUTIONS_AT_ONCE = 20
/** So many missed days are counted late. */
const DAYS_MADE_UP_AT_MOST = 92
const IDS_KEPT_AT_MOST = 5_000
/** Sees all rows of the institution, as its managers do. */
const EVERYTHING = { userId: '00000000-0000-0000-0000-000000000000', role: 'manager' } as const

/**
 * Counts each institution once a day of its own time zone. Days on which no process ran are counted late, by the
 * dates of the rows, and say so. True while institutions are left.
 */
export async function takeDailySnapshots(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; timeZone: string }>(sql`
    select i.id, i.time_zone as "timeZone" from institutions i
    where i.suspended_at is null and not exists (select 1 from institution_snapshots s
      where s.institution_id = i.id and s.day = (${now.toISOString()}::timestamptz at time zone i.time_zone)::date)
    limit ${INSTITUTIONS_AT_ONCE}`)
  if (rows.length === 0) return false
  const shared = await readShared(db)
  for await (const { id, timeZone } of inTurn(rows)) {
    const today = dayAt(now, timeZone)
    const missed = missedDays(await inInstitution(db, id, (tx) => findLastDay(tx, id)), today)
    // Of each day in a transaction of its own; what is broken off goes on after the last one.
    for (const day of missed) {
      await inInstitution(db, id, (tx) => takeSnapshot(tx, id, { day, isPast: true }, shared))
      await giveWay()
    }
    await inInstitution(db, id, (tx) => takeSnapshot(tx, id, { day: today }, shared))
  }
  return rows.length === INSTITUTIONS_AT_ONCE
}

/** The days between the last counted one and today, the newest of them where there are too many. */
function missedDays(last: string | undefined, today: string): string[] {
  if (!last) return []
  const end = parseDay(today, 'today')
  const first = Math.max(parseDay(last, 'last') + 1, end - DAYS_MADE_UP_AT_MOST)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => formatDay(first + index))
}

/** What is the same for all institutions: asked outside their transactions. */
export interface Shared {
  articlesBy: (institutionId: string, day: CountedDay) => string[]
  tables: Awaited<ReturnType<typeof loanTestData>>
}

export async function readShared(db: Db): Promise<Shared> {
  const articles = await listArticles(db)
  return {
    articlesBy: (institutionId, { day, isPast }) =>
      articles
        .filter(({ category, sampleId }) => listedCategories(institutionId === sampleId).includes(category))
        .filter(({ publishedOn }) => !isPast || publishedOn <= day)
        .map(({ slug }) => slug),
    tables: await loanTestData(db),
  }
}

/** Counts one institution on one day of its calendar, in its transaction, and keeps what it counted. */
export async function takeSnapshot(
  tx: Db,
  institutionId: string,
  counted: CountedDay,
  shared: Shared,
  { isLate = counted.isPast ?? false } = {},
): Promise<void> {
  const facts = await findFacts(tx, institutionId, counted.day)
  const rows = await countParts(tx, institutionId, counted, { ...shared, facts })
  await insertSnapshot(tx, institutionId, {
    ...snapshotOf(counted.day, rows),
    isLate,
    rows,
    score: await scoreOfDay(tx, institutionId, counted.day, { data: shared.tables, facts }),
  })
}

/** The figures of today as they stand, which differ from those of the morning's snapshot. */
export async function countToday(
  tx: Db,
  institutionId: string,
  today: string,
  shared: Shared,
): Promise<Snapshot> {
  const facts = await findFacts(tx, institutionId, today)
  return snapshotOf(today, await countParts(tx, institutionId, { day: today }, { ...shared, facts }))
}

async function countParts(
  tx: Db,
  institutionId: string,
  counted: CountedDay,
  { articlesBy, tables, facts }: Shared & { facts: InstitutionFacts },
): Promise<PartRows[]> {
  const work = await listWork(tx, { ...EVERYTHING, institutionId }, counted, IDS_KEPT_AT_MOST)
  const verdicts = regulationVerdicts(facts, counted.day, tables)
  const regulations = (asked: string) =>
    verdicts.filter(({ outcome }) => outcome === asked).map(({ id }) => id)
  return [
    asPart('regulations-that-apply', regulations('applies')),
    asPart('regulations-that-may-apply', regulations('may_apply')),
    asPart('articles-published', articlesBy(institutionId, counted)),
    ...work,
  ]
}

function snapshotOf(day: string, rows: readonly PartRows[]): Snapshot {
  const count = Object.fromEntries(rows.map((row) => [row.part, row.count])) as Record<
    PartRows['part'],
    number
  >
  return {
    day,
    activeRegulations: count['regulations-that-apply'],
    complianceArticles: count['articles-published'],
    pendingReviews: countReviews(count satisfies Record<WorkPart, number>),
    riskAlerts: count['tasks-overdue'] + count['high-findings-open'],
  }
}

const asPart = (part: PartRows['part'], ids: string[]): PartRows => ({
  part,
  count: ids.length,
  ids: ids.slice(0, IDS_KEPT_AT_MOST),
})
