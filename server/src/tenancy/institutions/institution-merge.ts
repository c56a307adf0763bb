import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { noteReasonWithoutManager } from './missing-managers.ts'

/** Tables of institution work, from the catalogue: a new one cannot be forgotten. */
export async function listWorkTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attname = 'institution_id' and not a.attisdropped
      and c.relname not in ('user_profiles', 'audit_log', 'job_turns')
    order by c.relname`)
  return rows.map(({ name }) => name)
}

/** How much work an institution has, by table. */
export async function countWork(db: Db, id: string): Promise<{ table: string; count: number }[]> {
  const counts = (await listWorkTables(db)).map(
    (table) => sql`
      select ${table}::text as "table", count(*)::integer as count
      from ${sql.identifier(table)} where institution_id = ${id}`,
  )
  const { rows } = await db.execute<{ table: string; count: number }>(sql`
    select * from (${sql.join(counts, sql` union all `)}) counted where count > 0 order by "table"`)
  return rows
}

/** Notices and views of people: they are not moved, and having some is not work. */
const OF_PEOPLE_ALONE = [
  'assistant_tokens',
  'calendar_feeds',
  'connected_assistants',
  'directory_groups',
  'notification_settings',
  'notifications',
  'saved_views',
  'scim_people',
  'scim_readers',
]

/** Examinations, complaints, the BSA log, and self-tests are never shown to operators, not even how many there are. */
export const isShownToOperators = ({ table }: { table: string }) =>
  !/^(exam|complaint|bsa_|self_test)/.test(table)

export interface MergePreview {
  people: number
  rows: { table: string; count: number }[]
  refusal: string | null
}

/**
 * What a merge would move. Institutions whose people have not begun to work are merged, which is what twins of
 * the first days are; work that exists belongs to approvals, signatures and logs that name its institution.
 */
export async function previewMerge(db: Db, id: string, into: string): Promise<MergePreview | undefined> {
  const { rows: found } = await db.execute<{ id: string; type: string; is_sample: boolean }>(
    sql`select id, type, is_sample from institutions where id in (${id}, ${into})`,
  )
  if (found.length < 2) return undefined
  const rows = (await countWork(db, id)).filter(({ table }) => !OF_PEOPLE_ALONE.includes(table))
  const { rows: exams } = await db.execute(
    sql`select 1 from exams where institution_id in (${id}, ${into}) and status <> 'closed' limit 1`,
  )
  const { rows: providers } = await db.execute(sql`select 1 from auth.sso_providers where owner_id = ${id}`)
  const people = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from user_profiles where institution_id = ${id}`,
  )
  const refusal =
    found[0]!.type !== found[1]!.type
      ? 'The two institutions are of different types.'
      : found.some(({ is_sample }) => is_sample)
        ? 'The sample institution cannot be merged.'
        : exams.length > 0
          ? 'One of the two has an open examination. Merge them once it is closed.'
          : rows.length > 0
            ? 'The institution has work of its own. Export it, import it into the other one, and merge then.'
            : providers.length > 0
              ? 'The institution has its own sign-in provider. Remove it first.'
              : null
  return { people: people.rows[0]!.count, rows: rows.filter(isShownToOperators), refusal }
}

export async function moveAllPeople(tx: Db, id: string, into: string): Promise<string[]> {
  for (const table of OF_PEOPLE_ALONE)
    await tx.execute(sql`delete from ${sql.identifier(table)} where institution_id = ${id}`)
  await tx.execute(sql`update reports set made_for = ${into} where made_for = ${id}`)
  await noteReasonWithoutManager(tx, into, 'The operator merged institutions that had no manager.')
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    update user_profiles set institution_id = ${into}, works_on_hmda = false, updated_at = now()
    where institution_id = ${id} returning user_id`)
  return rows.map(({ user_id }) => user_id)
}
