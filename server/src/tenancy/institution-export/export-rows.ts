import type { Db } from '@plumbline/database/db.ts'
import { limitStatements } from '@plumbline/database/statement-limits.ts'
import { type SQL, sql } from 'drizzle-orm'
import { noteMovedRows } from '../../platform/memory/moved-bytes.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import type { ExportedTable } from '../../work/nouns/exported-table.ts'
import { type ExportScope, examCondition } from './exam-conditions.ts'
import { eachExported } from './exported-tables.ts'

/** Few enough that a page of the longest rows stays small in memory. */
const PAGE_ROWS = 100

export interface Column extends Record<string, unknown> {
  name: string
  type: string
  isNullable: boolean
  /** Numbered by the database. */
  isIdentity: boolean
}

export interface TableShape {
  name: string
  table: ExportedTable
  columns: Column[]
  /** What orders the rows, after the institution. */
  key: Column[]
}

/** The columns that go along: those stored as they are, without the institution, which is one for all. */
export async function readShapes(tx: Db): Promise<TableShape[]> {
  const { rows } = await tx.execute<Column & { table: string; place: number | null }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
      a.attidentity <> '' as "isIdentity",
      array_position((select i.indkey::int2[] from pg_index i where i.indrelid = c.oid and i.indisprimary), a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace
      and c.relname = any(${`{${eachExported()
        .map(([name]) => name)
        .join(',')}}`}::text[])
    order by c.relname, a.attnum`)
  return eachExported().map(([name, table]) => {
    const all = rows.filter((row) => row.table === name)
    const known = (column: string) => all.find((row) => row.name === column)!
    const primary = all.filter(({ place }) => place !== null).sort((a, b) => a.place! - b.place!)
    return {
      name,
      table,
      columns: all.filter(
        (column) => column.name !== 'institution_id' && !table.without?.includes(column.name),
      ),
      key: table.key?.map(known) ?? primary.filter((column) => column.name !== 'institution_id'),
    }
  })
}

/** In UTC, so that a moment is written alike everywhere. */
export function readScoped<Result>(
  db: Db,
  { institutionId }: ExportScope,
  work: (tx: Db) => Promise<Result>,
) {
  return limitStatements('file', () =>
    inInstitution(db, institutionId, async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`)
      return work(tx)
    }),
  )
}

/** Of all tables together. */
export async function countRows(tx: Db, scope: ExportScope, shapes: readonly TableShape[]): Promise<number> {
  const counts = shapes.map(
    ({ name, table }) =>
      sql`(select count(*) from ${sql.identifier(name)} t where ${conditionOf(table, scope)})`,
  )
  const { rows } = await tx.execute<{ count: string }>(sql`select ${sql.join(counts, sql` + `)} as count`)
  return Number(rows[0]!.count)
}

type Form = 'json' | 'cells'

/** Pages of the rows of a table in the order of their key, each row as JSON text: an object, or its values as texts. */
export async function* eachPage(
  db: Db,
  scope: ExportScope,
  shape: TableShape,
  form: Form,
): AsyncGenerator<string[]> {
  let after: string[] | undefined
  for (;;) {
    const page = await readScoped(db, scope, (tx) => readPage(tx, scope, shape, form, after))
    if (page.length > 0) yield page.map(({ row }) => row)
    noteMovedRows(page.reduce((sum, { row }) => sum + row.length, 0))
    if (page.length < PAGE_ROWS || shape.key.length === 0) return
    after = JSON.parse(page.at(-1)!.key) as string[]
  }
}

async function readPage(
  tx: Db,
  scope: ExportScope,
  { name, table, columns, key }: TableShape,
  form: Form,
  after: string[] | undefined,
) {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  const columnOf = (column: Column) => sql`t.${sql.identifier(column.name)}`
  // The order of texts must not depend on the language of the database.
  const ordered = (column: Column) =>
    column.type === 'text' ? sql`${columnOf(column)} collate "C"` : columnOf(column)
  const isLater = after
    ? sql`(${list(key.map(ordered))}) > (${list(key.map(({ type }, at) => sql`cast(${after[at]} as ${sql.raw(type)})`))})`
    : sql`true`
  const asJson = sql`row_to_json(r)`
  const asCells = sql`(select json_agg(v.value order by v.place) from json_each_text(row_to_json(r)) with ordinality as v(name, value, place))`
  const { rows } = await tx.execute<{ row: string; key: string }>(sql`
    select (select (${form === 'json' ? asJson : asCells})::text from (select ${list(columns.map(columnOf))}) r) as row,
      array_to_json(array[${list(key.map((column) => sql`${columnOf(column)}::text`))}]::text[])::text as key
    from ${sql.identifier(name)} t
    where ${conditionOf(table, scope)} and ${isLater}
    ${key.length > 0 ? sql`order by ${list(key.map(ordered))}` : sql``}
    limit ${PAGE_ROWS}`)
  return rows
}

const conditionOf = ({ institution = 'institution_id', exam }: ExportedTable, scope: ExportScope): SQL =>
  sql`t.${sql.identifier(institution)} = ${scope.institutionId} and ${examCondition(exam, scope)}`
