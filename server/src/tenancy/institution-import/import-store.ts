import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether what is dated came with an import, of rows as `t`: an institution is empty until its import. This
 * installation did not see who signed.
 */
export const isImported = (t: string, column: string): SQL => sql`exists (
  select 1 from institution_imports m
  where m.institution_id = ${sql.identifier(t)}.institution_id and ${sql.identifier(t)}.${sql.identifier(column)} <= m.imported_at)`

export async function findImportedAt(db: Db, institutionId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select imported_at::text as at from institution_imports where institution_id = ${institutionId}`,
  )
  return rows[0] ? new Date(rows[0].at) : null
}
