import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { DayScore } from '../score/score-store.ts'

export interface Snapshot extends Record<string, unknown> {
  day: string
  activeRegulations: number
  complianceArticles: number
  pendingReviews: number
  riskAlerts: number
}

export type NewSnapshot = Snapshot & { score: DayScore }

const COLUMNS = sql`day::text as day, active_regulations as "activeRegulations",
  compliance_articles as "complianceArticles", pending_reviews as "pendingReviews", risk_alerts as "riskAlerts"`

/** The newest one that is at least 30 days old. */
export async function findSnapshotOfLastMonth(
  tx: Db,
  institutionId: string,
  today: string,
): Promise<Snapshot | undefined> {
  const { rows } = await tx.execute<Snapshot>(sql`
    select ${COLUMNS} from institution_snapshots where institution_id = ${institutionId} and day <= ${today}::date - 30
    order by day desc limit 1`)
  return rows[0]
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

/** False where another process has written the day already. */
export async function insertSnapshot(tx: Db, institutionId: string, snapshot: NewSnapshot): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into institution_snapshots (institution_id, day, active_regulations, compliance_articles,
      pending_reviews, risk_alerts, score)
    values (${institutionId}, ${snapshot.day}::date, ${snapshot.activeRegulations},
      ${snapshot.complianceArticles}, ${snapshot.pendingReviews}, ${snapshot.riskAlerts},
      ${JSON.stringify(snapshot.score)}::jsonb)
    on conflict do nothing returning 1`)
  return rows.length > 0
}
