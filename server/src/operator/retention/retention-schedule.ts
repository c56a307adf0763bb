import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Log } from '../../platform/log.ts'
import { deleteOverdue } from './retention-work.ts'

/** The claim of a crashed process expires after this. */
const CLAIM_SECONDS = 3600
const DAY_SECONDS = 86_400

/**
 * Once a day, one process deletes expired rows. After an installation, upgrade, or restore the operator
 * first has a day to check.
 */
export async function deleteOverdueWhenDue(db: Db, log: Log, now: Date): Promise<boolean> {
  await db.execute(sql`
    insert into retention_schedule (due_at) values (${after(now, DAY_SECONDS)}::timestamptz) on conflict do nothing`)
  const { rows } = await db.execute(sql`
    update retention_schedule set due_at = ${after(now, CLAIM_SECONDS)}::timestamptz
    where due_at <= ${now.toISOString()}::timestamptz returning 1`)
  if (rows.length === 0) return false
  const deleted = (await deleteOverdue(db, now)).filter((overdue) => overdue.rows > 0)
  await db.execute(sql`update retention_schedule set due_at = ${after(now, DAY_SECONDS)}::timestamptz`)
  log.info({ deleted }, 'what had outlived its time was deleted')
  return true
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
