import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** The NOTIFY channel that invalidates the page caches of all processes. */
export const PAGES_CHANNEL = 'plumbline_pages'

/** Within a transaction the message is sent at commit. */
export async function announcePagesChanged(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${PAGES_CHANNEL}, '')`)
}
