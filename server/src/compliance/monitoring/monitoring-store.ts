import {
  FREQUENCY_MONTHS,
  MONITORING_TESTS_AT_MOST,
  type MonitoringFields,
  type MonitoringRun,
  type MonitoringTest,
} from '@plumbline/contract/compliance/monitoring.ts'
import { MONITORING_FIELDS } from '@plumbline/contract/compliance/monitoring-fields.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { recordReads } from '../../work/records/record-store.ts'
import { nextOccurrences } from '../tasks/recurrence.ts'

/** Managers see the whole plan, others the tests that they own. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`m.institution_id = ${institutionId}`
  return sql`m.institution_id = ${institutionId} and m.owner_id = ${userId}`
}

export interface MonitoringRow
  extends Omit<MonitoringTest, 'owner' | 'performer' | 'runs' | 'mayEdit' | 'mayRecord'>,
    Record<string, unknown> {
  ownerId: string | null
  ownerName: string | null
  performerId: string | null
  performerName: string | null
  changedByName: string
  runs: MonitoringRun[]
}

const nameOf = (column: string, name: string) =>
  sql.raw(
    `(select p.full_name from user_profiles p where p.institution_id = m.institution_id and p.user_id = m.${column}) as "${name}"`,
  )

const COLUMNS = sql`m.id, m.year, ${selectFields('m', MONITORING_FIELDS)}, ${nameOf('owner_id', 'ownerName')},
  ${nameOf('performer_id', 'performerName')}, m.is_stopped as "isStopped", m.version, m.changed_by_name as "changedByName",
  coalesce((select json_agg(json_build_object('id', r.id, 'dueOn', r.due_on::text, 'result', r.result, 'note', r.note,
      'recordedOn', ${dayOf(sql`r.recorded_at`, sql`r.institution_id`)}::text, 'recordedByName', r.recorded_by_name, 'taskId', r.task_id,
      'findingId', r.finding_id, 'sampleSize', coalesce((r.sample ->> 'size')::integer, 0)) order by r.due_on)
    from monitoring_runs r where r.institution_id = m.institution_id and r.test_id = m.id), '[]'::json) as runs`

export function asTest(reader: Reader, row: MonitoringRow): MonitoringTest {
  const { ownerId, ownerName, performerId, performerName, changedByName: _, ...test } = row
  return {
    ...test,
    owner: ownerId ? { userId: ownerId, name: ownerName ?? '' } : null,
    performer: performerId ? { userId: performerId, name: performerName ?? '' } : null,
    mayEdit: isManager(reader),
    mayRecord: mayRecord(reader, row) && performerId !== reader.userId,
  }
}

export const mayRecord = (reader: Reader, { ownerId }: Pick<MonitoringRow, 'ownerId'>): boolean =>
  isManager(reader) || ownerId === reader.userId

export async function listYears(tx: Db, reader: Reader): Promise<number[]> {
  const { rows } = await tx.execute<{ year: number }>(
    sql`select distinct m.year from monitoring_tests m where ${visibleTo(reader)} order by m.year`,
  )
  return rows.map(({ year }) => year)
}

const reads = recordReads<MonitoringRow, MonitoringRow>({
  ...{ table: 'monitoring_tests', alias: 'm', columns: COLUMNS, visibleTo },
  asSummary: (row) => row,
})
export const { find: findTest, lock: lockTest } = reads

export const listTests = (tx: Db, reader: Reader, year: number): Promise<MonitoringRow[]> =>
  reads.listAll(tx, reader, {
    filters: [sql`m.year = ${year}`],
    order: sql`m.search_text, m.id`,
    atMost: MONITORING_TESTS_AT_MOST,
  })

/** Of a run, under the lock of its test. */
export async function lockTestOfRun(
  tx: Db,
  reader: Reader,
  runId: string,
): Promise<{ test: MonitoringRow; run: MonitoringRun } | undefined> {
  const { rows } = await tx.execute<{ testId: string }>(sql`
    select test_id as "testId" from monitoring_runs where institution_id = ${reader.institutionId} and id = ${runId}`)
  const test = rows[0] && (await lockTest(tx, reader, rows[0].testId))
  const run = test?.runs.find(({ id }) => id === runId)
  return test && run && { test, run }
}

/** Held until the end of the transaction, so that two people cannot fill one plan beyond its limit. */
export async function countTests(tx: Db, institutionId: string, year: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`monitoring ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from monitoring_tests where institution_id = ${institutionId} and year = ${year}`)
  return rows[0]!.count
}

export async function insertTest(
  tx: Db,
  institutionId: string,
  { year, ...fields }: MonitoringFields,
  byName: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into monitoring_tests (institution_id, year, title, frequency, first_month)
    values (${institutionId}, ${year}, ${fields.title}, ${fields.frequency}, ${fields.firstMonth}) returning id`)
  const { id } = rows[0]!
  await updateTest(tx, institutionId, id, { year, ...fields }, byName)
  return id
}

/** Changes a test and its runs to come: a run with a task or a result stays as it is. */
export async function updateTest(
  tx: Db,
  institutionId: string,
  id: string,
  fields: MonitoringFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update monitoring_tests set ${assignFields(MONITORING_FIELDS, fields)}, is_stopped = false,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
  await deleteFreeRuns(tx, institutionId, id)
  await tx.execute(sql`
    insert into monitoring_runs (institution_id, test_id, due_on)
    select ${institutionId}, ${id}::uuid, d.day::date
    from unnest(${`{${runDays(fields).join(',')}}`}::text[]) as d (day)
    where not exists (select 1 from monitoring_runs r where r.institution_id = ${institutionId} and r.test_id = ${id}
      and date_trunc('month', r.due_on) = date_trunc('month', d.day::date))`)
}

/** The last business day of each month in which the test runs. */
export function runDays({
  year,
  frequency,
  firstMonth,
}: Pick<MonitoringFields, 'year' | 'frequency' | 'firstMonth'>): string[] {
  const step = FREQUENCY_MONTHS[frequency]
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => month >= firstMonth && (month - firstMonth) % step === 0,
  )
  const rule = `FREQ=MONTHLY;BYMONTH=${months.join(',')};BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`
  const before = `${year - 1}-12-31`
  return nextOccurrences(rule, before, before, months.length)
}

async function deleteFreeRuns(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    delete from monitoring_runs where institution_id = ${institutionId} and test_id = ${id}
      and result is null and not has_task and sample is null`)
}

export async function stopTest(tx: Db, institutionId: string, id: string, byName: string): Promise<void> {
  await deleteFreeRuns(tx, institutionId, id)
  await tx.execute(sql`
    update monitoring_tests set is_stopped = true, version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function setTask(tx: Db, institutionId: string, runId: string, taskId: string): Promise<void> {
  await tx.execute(sql`
    update monitoring_runs set has_task = true, task_id = ${taskId}
    where institution_id = ${institutionId} and id = ${runId}`)
}

export async function setResult(
  tx: Db,
  institutionId: string,
  runId: string,
  by: { userId: string; fullName: string },
  { result, note, findingId }: { result: 'passed' | 'failed'; note: string; findingId: string | null },
): Promise<void> {
  await tx.execute(sql`
    update monitoring_runs set result = ${result}, note = ${note}, recorded_at = now(), recorded_by = ${by.userId},
      recorded_by_name = ${by.fullName}, finding_id = ${findingId}::uuid
    where institution_id = ${institutionId} and id = ${runId}`)
}
