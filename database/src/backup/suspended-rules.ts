import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import type { TableShape } from './table-list.ts'

/** PostgreSQL's bits of `pg_trigger.tgtype`. */
const BEFORE = 2

interface RowTrigger extends Record<string, unknown> {
  name: string
  table_name: string
  enabled: 'O' | 'A'
}

interface ForeignKey extends Record<string, unknown> {
  name: string
  table_name: string
  refers_to: string
  is_deferrable: boolean
  is_deferred: boolean
}

const ENABLE = { O: 'enable', A: 'enable always' } as const

/**
 * Runs work that inserts rows exactly as they were, in the transaction of `tx`:
 * - Triggers that run before a write are off: they refuse changes of what is final, or rewrite the row.
 *   Triggers that run after a write stay on, because they fill the derived tables.
 * - Foreign keys that lead to the same table, or to one that comes later, are checked at the end.
 * Needs no superuser, as `session_replication_role` would: the owner of the tables may do all of it. What fails takes
 * these changes back with the transaction.
 */
export async function withoutRules<T>(
  tx: Db,
  tables: readonly TableShape[],
  work: () => Promise<T>,
): Promise<T> {
  const triggers = await listTriggers(tx)
  const keys = await listBackwardKeys(tx, tables)
  for (const { name, table_name } of triggers)
    await tx.execute(sql.raw(`alter table ${table_name} disable trigger ${name}`))
  for (const { name, table_name } of keys)
    await tx.execute(
      sql.raw(`alter table ${table_name} alter constraint ${name} deferrable initially deferred`),
    )
  const result = await work()
  // Checks what was put off. A table with checks to come cannot be altered.
  await tx.execute(sql`set constraints all immediate`)
  for (const { name, table_name, is_deferrable, is_deferred } of keys) {
    const before = is_deferrable
      ? `deferrable initially ${is_deferred ? 'deferred' : 'immediate'}`
      : 'not deferrable'
    await tx.execute(sql.raw(`alter table ${table_name} alter constraint ${name} ${before}`))
  }
  for (const { name, table_name, enabled } of triggers)
    await tx.execute(sql.raw(`alter table ${table_name} ${ENABLE[enabled]} trigger ${name}`))
  return result
}

async function listTriggers(tx: Db): Promise<RowTrigger[]> {
  const { rows } = await tx.execute<RowTrigger>(sql`
    select format('%I', t.tgname) as name, format('%I.%I', n.nspname, c.relname) as table_name, t.tgenabled as enabled
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled in ('O', 'A') and t.tgtype::integer & ${BEFORE} <> 0
      and c.relkind = 'r' and n.nspname in ('public', 'auth')
    order by 2, 1`)
  return rows
}

/** Foreign keys whose rows may be inserted before the rows that they name. */
async function listBackwardKeys(tx: Db, tables: readonly TableShape[]): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select format('%I', k.conname) as name, format('%I.%I', n.nspname, c.relname) as table_name,
      format('%I.%I', rn.nspname, rc.relname) as refers_to, k.condeferrable as is_deferrable, k.condeferred as is_deferred
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class rc on rc.oid = k.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
    where k.contype = 'f' and n.nspname in ('public', 'auth')`)
  const place = (name: string) => tables.findIndex((table) => table.name === name)
  return rows.filter(({ table_name, refers_to }) => place(refers_to) >= place(table_name))
}
