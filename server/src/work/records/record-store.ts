import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterCursor, cursorPage } from '../../platform/cursor-paging.ts'
import { containing } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

interface RecordTable<Row, Summary> {
  table: string
  /** What `columns` and `visibleTo` call the table. */
  alias: string
  columns: SQL
  visibleTo: (reader: Reader) => SQL
  asSummary: (row: Row) => Summary
}

interface PageOf {
  filters: readonly SQL[]
  search: string
  order: SQL
  size: number
  page: number
}

/** Reads that every noun of records has: a page, all by cursor, one, and one that is locked for a change. */
export function recordReads<Row extends Record<string, unknown>, Summary extends { id: string }>({
  alias,
  columns,
  visibleTo,
  asSummary,
  ...record
}: RecordTable<Row, Summary>) {
  const as = sql.identifier(alias)
  const table = sql`${sql.identifier(record.table)} ${as}`

  const read = async (tx: Db, query: SQL) => (await tx.execute(query)).rows as Row[]

  async function find(tx: Db, reader: Reader, id: string): Promise<Row | undefined> {
    const [row] = await read(
      tx,
      sql`select ${columns} from ${table} where ${visibleTo(reader)} and ${as}.id = ${id}`,
    )
    return row
  }

  return {
    find,

    async lock(tx: Db, reader: Reader, id: string): Promise<Row | undefined> {
      await tx.execute(
        sql`select 1 from ${table} where ${visibleTo(reader)} and ${as}.id = ${id} for no key update of ${as}`,
      )
      return find(tx, reader, id)
    },

    async listRows(tx: Db, reader: Reader, input: CursorInput) {
      const rows = await read(
        tx,
        sql`
        with shown as materialized (
          select ${as}.* from ${table} where ${afterCursor(alias, visibleTo(reader), input)})
        select ${columns} from shown ${as} order by ${as}.id`,
      )
      return cursorPage(rows.map(asSummary), input)
    },

    /** The last page where there is none as far as asked. Only the rows of the page get the columns that cost. */
    async listPage(tx: Db, reader: Reader, { filters, search, order, size, page: asked }: PageOf) {
      const parts = [visibleTo(reader), ...filters]
      if (search) parts.push(sql`${as}.search_text like ${containing(search)}`)
      const where = sql.join(parts, sql` and `)
      const { rows: counts } = await tx.execute<{ count: number }>(
        sql`select count(*)::integer as count from ${table} where ${where}`,
      )
      const totalCount = counts[0]!.count
      const pageCount = Math.ceil(totalCount / size)
      const page = Math.min(asked, Math.max(pageCount, 1))
      const rows = await read(
        tx,
        sql`
        with shown as materialized (
          select ${as}.* from ${table} where ${where} order by ${order} limit ${size} offset ${(page - 1) * size})
        select ${columns} from shown ${as} order by ${order}`,
      )
      return { items: rows.map(asSummary), page, pageCount, totalCount }
    },
  }
}

/** The rows whose column has one of the values; all rows where none is given. */
export const oneOf = (column: SQL, values: readonly string[]): SQL[] =>
  values.length > 0 ? [sql`${column} = any(${`{${values.join(',')}}`}::text[])`] : []
