import type { FigurePart } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { DayScore, ScoreParts } from '../score/score-store.ts'
import type { PartRows } from './figure-store.ts'

export type SnapshotFigure = 'activeRegulations' | 'complianceArticles' | 'pendingReviews' | 'riskAlerts'
export type Snapshot = { day: string } & Record<SnapshotFigure, number>

export type NewSnapshot = Snapshot & {
  isLate: boolean
  rows: readonly PartRows[]
  score: DayScore & { parts: ScoreParts }
}

const COLUMNS = sql`day::text as day, active_regulations as "activeRegulations",
  compliance_articles as "complianceArticles", pending_reviews as "pendingReviews", risk_alerts as "riskAlerts"`

/**
 * What was counted on so many days before today, oldest first, and before them the newest that is at least as old as
 * they all.
 */
export async function listSnapshotsOfLate(tx: Db, institutionId: string, today: string, days: number) {
  const first = sql`${today}::date - ${days}::integer`
  const { rows } = await tx.execute<
    Snapshot & { score: DayScore | null; isBefore: boolean; isOfLate: boolean }
  >(sql`
    select ${COLUMNS}, score, s.day <= ${first} as "isBefore", s.day >= ${first} as "isOfLate"
    from institution_snapshots s where institution_id = ${institutionId} and s.day < ${today}::date
      and s.day >= coalesce((select max(b.day) from institution_snapshots b
        where b.institution_id = ${institutionId} and b.day <= ${first}), ${first})
    order by s.day`)
  return {
    before: rows.find(({ isBefore }) => isBefore),
    snapshots: rows.filter(({ isOfLate }) => isOfLate),
  }
}

/** The last one of each month, newest month first. */
export async function listMonthlySnapshots(
  tx: Db,
  institutionId: string,
  until: string,
  months: number,
): Promise<Snapshot[]> {
  const { rows } = await tx.execute<Snapshot>(sql`
    select distinct on (date_trunc('month', institution_snapshots.day)) ${COLUMNS} from institution_snapshots
    where institution_id = ${institutionId} and institution_snapshots.day <= ${until}::date
    order by date_trunc('month', institution_snapshots.day) desc, institution_snapshots.day desc limit ${months}`)
  return rows
}

/** The figures of a day and what they counted. Nothing where another process has written the day already. */
export async function insertSnapshot(tx: Db, institutionId: string, snapshot: NewSnapshot): Promise<void> {
  const { parts, ...score } = snapshot.score
  const { rows: inserted } = await tx.execute(sql`
    insert into institution_snapshots (institution_id, day, active_regulations, compliance_articles,
      pending_reviews, risk_alerts, score, score_parts, is_late)
    values (${institutionId}, ${snapshot.day}::date, ${snapshot.activeRegulations},
      ${snapshot.complianceArticles}, ${snapshot.pendingReviews}, ${snapshot.riskAlerts},
      ${JSON.stringify(score)}::jsonb, ${JSON.stringify(parts)}::jsonb, ${snapshot.isLate})
    on conflict do nothing returning 1`)
  if (inserted.length === 0) return
  await tx.execute(sql`
    insert into institution_snapshot_rows (institution_id, day, part, count, ids)
    select ${institutionId}, ${snapshot.day}::date, r.part, r.count,
      array(select jsonb_array_elements_text(r.ids))
    from jsonb_to_recordset(${JSON.stringify(snapshot.rows)}::jsonb) as r (part text, count integer, ids jsonb)`)
}

export async function findLastDay(tx: Db, institutionId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select max(day)::text as day from institution_snapshots where institution_id = ${institutionId}`,
  )
  return rows[0]?.day ?? undefined
}

interface DayRow extends Record<string, unknown> {
  day: string
  figures: Record<SnapshotFigure, number>
  isLate: boolean
  score: DayScore | null
  scoreParts: ScoreParts | null
  parts: { part: FigurePart; count: number }[]
}

/** The last counted day up to a day, and where the counted days begin and end. */
export async function findCountedDay(tx: Db, institutionId: string, day: string) {
  const { rows: span } = await tx.execute<{ first: string | null; last: string | null }>(sql`
    select min(day)::text as first, max(day)::text as last from institution_snapshots
    where institution_id = ${institutionId}`)
  const { rows } = await tx.execute<DayRow>(sql`
    select s.day::text as day, s.is_late as "isLate", s.score, s.score_parts as "scoreParts",
      json_build_object('activeRegulations', s.active_regulations, 'complianceArticles', s.compliance_articles,
        'pendingReviews', s.pending_reviews, 'riskAlerts', s.risk_alerts) as figures,
      (select coalesce(json_agg(json_build_object('part', r.part, 'count', r.count)), '[]')
        from institution_snapshot_rows r where r.institution_id = s.institution_id and r.day = s.day) as parts
    from institution_snapshots s where s.institution_id = ${institutionId} and s.day <= ${day}::date
    order by s.day desc limit 1`)
  return { ...span[0]!, counted: rows[0] }
}

/** What a part of a day counted: how many, and the ids that were stored. */
export async function findCountedRows(tx: Db, institutionId: string, day: string, part: FigurePart) {
  const { rows } = await tx.execute<{ count: number; ids: string[] }>(sql`
    select count, to_json(ids) as ids from institution_snapshot_rows
    where institution_id = ${institutionId} and day = ${day}::date and part = ${part}`)
  return rows[0]
}
