import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import type { TableShape } from './table-list.ts'

const ROWS_AT_ONCE = 200

/** Values are written as the same text on every server, and a slow disk ends nothing. */
export async function prepareCopying(tx: Db) {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true), set_config('intervalstyle', 'postgres', true),
      set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`)
}

/** A cursor holds a few rows in memory however large the table is, and a single row of tables with files. */
export async function* rowsOf(tx: Db, { name, columns, hasFiles }: TableShape): AsyncGenerator<string[]> {
  const atOnce = hasFiles ? 1 : ROWS_AT_ONCE
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${name}) r`,
    ),
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${atOnce} from backup_rows`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < atOnce) break
  }
  await tx.execute(sql.raw('close backup_rows'))
}
