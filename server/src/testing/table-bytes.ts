import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** The disk space of tables with TOAST and indexes, including rolled-back rows. */
export async function tableBytes(db: Db, tables: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select sum(pg_total_relation_size(name::regclass))::text as bytes from unnest(${`{${tables.join(',')}}`}::text[]) as name`,
  )
  return Number(rows[0]!.bytes)
}

/** Random, so that compression does not help. */
export const bulkyText = (lines = 2_000) =>
  Array.from({ length: lines }, () => crypto.randomUUID()).join('\n')
