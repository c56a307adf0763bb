import { TRAINING_FIELDS, UNLISTED_TRAINING_FIELDS } from '@plumbline/contract/compliance/training-fields.ts'
import {
  TRAINING_PEOPLE_AT_MOST,
  type Training,
  type TrainingFields,
} from '@plumbline/contract/compliance/trainings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { changesOf, shownOf } from '../../work/records/record-columns.ts'
import { findReaderIds } from '../readers/reader-store.ts'
import { requireNamedTopics, requireTopic } from '../topics/known-topic-store.ts'
import { type TopicLabels, topicLabels } from '../topics/topic-store.ts'
import { assignTraining, createTraining, peopleOfRoles } from './training-assignment.ts'
import { completeAssignment, recordCompletion } from './training-completion.ts'
import {
  asSummary,
  deleteTraining,
  type FileRow,
  findTraining,
  listAssignments,
  listForFile,
  listTrainingRows,
  listTrainings,
  lockAssignment,
  lockTraining,
  setCompletion,
  takeForReminder,
  updateTraining,
} from './training-store.ts'
import { trainingPath } from './training-subject.ts'

const ROWS_IN_FILE = 20_000

export const trainingHandlers = {
  list: members.trainings.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topic ? [input.topic] : [])
      return listTrainings(tx, member, input)
    }),
  ),

  rows: members.trainings.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listTrainingRows(tx, member, input)),
  ),

  find: members.trainings.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const training = await readTraining(tx, member, id)
      if (!training) throw errors.NOT_FOUND()
      return training
    }),
  ),

  create: managers.trainings.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkPeople(tx, institutionId, fields, [], errors)
      await requireTopic(tx, institutionId, fields.topic)
      const id = await createTraining(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'training.create', subjectId: id, detail: {} })
      return (await readTraining(tx, member, id))!
    }),
  ),

  update: managers.trainings.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await lockTraining(tx, member, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      const assigned = await listAssignments(tx, member, id)
      await checkPeople(
        tx,
        institutionId,
        fields,
        assigned.map(({ userId }) => userId),
        errors,
      )
      await updateTraining(tx, institutionId, id, fields, member.fullName)
      await assignTraining(tx, institutionId, member, { id, ...fields })
      const now = await listAssignments(tx, member, id)
      const changes = [
        ...changesOf(TRAINING_FIELDS, before, fields, () => null),
        ...changesBetween(
          { roles: before.roles.join(', '), people: assigned.length },
          { roles: fields.roles.join(', '), people: now.length },
        ),
      ]
      await recordHistory(tx, institutionId, member, { kind: 'training', id }, { action: 'changed', changes })
      await context.recordAct(tx, {
        action: 'training.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readTraining(tx, member, id))!
    }),
  ),

  remove: managers.trainings.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const training = await lockTraining(tx, member, id)
      if (!training) throw errors.NOT_FOUND()
      if (training.completedCount > 0) throw errors.COMPLETED_BY_SOME()
      await deleteTraining(tx, institutionId, id)
      await context.recordAct(tx, { action: 'training.delete', subjectId: id, detail: {} })
    }),
  ),

  complete: members.trainings.complete.handler(({ input: { id, completedOn, note }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { member } = context
      const assignment = await lockAssignment(tx, member, id)
      if (!assignment) throw errors.NOT_FOUND()
      if (assignment.completedOn) throw errors.ALREADY_COMPLETED()
      if (completedOn > todayIn(member.timeZone)) throw errors.DATE_IN_FUTURE()
      if (assignment.requiresEvidence && assignment.evidenceCount === 0) throw errors.EVIDENCE_MISSING()
      await completeAssignment(tx, member, assignment, { completedOn, note })
      await context.recordAct(tx, {
        action: 'training.complete',
        subjectId: assignment.trainingId,
        detail: { person: assignment.userId },
      })
      return (await readTraining(tx, member, assignment.trainingId))!
    }),
  ),

  reopen: managers.trainings.reopen.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const assignment = await lockAssignment(tx, member, id)
      if (!assignment) throw errors.NOT_FOUND()
      if (!assignment.completedOn) throw errors.NOT_COMPLETED()
      await setCompletion(tx, institutionId, id, member, { completedOn: null, note: '' })
      await recordCompletion(tx, member, assignment, 'completion_taken_back', assignment.completedOn)
      await context.recordAct(tx, {
        action: 'training.reopen',
        subjectId: assignment.trainingId,
        detail: { person: assignment.userId },
      })
      return (await readTraining(tx, member, assignment.trainingId))!
    }),
  ),

  remind: managers.trainings.remind.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const training = await findTraining(tx, member, id)
      if (!training) throw errors.NOT_FOUND()
      const reminded = await takeForReminder(tx, institutionId, id)
      for (const userId of reminded)
        await notify(tx, institutionId, userId, {
          kind: 'training.due',
          subject: `The training “${training.title}” is due ${longDay(training.dueOn)}`,
          link: trainingPath(id),
        })
      await context.recordAct(tx, {
        action: 'training.remind',
        subjectId: id,
        detail: { people: reminded.length },
      })
      return { reminded: reminded.length }
    }),
  ),

  file: managers.trainings.file.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { member } = context
      if (id && !(await findTraining(tx, member, id))) throw errors.NOT_FOUND()
      const rows = await listForFile(tx, member, id, ROWS_IN_FILE + 1)
      await context.recordAct(tx, {
        action: 'training.export',
        subjectId: id ?? null,
        detail: { rows: rows.length },
      })
      return completionFile(rows, await topicLabels(tx, member.institutionId), todayIn(member.timeZone))
    }),
  ),
}

async function readTraining(tx: Db, reader: Reader, id: string): Promise<Training | undefined> {
  const row = await findTraining(tx, reader, id)
  if (!row) return undefined
  return {
    ...asSummary(row),
    ...shownOf(UNLISTED_TRAINING_FIELDS, row),
    roles: row.roles,
    assignments: await listAssignments(tx, reader, id),
    mayManage: isManager(reader),
  }
}

interface PeopleErrors {
  PERSON_UNKNOWN: () => Error
  READER_UNKNOWN: () => Error
  NOBODY_CHOSEN: () => Error
  TOO_MANY_PEOPLE: () => Error
}

/** People who are assigned already may stay, suspended or not. */
async function checkPeople(
  tx: Db,
  institutionId: string,
  { userIds, readerIds, roles }: TrainingFields,
  kept: readonly string[],
  errors: PeopleErrors,
) {
  const chosen = [...new Set(userIds)]
  if (chosen.length + readerIds.length + roles.length === 0) throw errors.NOBODY_CHOSEN()
  const added = chosen.filter((userId) => !kept.includes(userId))
  const people = await findColleagues(tx, institutionId, added)
  if (people.length !== added.length || people.some(({ isSuspended }) => isSuspended))
    throw errors.PERSON_UNKNOWN()
  const readers = [...new Set(readerIds)].filter((id) => !kept.includes(id))
  if ((await findReaderIds(tx, institutionId, readers)).length !== readers.length)
    throw errors.READER_UNKNOWN()
  const everybody = new Set([...chosen, ...readerIds, ...(await peopleOfRoles(tx, institutionId, roles))])
  if (everybody.size > TRAINING_PEOPLE_AT_MOST) throw errors.TOO_MANY_PEOPLE()
}

function completionFile(rows: readonly FileRow[], topics: TopicLabels, today: string): File {
  const heading = [
    'Training',
    'Topic',
    'Due',
    'Person',
    'Assigned',
    'Completed',
    'Late',
    'Recorded by',
    'Evidence',
    'Note',
  ]
  const cut =
    rows.length > ROWS_IN_FILE
      ? [[`Only the first ${ROWS_IN_FILE.toLocaleString('en-US')} rows are in this file.`]]
      : []
  return csvFile(`trainings-${today}.csv`, [
    heading,
    ...rows
      .slice(0, ROWS_IN_FILE)
      .map((row) => [
        row.title,
        row.topic ? (topics.get(row.topic) ?? row.topic) : '',
        row.dueOn,
        row.name,
        row.assignedOn,
        row.completedOn ?? (row.dueOn < today ? 'overdue' : ''),
        row.completedOn ? (row.isLate ? 'yes' : 'no') : '',
        row.completedOn ? row.completedByName || row.name : '',
        String(row.evidenceCount),
        row.note,
      ]),
    ...cut,
  ])
}
