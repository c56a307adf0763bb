import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

interface Reference {
  table: string
  column: string
}

/** Columns of institution work that name a person by a foreign key: what they own, not what they once did. */
async function listReferences(tx: Db): Promise<Reference[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'user_profiles'::regclass and array_length(c.conkey, 1) = 2
      and c.confdeltype in ('a', 'r')
    order by 1, 2`)
  return rows
}

export async function countOwned(tx: Db, institutionId: string, userId: string): Promise<number> {
  let count = 0
  for (const { table, column } of await listReferences(tx)) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from ${sql.raw(table)}
      where institution_id = ${institutionId} and ${sql.identifier(column)} = ${userId}`)
    count += rows[0]!.count
  }
  return count
}

/** Everything that a person owns becomes somebody else's of the same institution. */
export async function handOver(tx: Db, institutionId: string, from: string, to: string): Promise<void> {
  for (const { table, column } of await listReferences(tx))
    await tx.execute(sql`
      update ${sql.raw(table)} set ${sql.identifier(column)} = ${to}
      where institution_id = ${institutionId} and ${sql.identifier(column)} = ${from}`)
}
