import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** For documents that others read: a person may have another time zone of their own. */
export async function findTimeZone(tx: Db, institutionId: string): Promise<string> {
  const { rows } = await tx.execute<{ timeZone: string }>(
    sql`select time_zone as "timeZone" from institutions where id = ${institutionId}`,
  )
  return rows[0]!.timeZone
}
