import { sql } from 'drizzle-orm'
import { agesInShort, findingsInShort, overdueInShort, tasksInShort } from './in-short.ts'
import type { ReportSection } from './report-content.ts'
import {
  type ReportScope,
  reportableFindings,
  reportableTasks,
  selectCells,
  UNFINISHED,
} from './report-scope.ts'

export const ROWS_AT_MOST = 200

export const OWNER = (row: 't' | 'f' | 'p') => sql`coalesce((select u.full_name from user_profiles u
  where u.institution_id = ${sql.raw(row)}.institution_id and u.user_id = ${sql.raw(row)}.owner_id), 'Nobody')`

export async function tasksOfPeriod(scope: ReportScope): Promise<ReportSection> {
  const { tx, from, to, today, timeZone } = scope
  const rows = await selectCells(
    tx,
    sql`select shown.outcome, count(*)::integer from (
        select case
          when t.status = 'done' and (t.done_at at time zone ${timeZone})::date <= t.due_on then 'Done on time'
          when t.status = 'done' then 'Done late'
          when t.due_on < ${today}::date then 'Overdue' else 'Not due yet' end as outcome
        from tasks t where ${reportableTasks(scope)} and t.status <> 'cancelled'
          and t.due_on between ${from}::date and ${to}::date) as shown
      group by 1 order by array_position(array['Done on time', 'Done late', 'Overdue', 'Not due yet'], shown.outcome)`,
  )
  return {
    title: 'Tasks of the period',
    note: 'By the day they were due. Canceled tasks are left out.',
    columns: [
      { heading: 'Outcome', width: 30 },
      { heading: 'Tasks', width: 12, kind: 'number' },
    ],
    rows,
    ...(rows.length > 0 && { inShort: tasksInShort(rows) }),
    empty: 'No task fell due in this period.',
  }
}

export async function overdueTasks(scope: ReportScope, atMost = ROWS_AT_MOST): Promise<ReportSection> {
  const { tx, today } = scope
  const where = sql`${reportableTasks(scope)} and t.status in ${UNFINISHED} and t.due_on < ${today}::date`
  const rows = await selectCells(
    tx,
    sql`select t.title, ${OWNER('t')}, t.due_on::text, ${today}::date - t.due_on as late, initcap(t.priority)
      from tasks t where ${where} order by t.due_on, t.title, t.id limit ${atMost}`,
  )
  return {
    title: 'Overdue tasks',
    columns: [
      { heading: 'Task', width: 60 },
      { heading: 'Owner', width: 24 },
      { heading: 'Due', width: 20, kind: 'date' },
      { heading: 'Days late', width: 12, kind: 'number' },
      { heading: 'Priority', width: 12 },
    ],
    rows,
    ...(rows.length > 0 && rows.length < atMost && { inShort: overdueInShort(rows) }),
    ...(await cutNote(scope, sql`tasks t where ${where}`, atMost)),
    empty: 'No task is overdue.',
  }
}

export async function openFindingsByAge(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const rows = await selectCells(
    tx,
    sql`select initcap(f.severity), count(*) filter (where ${today}::date - f.found_on <= 30)::integer as young,
        count(*) filter (where ${today}::date - f.found_on between 31 and 90)::integer as older,
        count(*) filter (where ${today}::date - f.found_on > 90)::integer as oldest, count(*)::integer as all
      from findings f where ${reportableFindings(scope)} and f.status <> 'closed'
      group by f.severity, f.severity_rank order by f.severity_rank`,
  )
  return {
    title: 'Open findings by age',
    columns: [
      { heading: 'Severity', width: 16 },
      { heading: 'Up to 30 days', width: 16, kind: 'number' },
      { heading: '31 to 90 days', width: 16, kind: 'number' },
      { heading: 'Over 90 days', width: 16, kind: 'number' },
      { heading: 'All', width: 10, kind: 'number' },
    ],
    rows,
    ...(rows.length > 0 && { inShort: agesInShort(rows) }),
    empty: 'No finding is open.',
  }
}

export async function findingsOfPeriod(scope: ReportScope): Promise<ReportSection> {
  const { tx, from, to, timeZone } = scope
  const rows = await selectCells(
    tx,
    sql`select initcap(f.severity),
        count(*) filter (where f.found_on between ${from}::date and ${to}::date)::integer as found,
        count(*) filter (where (f.closed_at at time zone ${timeZone})::date between ${from}::date and ${to}::date)::integer as closed
      from findings f where ${reportableFindings(scope)}
        and (f.found_on between ${from}::date and ${to}::date
          or (f.closed_at at time zone ${timeZone})::date between ${from}::date and ${to}::date)
      group by f.severity, f.severity_rank order by f.severity_rank`,
  )
  return {
    title: 'Findings of the period',
    columns: [
      { heading: 'Severity', width: 20 },
      { heading: 'Found', width: 12, kind: 'number' },
      { heading: 'Closed', width: 12, kind: 'number' },
    ],
    rows,
    ...(rows.length > 0 && { inShort: findingsInShort(rows) }),
    empty: 'No finding was made or closed in this period.',
  }
}

export async function openFindings(
  scope: ReportScope,
  { highOnly = false, atMost = ROWS_AT_MOST } = {},
): Promise<ReportSection> {
  const { tx, today } = scope
  const where = sql`${reportableFindings(scope)} and f.status <> 'closed'
    ${highOnly ? sql`and f.severity = 'high'` : sql``}`
  const rows = await selectCells(
    tx,
    sql`select f.number, f.title, initcap(f.severity), ${OWNER('f')}, ${today}::date - f.found_on as age, f.response_due_on::text
      from findings f where ${where} order by f.severity_rank, f.response_due_on nulls last, f.number limit ${atMost}`,
  )
  return {
    title: highOnly ? 'Open findings of high severity' : 'Open findings',
    columns: [
      { heading: 'No.', width: 8, kind: 'number' },
      { heading: 'Finding', width: 60 },
      { heading: 'Severity', width: 12 },
      { heading: 'Owner', width: 24 },
      { heading: 'Days open', width: 12, kind: 'number' },
      { heading: 'Response due', width: 20, kind: 'date' },
    ],
    rows,
    ...(await cutNote(scope, sql`findings f where ${where}`, atMost)),
    empty: highOnly ? 'No finding of high severity is open.' : 'No finding is open.',
  }
}

/** Says how many rows there are where the section holds the first of them alone. */
export async function cutNote({ tx }: ReportScope, from: ReturnType<typeof sql>, atMost: number) {
  const [[count] = []] = await selectCells(tx, sql`select count(*)::integer from ${from}`)
  return Number(count) > atMost ? { note: `The first ${atMost} of ${count}.` } : {}
}
