import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterCursor, cursorPage } from '../../platform/cursor-paging.ts'
import { pageAt } from '../../platform/page-at.ts'
import { containing } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

interface RecordTable<Who, Row, Summary> {
  table: string
  /** What `columns` and `visibleTo` call the table. */
  alias: string
  columns: SQL | ((reader: Who) => SQL)
  /** What a list shows, where a record has long texts. */
  listed?: SQL
  /** What else the columns read, joined to each row that is shown. */
  joined?: (reader: Who) => SQL
  visibleTo: (reader: Who) => SQL
  asSummary: (row: Row, reader: Who) => Summary
}

interface PageOf {
  filters?: readonly SQL[]
  search?: string
  order: SQL
  size: number
  page: number
}

interface AllOf {
  filters?: readonly SQL[]
  order: SQL
  atMost: number
}

/** Reads that every noun of records has: a page, all by cursor, one, and one that is locked for a change. */
export function recordReads<
  Row extends Record<string, unknown>,
  Summary extends { id: string },
  Who = Reader,
>({ alias, joined = () => sql``, visibleTo, asSummary, ...record }: RecordTable<Who, Row, Summary>) {
  const as = sql.identifier(alias)
  const table = sql`${sql.identifier(record.table)} ${as}`

  const columns = (reader: Who) =>
    typeof record.columns === 'function' ? record.columns(reader) : record.columns

  const read = async (tx: Db, query: SQL) => (await tx.execute(query)).rows as Row[]

  /** Only the rows that are shown get the columns that cost. */
  const readShown = async (tx: Db, reader: Who, shown: SQL, order: SQL) => {
    const rows = await read(
      tx,
      sql`
      with shown as materialized (select ${as}.* from ${table} where ${shown})
      select ${record.listed ?? columns(reader)} from shown ${as} ${joined(reader)} order by ${order}`,
    )
    return rows.map((row) => asSummary(row, reader))
  }

  async function find(tx: Db, reader: Who, id: string): Promise<Row | undefined> {
    const [row] = await read(
      tx,
      sql`select ${columns(reader)} from ${table} ${joined(reader)} where ${visibleTo(reader)} and ${as}.id = ${id}`,
    )
    return row
  }

  return {
    find,

    async lock(tx: Db, reader: Who, id: string): Promise<Row | undefined> {
      await tx.execute(
        sql`select 1 from ${table} where ${visibleTo(reader)} and ${as}.id = ${id} for no key update of ${as}`,
      )
      return find(tx, reader, id)
    },

    async listRows(tx: Db, reader: Who, input: CursorInput) {
      const shown = afterCursor(alias, visibleTo(reader), input)
      return cursorPage(await readShown(tx, reader, shown, sql`${as}.id`), input)
    },

    /** All at once, for lists that a limit of the noun keeps short. */
    listAll(tx: Db, reader: Who, { filters = [], order, atMost }: AllOf): Promise<Summary[]> {
      const where = sql.join([visibleTo(reader), ...filters], sql` and `)
      return readShown(tx, reader, sql`${where} order by ${order} limit ${atMost}`, order)
    },

    async listPage(tx: Db, reader: Who, { filters = [], search = '', order, size, page: asked }: PageOf) {
      const parts = [visibleTo(reader), ...filters]
      if (search) parts.push(sql`${as}.search_text like ${containing(search)}`)
      const where = sql.join(parts, sql` and `)
      const { rows: counts } = await tx.execute<{ count: number }>(
        sql`select count(*)::integer as count from ${table} where ${where}`,
      )
      const { offset, at } = pageAt(asked, counts[0]!.count, size)
      const shown = sql`${where} order by ${order} limit ${size} offset ${offset}`
      return { items: await readShown(tx, reader, shown, order), ...at }
    },
  }
}

/** The rows whose column has one of the values; all rows where none is given. */
export const oneOf = (column: SQL, values: readonly string[]): SQL[] =>
  values.length > 0 ? [sql`${column} = any(${`{${values.join(',')}}`}::text[])`] : []
