import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'

export interface TableShape {
  /** `schema.table`, quoted for SQL. */
  name: string
  /** Written columns only, without generated ones. */
  columns: string[]
  /** Filled by triggers on other tables. Its comment in the database begins with `Derived`. */
  isDerived: boolean
  /** Rows may be megabytes each: it stores pictures or files. */
  hasFiles: boolean
}

/** Every table of ours, each after the tables it references. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const { rows } = await db.execute<{
    name: string
    columns: string[]
    refers_to: string[]
    is_derived: boolean
    has_files: boolean
  }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(
        select format('%I', a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select distinct format('%I.%I', rn.nspname, rc.relname)
        from pg_constraint k join pg_class rc on rc.oid = k.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
      ) as refers_to,
      coalesce(obj_description(c.oid, 'pg_class') like 'Derived%', false) as is_derived,
      exists (
        select 1 from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and not a.attisdropped
      ) as has_files
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'auth') and c.relname <> 'schema_migrations'
    order by 1`)

  const ordered: TableShape[] = []
  const waiting = [...rows]
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers_to }) =>
      refers_to.every((name) => ordered.some((table) => table.name === name)),
    )
    const [table] = waiting.splice(Math.max(next, 0), 1)
    const { name, columns, is_derived: isDerived, has_files: hasFiles } = table!
    ordered.push({ name, columns, isDerived, hasFiles })
  }
  return ordered
}
