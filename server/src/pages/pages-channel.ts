import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** Where every process hears that what public pages show has changed. */
export const PAGES_CHANNEL = 'plumbline_pages'

/** In a transaction it is said once that is committed. */
export async function announcePagesChanged(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${PAGES_CHANNEL}, '')`)
}
