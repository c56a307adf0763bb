import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Open work that somebody owns. Closed work keeps its history and needs no owner. A column of
 * institution work named `owner_id` or `lead_id` that is missing here fails `work-handover.test.ts`.
 */
const OWNED: readonly { table: string; column: string; open: SQL }[] = [
  { table: 'tasks', column: 'owner_id', open: sql`w.status not in ('done', 'cancelled')` },
  { table: 'findings', column: 'owner_id', open: sql`w.status <> 'closed'` },
  { table: 'complaints', column: 'owner_id', open: sql`w.closed_at is null` },
  { table: 'incidents', column: 'owner_id', open: sql`w.status <> 'closed'` },
  { table: 'meetings', column: 'owner_id', open: sql`w.status = 'planned'` },
  { table: 'risks', column: 'owner_id', open: sql`true` },
  { table: 'controls', column: 'owner_id', open: sql`true` },
  { table: 'marketing_reviews', column: 'owner_id', open: sql`w.status <> 'retired'` },
  { table: 'product_reviews', column: 'owner_id', open: sql`w.status in ('draft', 'in_review')` },
  { table: 'product_review_steps', column: 'owner_id', open: sql`w.done_on is null` },
  { table: 'vendors', column: 'owner_id', open: sql`w.status <> 'ended'` },
  { table: 'policies', column: 'owner_id', open: sql`true` },
  {
    table: 'update_assessments',
    column: 'owner_id',
    open: sql`w.status not in ('completed', 'not_applicable')`,
  },
  { table: 'monitoring_tests', column: 'owner_id', open: sql`not w.is_stopped` },
  { table: 'exams', column: 'lead_id', open: sql`w.status <> 'closed'` },
  {
    table: 'exam_items',
    column: 'owner_id',
    open: sql`exists (select 1 from exams x
      where x.institution_id = w.institution_id and x.id = w.exam_id and x.status <> 'closed')`,
  },
]

/** For the test that compares it with the catalogue. */
export const OWNED_COLUMNS = OWNED.map(({ table, column }) => `${table}.${column}`)

/** Approvals that wait for the person would wait forever. */
const WAITING_APPROVALS = sql`a.decision is null`

/** Exams on which nobody but this person is named: without them nobody could open these again. */
const namedAlone = (institutionId: string, userId: string) => sql`
  from exam_people n
  where n.institution_id = ${institutionId} and n.user_id = ${userId}
    and not exists (select 1 from exam_people o
      where o.institution_id = n.institution_id and o.exam_id = n.exam_id and o.user_id <> n.user_id)`

export async function countOwned(tx: Db, institutionId: string, userId: string): Promise<number> {
  const counts = OWNED.map(
    ({ table, column, open }) => sql`(select count(*) from ${sql.identifier(table)} w
      where w.institution_id = ${institutionId} and w.${sql.identifier(column)} = ${userId} and ${open})`,
  )
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (${sql.join(counts, sql` + `)}
      + (select count(*) from policy_approvals a
        where a.institution_id = ${institutionId} and a.user_id = ${userId} and ${WAITING_APPROVALS})
      + (select count(*) ${namedAlone(institutionId, userId)} and not exists (select 1 from exams x
        where x.institution_id = n.institution_id and x.id = n.exam_id and x.lead_id = n.user_id
          and x.status <> 'closed')))::integer as count`)
  return rows[0]!.count
}

/**
 * Open work becomes somebody else's of the same institution. Of an exam only somebody named on it takes over;
 * where the person who leaves is the last one named, the other is named, or nobody could open the exam again.
 */
export async function handOver(tx: Db, institutionId: string, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into exam_people (institution_id, exam_id, user_id)
    select n.institution_id, n.exam_id, ${to} ${namedAlone(institutionId, from)}`)
  for (const { table, column, open } of OWNED) {
    const examId = { exams: sql`w.id`, exam_items: sql`w.exam_id` }[table]
    const allowed = examId
      ? sql`exists (select 1 from exam_people n
          where n.institution_id = w.institution_id and n.exam_id = ${examId} and n.user_id = ${to})`
      : sql`true`
    await tx.execute(sql`
      update ${sql.identifier(table)} w set ${sql.identifier(column)} = ${to}, version = version + 1
      where w.institution_id = ${institutionId} and w.${sql.identifier(column)} = ${from} and ${open} and ${allowed}`)
  }
  await tx.execute(sql`
    update policy_approvals a
    set user_id = ${to}, user_name = (select full_name from user_profiles p
      where p.institution_id = a.institution_id and p.user_id = ${to})
    where a.institution_id = ${institutionId} and a.user_id = ${from} and ${WAITING_APPROVALS}
      and not exists (select 1 from policy_approvals b
        where b.institution_id = a.institution_id and b.version_id = a.version_id and b.user_id = ${to})`)
}

/**
 * Takes somebody who moves to another institution out of the rows of this one, as a deletion of the account
 * would: what is theirs alone goes, and what only names them names nobody.
 */
export async function leaveInstitution(tx: Db, institutionId: string, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string; goes: boolean }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype = 'c' as goes
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'user_profiles'::regclass and array_length(c.conkey, 1) = 2
    order by goes, 1, 2`)
  for (const { table, column, goes } of [
    ...rows,
    { table: 'calendar_feeds', column: 'user_id', goes: true },
  ]) {
    const theirs = sql`institution_id = ${institutionId} and ${sql.identifier(column)} = ${userId}`
    await tx.execute(
      goes
        ? sql`delete from ${sql.raw(table)} where ${theirs}`
        : sql`update ${sql.raw(table)} set ${sql.identifier(column)} = null where ${theirs}`,
    )
  }
}
