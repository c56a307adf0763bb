import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { TRAINING_FIELDS } from '@plumbline/contract/compliance/training-fields.ts'
import {
  type DeskTraining,
  TRAINING_PAGE_SIZE,
  type Training,
  type TrainingAssignment,
  type TrainingFields,
  type TrainingSummary,
} from '@plumbline/contract/compliance/trainings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { uuidList } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { membersAndReaders } from '../../work/people/people-store.ts'
import { assignFields, cellsOf, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'

/** Managers see every training, others those that they are assigned. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`t.institution_id = ${institutionId}`
  return sql`t.institution_id = ${institutionId} and exists (select 1 from training_assignments o
    where o.institution_id = t.institution_id and o.training_id = t.id and o.user_id = ${userId})`
}

/** The assignments that a reader may see: `a` of the training `t`. Who left without completing it is not counted. */
const shownTo = (reader: Reader): SQL => sql`a.institution_id = t.institution_id and a.training_id = t.id
  and ${isManager(reader) ? sql`true` : sql`a.user_id = ${reader.userId}`}
  and (a.completed_on is not null or a.reader_id is not null or exists (select 1 from user_profiles p
    where p.institution_id = a.institution_id and p.user_id = a.user_id))`

export interface TrainingRow
  extends Omit<Training, 'own' | 'assignments' | 'mayManage'>,
    Record<string, unknown> {
  ownId: string | null
  ownCompletedOn: string | null
  changedByName: string
}

const columns = (reader: Reader): SQL => sql`t.id, ${selectFields('t', TRAINING_FIELDS)},
  to_json(t.roles) as roles, t.version, t.changed_by_name as "changedByName",
  (select count(*)::integer from training_assignments a where ${shownTo(reader)}) as "assignedCount",
  (select count(a.completed_on)::integer from training_assignments a where ${shownTo(reader)}) as "completedCount",
  own.id as "ownId", own.completed_on::text as "ownCompletedOn"`

const ownPart = (reader: Reader): SQL => sql`left join training_assignments own
  on own.institution_id = t.institution_id and own.training_id = t.id and own.user_id = ${reader.userId}`

export const asSummary = (row: TrainingRow): TrainingSummary => ({
  id: row.id,
  title: row.title,
  topic: row.topic,
  dueOn: row.dueOn,
  assignedCount: row.assignedCount,
  completedCount: row.completedCount,
  own: row.ownId ? { assignmentId: row.ownId, completedOn: row.ownCompletedOn } : null,
  version: row.version,
})

interface Filters {
  state: 'open' | 'completed' | 'all'
  topic?: Topic | undefined
  search: string
  page: number
}

const reads = recordReads({
  ...{ table: 'trainings', alias: 't', columns, joined: ownPart, visibleTo, asSummary },
})
export const { find: findTraining, lock: lockTraining, listRows: listTrainingRows } = reads

export const listTrainings = (tx: Db, reader: Reader, { state, topic, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: [...inState(reader, state), ...oneOf(sql`t.topic`, topic ? [topic] : [])],
    ...{ ...asked, order: sql`t.due_on, t.id`, size: TRAINING_PAGE_SIZE },
  })

function inState(reader: Reader, state: Filters['state']): SQL[] {
  const isOpen = sql`exists (select 1 from training_assignments a where ${shownTo(reader)} and a.completed_on is null)`
  if (state === 'open') return [isOpen]
  return state === 'completed' ? [sql`not ${isOpen}`] : []
}

interface AssignmentRow extends TrainingAssignment, Record<string, unknown> {
  trainingId: string
}

const ASSIGNMENT = sql`a.id, a.training_id as "trainingId", a.user_id as "userId", a.user_name as name,
  a.is_by_name as "isByName", a.reader_id is not null as "isReader", ${dayOf(sql`a.assigned_at`, sql`a.institution_id`)}::text as "assignedOn", a.completed_on::text as "completedOn",
  case when a.completed_by is distinct from a.user_id then a.completed_by_name else '' end as "completedByName",
  a.note, coalesce(a.completed_on > t.due_on, false) as "isLate",
  (select count(*)::integer from evidence_uses u where u.institution_id = a.institution_id
    and u.subject_kind = 'training_assignment' and u.subject_id = a.id) as "evidenceCount"`

export async function listAssignments(tx: Db, reader: Reader, trainingId: string): Promise<AssignmentRow[]> {
  const { rows } = await tx.execute<AssignmentRow>(sql`
    select ${ASSIGNMENT} from trainings t join training_assignments a on ${shownTo(reader)}
    where ${visibleTo(reader)} and t.id = ${trainingId}
    order by a.completed_on is not null, lower(a.user_name), a.id limit 2000`)
  return rows
}

/** The reader's own, or of anybody where the reader is a manager. */
export async function lockAssignment(
  tx: Db,
  reader: Reader,
  id: string,
): Promise<(AssignmentRow & { requiresEvidence: boolean; title: string }) | undefined> {
  const { rows } = await tx.execute<AssignmentRow & { requiresEvidence: boolean; title: string }>(sql`
    select ${ASSIGNMENT}, t.requires_evidence as "requiresEvidence", t.title
    from trainings t join training_assignments a on ${shownTo(reader)}
    where t.institution_id = ${reader.institutionId} and a.id = ${id} for no key update of a`)
  return rows[0]
}

export async function insertTraining(
  tx: Db,
  institutionId: string,
  fields: TrainingFields,
  byName: string,
): Promise<string> {
  const { columns, cells } = cellsOf(TRAINING_FIELDS, fields, {
    roles: asArray(fields.roles),
    changed_by_name: sql`${byName}`,
  })
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into trainings (institution_id, ${columns}) values (${institutionId}, ${cells}) returning id`)
  return rows[0]!.id
}

const asArray = (roles: TrainingFields['roles']): SQL => sql`${`{${roles.join(',')}}`}::text[]`

export async function updateTraining(
  tx: Db,
  institutionId: string,
  id: string,
  fields: TrainingFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update trainings set ${assignFields(TRAINING_FIELDS, fields)}, roles = ${asArray(fields.roles)},
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deleteTraining(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from trainings where institution_id = ${institutionId} and id = ${id}`)
}

/** Who was not assigned before. */
export async function assignPeople(
  tx: Db,
  institutionId: string,
  trainingId: string,
  userIds: readonly string[],
  { isByName }: { isByName: boolean },
): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string; isNew: boolean }>(sql`
    insert into training_assignments (institution_id, training_id, user_id, user_name, reader_id, is_by_name)
    select ${institutionId}::uuid, ${trainingId}::uuid, p.user_id, p.full_name, p.reader_id, ${isByName}::boolean
    from (${membersAndReaders(institutionId, userIds)}) p
    on conflict (institution_id, training_id, user_id)
      do update set is_by_name = training_assignments.is_by_name or excluded.is_by_name
    returning user_id as "userId", xmax = 0 as "isNew"`)
  return rows.filter(({ isNew }) => isNew).map(({ userId }) => userId)
}

/** Takes those off who are no longer meant and have not completed it. */
export async function unassignOthers(
  tx: Db,
  institutionId: string,
  trainingId: string,
  kept: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from training_assignments where institution_id = ${institutionId} and training_id = ${trainingId}
      and completed_on is null and not user_id = any(${uuidList(kept)})`)
}

export async function setCompletion(
  tx: Db,
  institutionId: string,
  id: string,
  by: { userId: string; fullName: string },
  completion: { completedOn: string | null; note: string },
): Promise<void> {
  await tx.execute(sql`
    update training_assignments set completed_on = ${completion.completedOn}::date,
      completed_at = case when ${completion.completedOn}::date is not null then now() end,
      completed_by = ${completion.completedOn ? by.userId : null}::uuid,
      completed_by_name = ${completion.completedOn ? by.fullName : ''}, note = ${completion.note}
    where institution_id = ${institutionId} and id = ${id}`)
}

/** Those who have not completed it, are still here, and were told nothing for a day. */
export async function takeForReminder(tx: Db, institutionId: string, trainingId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    update training_assignments a set reminded_at = now()
    where a.institution_id = ${institutionId} and a.training_id = ${trainingId} and a.completed_on is null
      and coalesce(a.reminded_at, a.assigned_at) < now() - interval '1 day'
    returning a.user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}

/** What a reader is asked to complete, that which is open first. */
export async function listOwnTrainings(
  tx: Db,
  institutionId: string,
  readerId: string,
): Promise<DeskTraining[]> {
  const { rows } = await tx.execute<DeskTraining & Record<string, unknown>>(sql`
    select a.id as "assignmentId", t.title, t.description, t.due_on::text as "dueOn",
      a.completed_on::text as "completedOn", t.requires_evidence and not exists (select 1 from evidence_uses u
        where u.institution_id = a.institution_id and u.subject_kind = 'training_assignment' and u.subject_id = a.id
      ) as "needsEvidence"
    from training_assignments a join trainings t on t.institution_id = a.institution_id and t.id = a.training_id
    where a.institution_id = ${institutionId} and a.reader_id = ${readerId}
    order by a.completed_on is not null, t.due_on, t.id limit 200`)
  return rows
}

/** What is or was asked of readers: who, until when, and whether it is done. */
export const trainingsOfReaders = (institutionId: string): SQL => sql`
  select a.reader_id, t.due_on, a.completed_on is not null
  from training_assignments a join trainings t on t.institution_id = a.institution_id and t.id = a.training_id
  where a.institution_id = ${institutionId} and a.reader_id is not null`

export interface FileRow extends Record<string, unknown> {
  title: string
  topic: Topic | null
  dueOn: string
  name: string
  assignedOn: string
  completedOn: string | null
  completedByName: string
  isLate: boolean
  note: string
  evidenceCount: number
}

export async function listForFile(
  tx: Db,
  reader: Reader,
  trainingId: string | undefined,
  atMost: number,
): Promise<FileRow[]> {
  const { rows } = await tx.execute<FileRow>(sql`
    select ${ASSIGNMENT}, t.title, t.topic, t.due_on::text as "dueOn"
    from trainings t join training_assignments a on ${shownTo(reader)}
    where ${visibleTo(reader)} and ${trainingId ? sql`t.id = ${trainingId}` : sql`true`}
    order by t.due_on desc, t.id, lower(a.user_name), a.id limit ${atMost}`)
  return rows
}
