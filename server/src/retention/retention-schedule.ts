import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { deleteOverdue } from './retention-work.ts'

/** A process that died lets the work go after this. */
const CLAIM_SECONDS = 3600
const DAY_SECONDS = 86_400

/**
 * Once a day, one of all processes deletes what has outlived its time. What is new here,
 * installed, upgraded or restored, first leaves the operator a day to look.
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
