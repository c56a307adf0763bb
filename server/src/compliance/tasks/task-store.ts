import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'
import type {
  ChecklistEntry,
  TaskFields,
  TaskPriority,
  TaskStatus,
} from '@plumbline/contract/compliance/tasks.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { storedWorkHtml } from '../../publishing/renderings/rendering-store.ts'
import { visibleTo } from './task-filters.ts'

/** A task as it is stored. */
export interface TaskRow extends Record<string, unknown> {
  id: string
  title: string
  description: string
  status: TaskStatus
  cancelReason: string
  priority: TaskPriority
  topic: Topic | null
  ownerId: string | null
  ownerName: string | null
  assignedBy: string | null
  assignedByName: string | null
  watcherIds: string[]
  startOn: string | null
  dueOn: string | null
  doneAt: string | null
  doneBy: string | null
  requiresEvidence: boolean
  requiresApproval: boolean
  approvalAskedBy: string | null
  approvalAskedByName: string | null
  approvedByName: string
  checklist: ChecklistEntry[]
  recurrence: string
  seriesId: string | null
  occurrenceOn: string | null
  hasNext: boolean
  originKind: SubjectKind | null
  originId: string | null
  originTitle: string
  version: number
  changedByName: string
  createdAt: string
  updatedAt: string
  /** Null while the description is not rendered yet. */
  descriptionHtml: string | null
}

const utc = (column: string, name: string) =>
  sql.raw(`to_char(t.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`)
const nameOf = (column: string, name: string) =>
  sql.raw(
    `(select p.full_name from user_profiles p where p.institution_id = t.institution_id and p.user_id = t.${column}) as "${name}"`,
  )

const COLUMNS = sql`t.id, t.title, t.description, t.status, t.cancel_reason as "cancelReason", t.priority, t.topic,
  t.owner_id as "ownerId", ${nameOf('owner_id', 'ownerName')}, t.assigned_by as "assignedBy",
  ${nameOf('assigned_by', 'assignedByName')}, to_json(t.watcher_ids) as "watcherIds", t.start_on::text as "startOn", t.due_on::text as "dueOn",
  ${utc('done_at', 'doneAt')}, t.done_by as "doneBy", t.requires_evidence as "requiresEvidence",
  t.requires_approval as "requiresApproval", t.approval_asked_by as "approvalAskedBy",
  ${nameOf('approval_asked_by', 'approvalAskedByName')}, t.approved_by_name as "approvedByName", t.checklist,
  t.recurrence, t.series_id as "seriesId", t.occurrence_on::text as "occurrenceOn", t.has_next as "hasNext",
  t.origin_kind as "originKind", t.origin_id as "originId", t.origin_title as "originTitle", t.version,
  t.changed_by_name as "changedByName", ${utc('created_at', 'createdAt')}, ${utc('updated_at', 'updatedAt')},
  ${storedWorkHtml('t')} as "descriptionHtml"`

export async function findTask(tx: Db, reader: Reader, id: string): Promise<TaskRow | undefined> {
  const { rows } = await tx.execute<TaskRow>(
    sql`select ${COLUMNS} from tasks t where ${visibleTo(reader)} and t.id = ${id}`,
  )
  return rows[0]
}

/** Held for the rest of the transaction, so that of two writers the second sees what the first did. */
export async function lockTask(tx: Db, reader: Reader, id: string): Promise<TaskRow | undefined> {
  const { rows } = await tx.execute<TaskRow>(
    sql`select ${COLUMNS} from tasks t where ${visibleTo(reader)} and t.id = ${id} for no key update of t`,
  )
  return rows[0]
}

export interface NewTask extends Omit<TaskFields, 'after'> {
  assignedBy: string | null
  origin: { kind: SubjectKind; id: string; title: string } | null
  seriesId: string | null
  occurrenceOn: string | null
  changedByName: string
}

export async function insertTask(tx: Db, institutionId: string, task: NewTask): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into tasks (institution_id, title, description, priority, topic, owner_id, assigned_by, start_on, due_on,
      requires_evidence, requires_approval, checklist, recurrence, series_id, occurrence_on,
      origin_kind, origin_id, origin_title, changed_by_name)
    values (${institutionId}, ${task.title}, ${task.description}, ${task.priority}, ${task.topic}, ${task.ownerId}::uuid,
      ${task.assignedBy}::uuid, ${task.startOn}::date, ${task.dueOn}::date, ${task.requiresEvidence},
      ${task.requiresApproval}, ${JSON.stringify(task.checklist)}::jsonb, ${task.recurrence}, ${task.seriesId}::uuid,
      ${task.occurrenceOn}::date, ${task.origin?.kind ?? null}, ${task.origin?.id ?? null}::uuid,
      ${(task.origin?.title ?? '').slice(0, 240)}, ${task.changedByName})
    returning id`)
  return rows[0]!.id
}

type Patch = Partial<
  Pick<
    TaskRow,
    | 'title'
    | 'description'
    | 'status'
    | 'cancelReason'
    | 'priority'
    | 'topic'
    | 'ownerId'
    | 'assignedBy'
    | 'startOn'
    | 'dueOn'
    | 'requiresEvidence'
    | 'requiresApproval'
    | 'approvalAskedBy'
    | 'approvedByName'
    | 'checklist'
    | 'recurrence'
    | 'seriesId'
    | 'occurrenceOn'
    | 'hasNext'
    | 'doneBy'
  > & { approvedBy: string | null }
>

const PATCH_COLUMNS: Record<keyof Patch, (value: never) => ReturnType<typeof sql>> = {
  title: (value) => sql`title = ${value}`,
  description: (value) => sql`description = ${value}`,
  // When it was done follows from its status.
  status: (value) => sql`status = ${value}, done_at = case when ${value} = 'done' then now() end`,
  cancelReason: (value) => sql`cancel_reason = ${value}`,
  priority: (value) => sql`priority = ${value}`,
  topic: (value) => sql`topic = ${value}`,
  ownerId: (value) => sql`owner_id = ${value}::uuid`,
  assignedBy: (value) => sql`assigned_by = ${value}::uuid`,
  startOn: (value) => sql`start_on = ${value}::date`,
  dueOn: (value) => sql`due_on = ${value}::date`,
  requiresEvidence: (value) => sql`requires_evidence = ${value}`,
  requiresApproval: (value) => sql`requires_approval = ${value}`,
  approvalAskedBy: (value) =>
    sql`approval_asked_by = ${value}::uuid, approval_asked_at = case when ${value}::uuid is not null then now() end`,
  approvedBy: (value) =>
    sql`approved_by = ${value}::uuid, approved_at = case when ${value}::uuid is not null then now() end`,
  approvedByName: (value) => sql`approved_by_name = ${value}`,
  checklist: (value) => sql`checklist = ${JSON.stringify(value)}::jsonb`,
  recurrence: (value) => sql`recurrence = ${value}`,
  seriesId: (value) => sql`series_id = ${value}::uuid`,
  occurrenceOn: (value) => sql`occurrence_on = ${value}::date`,
  hasNext: (value) => sql`has_next = ${value}`,
  doneBy: (value) => sql`done_by = ${value}::uuid`,
}

/** Changes columns and raises the version; a second writer is told who was first. */
export async function changeTask(
  tx: Db,
  institutionId: string,
  id: string,
  patch: Patch,
  byName: string,
): Promise<void> {
  const sets = (Object.keys(patch) as (keyof Patch)[]).map((name) =>
    PATCH_COLUMNS[name](patch[name] as never),
  )
  await tx.execute(sql`
    update tasks set ${sql.join([...sets, sql`version = version + 1`, sql`changed_by_name = ${byName}`, sql`updated_at = now()`], sql`, `)}
    where institution_id = ${institutionId} and id = ${id}`)
}

/** Marks without a new version: nobody's edit is in the way of it. */
export async function markHasNext(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(
    sql`update tasks set has_next = true where institution_id = ${institutionId} and id = ${id}`,
  )
}

export async function letIntoTask(tx: Db, institutionId: string, id: string, userIds: readonly string[]) {
  await tx.execute(sql`
    update tasks set watcher_ids = (select array_agg(distinct w) from unnest(watcher_ids || ${uuidList(userIds)}) w)
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deleteTask(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from tasks where institution_id = ${institutionId} and id = ${id}`)
}
