import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'

interface OwnedSequence extends Record<string, unknown> {
  sequence: string
  table_name: string
  column_name: string
}

/** The sequences of numbered columns. */
async function listSequences(db: Db): Promise<OwnedSequence[]> {
  const { rows } = await db.execute<OwnedSequence>(sql`
    select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence,
      format('%I.%I', table_schema, table_name) as table_name, format('%I', column_name) as column_name
    from information_schema.columns
    where table_schema in ('public', 'auth')
      and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`)
  return rows
}

/** The next number of each sequence. Sequences belong to no snapshot: read them after the rows. */
export async function readSequences(db: Db): Promise<Record<string, string>> {
  const next: Record<string, string> = {}
  for (const { sequence } of await listSequences(db)) {
    const { rows } = await db.execute<{ next: string }>(
      sql.raw(`select (last_value + is_called::integer)::text as next from ${sequence}`),
    )
    next[sequence] = rows[0]!.next
  }
  return next
}

/** Sequences continue after the highest restored number, and after numbers of rows that were deleted. */
export async function moveSequences(tx: Db, saved: Readonly<Record<string, string>> = {}) {
  for (const { sequence, table_name, column_name } of await listSequences(tx)) {
    await tx.execute(
      sql`select setval(${sequence}::regclass, greatest(${saved[sequence] ?? '1'}::bigint,
        (select coalesce(max(${sql.raw(column_name)}), 0) + 1 from ${sql.raw(table_name)})), false)`,
    )
  }
}
