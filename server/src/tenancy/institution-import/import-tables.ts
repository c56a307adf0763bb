import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { readShapes, type TableShape } from '../institution-export/export-rows.ts'

export interface TableRule {
  name: string
  kind: 'check' | 'unique' | 'foreign'
  columns: string[]
  definition: string
}

export interface ImportTable extends TableShape {
  rules: TableRule[]
}

const KINDS = { c: 'check', u: 'unique', p: 'unique', f: 'foreign' } as const

/** The tables that come back as rows, each after those that its rows name. */
export async function readImportTables(tx: Db): Promise<ImportTable[]> {
  const shapes = (await readShapes(tx)).filter(({ table }) => table.imported === 'rows')
  const names = new Set(shapes.map(({ name }) => name))
  const { rows } = await tx.execute<{
    table: string
    name: string
    type: keyof typeof KINDS
    columns: string
    definition: string
    named: string
  }>(sql`
    select c.conrelid::regclass::text as table, c.conname as name, c.contype as type, pg_get_constraintdef(c.oid) as definition,
      coalesce(c.confrelid::regclass::text, '') as named,
      (select json_agg(a.attname order by k.place)::text from unnest(c.conkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns
    from pg_constraint c
    where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'u', 'p', 'f')
    order by c.conname`)
  const tables = shapes.map((shape) => ({
    ...shape,
    rules: rows
      .filter(({ table }) => table === shape.name)
      .map(({ name, type, columns, definition }) => ({
        name,
        kind: KINDS[type],
        columns: (JSON.parse(columns) as string[]).filter((column) => column !== 'institution_id'),
        definition,
      })),
  }))
  const namedBy = (table: string) =>
    rows.filter(
      (row) => row.table === table && row.type === 'f' && row.named !== table && names.has(row.named),
    )
  const ordered: ImportTable[] = []
  const place = (table: ImportTable) => {
    if (ordered.includes(table)) return
    for (const { named } of namedBy(table.name)) place(tables.find(({ name }) => name === named)!)
    ordered.push(table)
  }
  for (const table of tables) place(table)
  return ordered
}
