import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { notify } from '../../work/notifications/notify.ts'
import { continueSeries } from './task-series.ts'
import type { TaskRow } from './task-store.ts'
import { taskPath } from './task-subject.ts'

const TASKS_AT_ONCE = 50

type DueTask = Pick<
  TaskRow,
  | 'id'
  | 'title'
  | 'description'
  | 'status'
  | 'priority'
  | 'topic'
  | 'ownerId'
  | 'assignedBy'
  | 'startOn'
  | 'dueOn'
  | 'requiresEvidence'
  | 'requiresApproval'
  | 'checklist'
  | 'recurrence'
  | 'seriesId'
  | 'occurrenceOn'
  | 'hasNext'
> & { needsReminder: boolean; today: string }

/**
 * Reminds owners of what is due, once for each due date, and creates the next task of a series that is
 * due. Looks for institutions outside of them, works within each. True while there is more to do.
 */
export async function remindOfTasks(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ institution_id: string }>(sql`
    select i.id as institution_id from institutions i
    where i.suspended_at is null and exists (select 1 from tasks t
      where t.institution_id = i.id and t.status in ('open', 'in_progress', 'waiting')
        and t.due_on <= (now() at time zone i.time_zone)::date
        and (t.reminded_for is distinct from t.due_on or (t.recurrence <> '' and not t.has_next)))
    limit 20`)
  let isMore = rows.length === 20
  for await (const { institution_id: institutionId } of inTurn(rows))
    isMore = (await inInstitution(db, institutionId, (tx) => remindWithin(tx, institutionId))) || isMore
  return isMore
}

async function remindWithin(tx: Db, institutionId: string): Promise<boolean> {
  const { rows } = await tx.execute<DueTask & Record<string, unknown>>(sql`
    select t.id, t.title, t.description, t.status, t.priority, t.topic, t.owner_id as "ownerId",
      t.assigned_by as "assignedBy", t.start_on::text as "startOn", t.due_on::text as "dueOn",
      t.requires_evidence as "requiresEvidence", t.requires_approval as "requiresApproval", t.checklist,
      t.recurrence, t.series_id as "seriesId", t.occurrence_on::text as "occurrenceOn", t.has_next as "hasNext",
      t.reminded_for is distinct from t.due_on as "needsReminder",
      (now() at time zone i.time_zone)::date::text as today
    from tasks t join institutions i on i.id = t.institution_id
    where t.institution_id = ${institutionId} and t.status in ('open', 'in_progress', 'waiting')
      and t.due_on <= (now() at time zone i.time_zone)::date
      and (t.reminded_for is distinct from t.due_on or (t.recurrence <> '' and not t.has_next))
    order by t.due_on, t.id limit ${TASKS_AT_ONCE} for no key update of t skip locked`)
  for (const task of rows) {
    if (task.needsReminder && task.ownerId) {
      const isOverdue = task.dueOn! < task.today
      await notify(tx, institutionId, task.ownerId, {
        kind: isOverdue ? 'task.overdue' : 'task.due',
        subject: isOverdue ? `“${task.title}” is overdue` : `“${task.title}” is due today`,
        link: taskPath(task.id),
      })
    }
    await tx.execute(sql`
      update tasks set reminded_for = due_on where institution_id = ${institutionId} and id = ${task.id}`)
    await continueSeries(tx, institutionId, task, task.today)
  }
  return rows.length === TASKS_AT_ONCE
}
