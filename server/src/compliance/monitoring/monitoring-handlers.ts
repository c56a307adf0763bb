import {
  MONITORING_TESTS_AT_MOST,
  type MonitoringFields,
  type MonitoringTest,
} from '@plumbline/contract/compliance/monitoring.ts'
import { TOPIC_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import type { Db } from '@plumbline/database/db.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { countEvidence } from '../../work/evidence/evidence-store.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findActiveColleague, findColleagues, listColleagues } from '../../work/people/people-store.ts'
import { changeTask, findTask, lockTask } from '../tasks/task-store.ts'
import { createTest, makeDueTasks, recordResult } from './monitoring-runs.ts'
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

export const monitoringHandlers = {
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
      await checkOwner(tx, institutionId, fields.ownerId, null, errors)
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
      await checkOwner(tx, institutionId, fields.ownerId, before.ownerId, errors)
      await updateTest(tx, institutionId, id, { ...fields, year: before.year }, member.fullName)
      await makeDueTasks(tx, institutionId, todayIn(member.timeZone))
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        historyFields(before, before.ownerName),
        historyFields(fields, owner?.fullName ?? null),
      )
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
      for (const { title, description, topic, frequency, firstMonth, requiresEvidence, ownerId } of copied) {
        const owner = ownerId && (await findActiveColleague(tx, institutionId, ownerId))
        await createTest(
          tx,
          institutionId,
          member,
          {
            ...{ year: to, title, description, topic, frequency, firstMonth, requiresEvidence },
            ownerId: owner ? owner.userId : null,
          },
          today,
        )
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
      if (result === 'failed' && !finding) throw errors.FINDING_MISSING()
      if (run.taskId && test.requiresEvidence) {
        const subject = { kind: 'task', id: run.taskId } as const
        if ((await countEvidence(tx, institutionId, subject)) === 0) throw errors.EVIDENCE_MISSING()
      }
      const today = todayIn(member.timeZone)
      const findingId = await recordResult(tx, institutionId, member, {
        ...{ runId, test, today, result, note, finding },
        dueOn: run.dueOn,
      })
      if (run.taskId) await finishTask(tx, member, run.taskId)
      if (findingId) await tellManagers(tx, member, test)
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
      return planFile(tests, year, todayIn(member.timeZone))
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

interface CurrentErrors {
  NOT_FOUND: () => Error
  CHANGED_MEANWHILE: (refusal: { data: { byName: string; version: number } }) => Error
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: CurrentErrors) {
  const test = await lockTest(tx, reader, id)
  if (!test) throw errors.NOT_FOUND()
  if (test.version !== version)
    throw errors.CHANGED_MEANWHILE({ data: { byName: test.changedByName, version: test.version } })
  return test
}

async function checkOwner(
  tx: Db,
  institutionId: string,
  ownerId: string | null,
  keptOwner: string | null,
  errors: { PERSON_UNKNOWN: () => Error },
) {
  if (ownerId && ownerId !== keptOwner && !(await findActiveColleague(tx, institutionId, ownerId)))
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

function historyFields(test: Omit<MonitoringFields, 'year'> | MonitoringRow, owner: string | null) {
  const { title, description, topic, frequency, firstMonth, requiresEvidence } = test
  return { title, description, topic, frequency, firstMonth, requiresEvidence, owner }
}

function planFile(tests: readonly MonitoringRow[], year: number, today: string): File {
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
  ]
  return csvFile(`monitoring-${year}.csv`, [
    heading,
    ...tests.flatMap((test) =>
      test.runs.map((run) => [
        test.title,
        test.description,
        test.topic ? TOPIC_LABELS[test.topic] : '',
        test.frequency,
        test.ownerName ?? '',
        run.dueOn,
        run.result ?? (run.dueOn < today ? 'overdue' : 'planned'),
        run.recordedOn ?? '',
        run.recordedByName,
        run.note,
        run.findingId ? 'yes' : 'no',
      ]),
    ),
  ])
}
