import type { TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'

export interface RelatedTask extends Record<string, unknown> {
  id: string
  title: string
  status: TaskStatus
}

/** Tasks that have to be done before this one. */
export async function listAfter(tx: Db, institutionId: string, id: string): Promise<RelatedTask[]> {
  const { rows } = await tx.execute<RelatedTask>(sql`
    select o.id, o.title, o.status from task_dependencies d
    join tasks o on o.institution_id = d.institution_id and o.id = d.after_id
    where d.institution_id = ${institutionId} and d.task_id = ${id} order by o.due_on nulls last, o.id`)
  return rows
}

/** Tasks that wait for this one. */
export async function listBefore(tx: Db, institutionId: string, id: string): Promise<RelatedTask[]> {
  const { rows } = await tx.execute<RelatedTask>(sql`
    select o.id, o.title, o.status from task_dependencies d
    join tasks o on o.institution_id = d.institution_id and o.id = d.task_id
    where d.institution_id = ${institutionId} and d.after_id = ${id} order by o.due_on nulls last, o.id limit 100`)
  return rows
}

export async function setAfter(
  tx: Db,
  institutionId: string,
  id: string,
  after: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from task_dependencies where institution_id = ${institutionId} and task_id = ${id}
      and after_id <> all(${uuidList(after)})`)
  if (after.length === 0) return
  await tx.execute(sql`
    insert into task_dependencies (institution_id, task_id, after_id)
    select ${institutionId}::uuid, ${id}::uuid, after_id from unnest(${uuidList(after)}) as after_id on conflict do nothing`)
}

/** Two people who link tasks at once could close a circle between them: one waits for the other. */
export async function lockDependencies(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`task order ${institutionId}`}, 0))`)
}

/** The tasks on the way from `after` back to the task itself; none where there is no circle. */
export async function findCircle(
  tx: Db,
  institutionId: string,
  id: string,
  after: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ titles: string[] }>(sql`
    with recursive way as (
      select a.id, array[a.id] as ids, array[a.title] as titles from tasks a
        where a.institution_id = ${institutionId} and a.id = any(${uuidList(after)})
      union all
      select o.id, w.ids || o.id, w.titles || o.title from way w
        join task_dependencies d on d.institution_id = ${institutionId} and d.task_id = w.id
        join tasks o on o.institution_id = d.institution_id and o.id = d.after_id
        where w.id <> ${id} and not o.id = any(w.ids) and cardinality(w.ids) < 50
    )
    select titles from way where id = ${id} limit 1`)
  return rows[0]?.titles ?? []
}
