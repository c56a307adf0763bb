import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** Claims a content file for loading, once and for all; false if that was done before. */
export async function claimContent(tx: Db, kind: string, slug: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`insert into loaded_content (kind, slug) values (${kind}, ${slug}) on conflict do nothing returning slug`,
  )
  return rows.length > 0
}
