import { MONITORING_TESTS_AT_MOST, type MonitoringTest } from '@plumbline/contract/compliance/monitoring.ts'
import { MONITORING_FIELDS } from '@plumbline/contract/compliance/monitoring-fields.ts'
import type { Db } from '@plumbline/database/db.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { countEvidence } from '../../work/evidence/evidence-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findActiveColleague, listColleagues } from '../../work/people/people-store.ts'
import { type CurrentErrors, currentRecord } from '../../work/records/current-record.ts'
import { changesOf } from '../../work/records/record-columns.ts'
import { changeTask, findTask, lockTask } from '../tasks/task-store.ts'
import { requireTopic } from '../topics/known-topic-store.ts'
import { type TopicLabels, topicLabels } from '../topics/topic-store.ts'
import { createTest, makeDueTasks, recordResult } from './monitoring-runs.ts'
import { monitoringSheetHandlers } from './monitoring-sheet-handlers.ts'
import { setFindingOfExceptions } from './monitoring-sheet-store.ts'
import {
  asTest,
  countTests,
  findTest,
  listTests,
  listYears,
  lockTest,
  lockTestOfRun,
  type MonitoringRow,
  mayRecord,
  stopTest,
  updateTest,
} from './monitoring-store.ts'
import { monitoringPath } from './monitoring-subject.ts'
import { closeSheet } from './sheet-closing.ts'

export const monitoringHandlers = {
  ...monitoringSheetHandlers,

  plan: members.monitoring.plan.handler(({ input: { year }, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => ({
      years: await listYears(tx, member),
      tests: (await listTests(tx, member, year)).map((row) => asTest(member, row)),
    })),
  ),

  find: members.monitoring.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const test = await readTest(tx, member, id)
      if (!test) throw errors.NOT_FOUND()
      return test
    }),
  ),

  create: managers.monitoring.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkPeople(tx, institutionId, fields, null, errors)
      await requireTopic(tx, institutionId, fields.topic)
      if ((await countTests(tx, institutionId, fields.year)) >= MONITORING_TESTS_AT_MOST)
        throw errors.PLAN_FULL()
      const id = await createTest(tx, institutionId, member, fields, todayIn(member.timeZone))
      await context.recordAct(tx, { action: 'monitoring.create', subjectId: id, detail: {} })
      return (await readTest(tx, member, id))!
    }),
  ),

  update: managers.monitoring.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      await checkPeople(tx, institutionId, fields, before, errors)
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      await updateTest(tx, institutionId, id, { ...fields, year: before.year }, member.fullName)
      await makeDueTasks(tx, institutionId, todayIn(member.timeZone))
      const after = (await findTest(tx, member, id))!
      const names = new Map([
        [before.ownerId, before.ownerName],
        [before.performerId, before.performerName],
        [after.ownerId, after.ownerName],
        [after.performerId, after.performerName],
      ])
      const changes = changesOf(MONITORING_FIELDS, before, after, (personId) => names.get(personId) ?? null)
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'monitoring_test', id },
        { action: 'changed', changes },
      )
      await context.recordAct(tx, {
        action: 'monitoring.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readTest(tx, member, id))!
    }),
  ),

  stop: managers.monitoring.stop.handler(({ input: { id, version }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await requireCurrent(tx, member, id, version, errors)
      await stopTest(tx, institutionId, id, member.fullName)
      await recordHistory(tx, institutionId, member, { kind: 'monitoring_test', id }, { action: 'stopped' })
      await context.recordAct(tx, { action: 'monitoring.stop', subjectId: id, detail: {} })
      return (await readTest(tx, member, id))!
    }),
  ),

  copyYear: managers.monitoring.copyYear.handler(({ input: { from, to }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const count = await countTests(tx, institutionId, to)
      const there = new Set((await listTests(tx, member, to)).map(({ title }) => title))
      const copied = (await listTests(tx, member, from)).filter(
        ({ title, isStopped }) => !isStopped && !there.has(title),
      )
      if (copied.length === 0) throw errors.NOTHING_TO_COPY()
      if (count + copied.length > MONITORING_TESTS_AT_MOST) throw errors.PLAN_FULL()
      const today = todayIn(member.timeZone)
      const activeId = async (userId: string | null) =>
        (userId && (await findActiveColleague(tx, institutionId, userId))?.userId) || null
      for (const test of copied) {
        const people = {
          ownerId: await activeId(test.ownerId),
          performerId: await activeId(test.performerId),
        }
        await createTest(tx, institutionId, member, { ...test, ...people, year: to }, today)
      }
      await context.recordAct(tx, {
        action: 'monitoring.copy',
        subjectId: null,
        detail: { from, to, tests: copied.length },
      })
      return { copied: copied.length }
    }),
  ),

  record: members.monitoring.record.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id: runId, result, note, finding } = input
      const found = await lockTestOfRun(tx, member, runId)
      if (!found) throw errors.NOT_FOUND()
      const { test, run } = found
      if (!mayRecord(member, test)) throw errors.NOT_ALLOWED()
      if (run.result) throw errors.ALREADY_RECORDED({ data: { byName: run.recordedByName } })
      if (test.performerId === member.userId) throw errors.PERFORMS_CONTROL()
      const sheet = await closeSheet(tx, member, runId, result, errors)
      if ((result === 'failed' || sheet.exceptions.length > 0) && !finding) throw errors.FINDING_MISSING()
      if (run.taskId && test.requiresEvidence && !sheet.isFilled) {
        const subject = { kind: 'task', id: run.taskId } as const
        if ((await countEvidence(tx, institutionId, subject)) === 0) throw errors.EVIDENCE_MISSING()
      }
      const today = todayIn(member.timeZone)
      const findingId = await recordResult(tx, institutionId, member, {
        ...{ runId, test, today, result, note, finding },
        exceptions: sheet.exceptions,
        dueOn: run.dueOn,
      })
      if (findingId) await setFindingOfExceptions(tx, institutionId, runId, findingId)
      if (run.taskId) await finishTask(tx, member, run.taskId)
      if (result === 'failed') await tellManagers(tx, member, test)
      await context.recordAct(tx, {
        action: 'monitoring.record',
        subjectId: test.id,
        detail: { run: runId, result },
      })
      return (await readTest(tx, member, test.id))!
    }),
  ),

  file: managers.monitoring.file.handler(({ input: { year }, context }) =>
    context.inInstitution(async (tx) => {
      const { member } = context
      const tests = await listTests(tx, member, year)
      await context.recordAct(tx, {
        action: 'monitoring.export',
        subjectId: null,
        detail: { year, tests: tests.length },
      })
      return planFile(tests, await topicLabels(tx, member.institutionId), year, todayIn(member.timeZone))
    }),
  ),
}

/** The finding of a run is for managers and its owner; a task that the reader may not see is left out. */
async function readTest(tx: Db, reader: Reader, id: string): Promise<MonitoringTest | undefined> {
  const row = await findTest(tx, reader, id)
  if (!row) return undefined
  const test = asTest(reader, row)
  const runs = []
  for (const run of test.runs)
    runs.push(run.taskId && !(await findTask(tx, reader, run.taskId)) ? { ...run, taskId: null } : run)
  return { ...test, runs }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: CurrentErrors) {
  return currentRecord(await lockTest(tx, reader, id), version, errors)
}

type People = Pick<MonitoringRow, 'ownerId' | 'performerId'>

async function checkPeople(
  tx: Db,
  institutionId: string,
  { ownerId, performerId }: People,
  kept: People | null,
  errors: { PERSON_UNKNOWN: () => Error; PERFORMER_TESTS: () => Error },
) {
  if (performerId && performerId === ownerId) throw errors.PERFORMER_TESTS()
  for (const [asked, before] of [
    [ownerId, kept?.ownerId],
    [performerId, kept?.performerId],
  ])
    if (asked && asked !== before && !(await findActiveColleague(tx, institutionId, asked)))
      throw errors.PERSON_UNKNOWN()
}

/** The result is what the task asked for; what was cancelled stays cancelled. */
async function finishTask(tx: Db, member: Reader & { fullName: string }, taskId: string): Promise<void> {
  const task = await lockTask(tx, member, taskId)
  if (!task || task.status === 'done' || task.status === 'cancelled') return
  await changeTask(
    tx,
    member.institutionId,
    taskId,
    { status: 'done', doneBy: member.userId, approvalAskedBy: null },
    member.fullName,
  )
  await recordHistory(
    tx,
    member.institutionId,
    member,
    { kind: 'task', id: taskId },
    { action: 'changed', changes: [{ field: 'status', from: task.status, to: 'done' }] },
  )
}

async function tellManagers(tx: Db, member: Reader & { fullName: string }, test: MonitoringRow) {
  for (const { userId, role, isSuspended } of await listColleagues(tx, member.institutionId))
    if (role !== 'user' && !isSuspended && userId !== member.userId && userId !== test.ownerId)
      await notify(tx, member.institutionId, userId, {
        kind: 'monitoring.failed',
        subject: `${member.fullName} recorded a failure of “${test.title}”`,
        link: monitoringPath(test.id, test.year),
      })
}

function planFile(tests: readonly MonitoringRow[], topics: TopicLabels, year: number, today: string): File {
  const heading = [
    'Test',
    'What is tested',
    'Topic',
    'How often',
    'Owner',
    'Due',
    'Result',
    'Recorded',
    'Recorded by',
    'Note',
    'Finding made',
    'Control performed by',
    'Procedure',
    'Items in the sample',
  ]
  return csvFile(`monitoring-${year}.csv`, [
    heading,
    ...tests.flatMap((test) =>
      test.runs.map((run) => [
        test.title,
        test.description,
        test.topic ? (topics.get(test.topic) ?? test.topic) : '',
        test.frequency,
        test.ownerName ?? '',
        run.dueOn,
        run.result ?? (run.dueOn < today ? 'overdue' : 'planned'),
        run.recordedOn ?? '',
        run.recordedByName,
        run.note,
        run.findingId ? 'yes' : 'no',
        test.performerName ?? '',
        test.procedure,
        run.sampleSize > 0 ? String(run.sampleSize) : '',
      ]),
    ),
  ])
}
