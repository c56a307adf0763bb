import { type MonitoringFields, RUN_TASK_DAYS } from '@plumbline/contract/compliance/monitoring.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { LONG_TEXT_AT_MOST } from '@plumbline/contract/compliance/work-limits.ts'
import type { Db } from '@plumbline/database/db.ts'
import { formatDay, monthName, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { figureControlsOfTest } from '../controls/control-figuring.ts'
import { createFinding } from '../findings/finding-creation-store.ts'
import { createTask, type TaskMaker } from '../tasks/task-creation-store.ts'
import { insertTest, setResult, setTask } from './monitoring-store.ts'

const RUNS_AT_ONCE = 50

interface DueRun extends Record<string, unknown> {
  id: string
  testId: string
  dueOn: string
  title: string
  description: string
  topic: Topic | null
  ownerId: string | null
  requiresEvidence: boolean
}

/** Adds a test to a plan. The caller has seen to it that the owner is a person of the institution. */
export async function createTest(
  tx: Db,
  institutionId: string,
  maker: TaskMaker,
  fields: MonitoringFields,
  today: string,
): Promise<string> {
  const id = await insertTest(tx, institutionId, fields, maker.fullName)
  await recordHistory(tx, institutionId, maker, { kind: 'monitoring_test', id }, { action: 'created' })
  await makeDueTasks(tx, institutionId, today)
  return id
}

/** Makes a task of each run that is due within thirty days. True while there is more to do. */
export async function makeMonitoringTasks(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ institutionId: string; today: string }>(sql`
    select distinct r.institution_id as "institutionId", (now() at time zone i.time_zone)::date::text as today
    from monitoring_runs r join institutions i on i.id = r.institution_id
    where not r.has_task and r.result is null and i.suspended_at is null
      and r.due_on between (now() at time zone i.time_zone)::date
        and (now() at time zone i.time_zone)::date + ${RUN_TASK_DAYS}::integer
    limit ${RUNS_AT_ONCE}`)
  let isMore = rows.length === RUNS_AT_ONCE
  for await (const { institutionId, today } of inTurn(rows))
    isMore =
      (await inInstitution(db, institutionId, (tx) => makeDueTasks(tx, institutionId, today))) || isMore
  return isMore
}

/** Runs that were due before they were planned get no task; their result can be recorded all the same. */
export async function makeDueTasks(tx: Db, institutionId: string, today: string): Promise<boolean> {
  const until = formatDay(parseDay(today, 'today') + RUN_TASK_DAYS)
  const { rows } = await tx.execute<DueRun>(sql`
    select r.id, r.test_id as "testId", r.due_on::text as "dueOn", m.title, m.description, m.topic,
      m.owner_id as "ownerId", m.requires_evidence as "requiresEvidence"
    from monitoring_runs r
    join monitoring_tests m on m.institution_id = r.institution_id and m.id = r.test_id
    where r.institution_id = ${institutionId} and not r.has_task and r.result is null
      and r.due_on between ${today}::date and ${until}::date
    order by r.due_on, r.id limit ${RUNS_AT_ONCE} for no key update of r skip locked`)
  for (const run of rows) {
    const taskId = await createTask(
      tx,
      institutionId,
      null,
      {
        title: runTitle(run.title, run.dueOn),
        description: run.description,
        ownerId: run.ownerId,
        topic: run.topic,
        dueOn: run.dueOn,
        requiresEvidence: run.requiresEvidence,
      },
      { origin: { kind: 'monitoring_test', id: run.testId, title: run.title } },
    )
    await setTask(tx, institutionId, run.id, taskId)
  }
  return rows.length === RUNS_AT_ONCE
}

/** "Rate locks, June 2026", within the length of a task's title. */
export function runTitle(title: string, dueOn: string): string {
  const [year = '', month = '1'] = dueOn.split('-')
  const when = `, ${monthName(Number(month))} ${year}`
  return `${title.slice(0, 200 - when.length)}${when}`
}

interface Recorded {
  runId: string
  test: { id: string; title: string; topic: Topic | null; ownerId: string | null }
  dueOn: string
  today: string
  result: 'passed' | 'failed'
  note: string
  finding?: { title: string; severity: 'high' | 'medium' | 'low' } | undefined
  /** Of the test sheet, one line each. */
  exceptions?: readonly string[]
}

/** Stores the result of a run, with a finding of a failure or of exceptions, which names the test as its origin. */
export async function recordResult(
  tx: Db,
  institutionId: string,
  by: TaskMaker,
  { runId, test, dueOn, today, result, note, finding, exceptions = [] }: Recorded,
): Promise<string | null> {
  const findingId = finding
    ? await createFinding(
        tx,
        institutionId,
        by,
        {
          title: finding.title,
          severity: finding.severity,
          source: 'monitoring',
          description: withExceptions(note, exceptions),
          topic: test.topic,
          ownerId: test.ownerId,
          foundOn: today,
        },
        { kind: 'monitoring_test', id: test.id, title: test.title },
      )
    : null
  await setResult(tx, institutionId, runId, by, { result, note, findingId })
  await recordHistory(
    tx,
    institutionId,
    by,
    { kind: 'monitoring_test', id: test.id },
    { action: `run_${result}`, changes: [{ field: 'dueOn', from: null, to: dueOn }] },
  )
  await figureControlsOfTest(tx, institutionId, by, test.id)
  return findingId
}

/** What a finding says of a sheet, within the length of its text. */
export function withExceptions(note: string, exceptions: readonly string[]): string {
  const kept: string[] = note ? [note] : []
  let left = LONG_TEXT_AT_MOST - note.length - 100
  for (const [index, line] of exceptions.entries()) {
    left -= line.length + 1
    if (left < 0) {
      kept.push(`${exceptions.length - index} more are on the test sheet.`)
      break
    }
    kept.push(line)
  }
  return kept.join('\n').slice(0, LONG_TEXT_AT_MOST)
}
