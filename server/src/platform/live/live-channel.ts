import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** The NOTIFY channel that carries the id of a person whose notifications changed to all processes. */
export const LIVE_CHANNEL = 'plumbline_live'

/** Within a transaction the message is sent at commit, once for each person. */
export async function announceToPerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${userId}::text)`)
}
