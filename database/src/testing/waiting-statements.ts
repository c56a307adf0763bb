import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'

/** How many statements on this PostgreSQL database wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!.count
}
