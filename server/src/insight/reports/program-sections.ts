import { sql } from 'drizzle-orm'
import { visibleTo as incidentVisibleTo } from '../../compliance/incidents/incident-store.ts'
import { visibleTo as monitoringVisibleTo } from '../../compliance/monitoring/monitoring-store.ts'
import { registeredNouns } from '../../work/nouns/noun-register.ts'
import { counted } from './in-short.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, selectCells } from './report-scope.ts'
import { cutNote, ROWS_AT_MOST } from './work-sections.ts'

/** Incidents discovered in the period, and what became of the notice to the agency. */
export async function incidents(scope: ReportScope, atMost = ROWS_AT_MOST): Promise<ReportSection> {
  const { tx, reader, from, to, timeZone } = scope
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone ${timeZone})::date`
  const notice = sql`case when i.notified_at <= i.notify_by then 'Notified in time'
    when i.notified_at is not null and i.notify_by is null then 'Notified'
    when i.notified_at is not null then 'Notified late'
    when i.reportable = 'no' then 'Not reportable'
    when i.status = 'closed' then 'Closed without a notice'
    when i.notify_by is null then 'No federal deadline calculated'
    when i.notify_by < now() then 'Notice overdue' else 'Clock running' end`
  const where = sql`incidents i where ${incidentVisibleTo(reader)}
    and ${dayOf('i.discovered_at')} between ${from}::date and ${to}::date`
  const rows = await selectCells(
    tx,
    sql`select i.number || '. ' || i.title as incident, ${dayOf('i.discovered_at')}::text as found,
        initcap(i.status) as status, ${notice} as notice, ${dayOf('i.notify_by')}::text as by
      from ${where} order by i.status = 'closed', i.discovered_at desc, i.number limit ${atMost}`,
  )
  const late = rows.filter(([, , , state]) => state === 'Notified late' || state === 'Notice overdue').length
  const open = rows.filter(([, , state]) => state !== 'Closed').length
  return {
    title: 'Incidents',
    columns: [
      { heading: 'Incident', width: 50 },
      { heading: 'Discovered', width: 20, kind: 'date' },
      { heading: 'Status', width: 14 },
      { heading: 'Notice to the agency', width: 26 },
      { heading: 'Notice due', width: 20, kind: 'date' },
    ],
    rows,
    ...(await cutNote(scope, where, atMost)),
    ...(rows.length > 0 &&
      rows.length < atMost && {
        inShort: {
          text: `${counted(rows.length, 'incident was', 'incidents were')} discovered in the period, ${open} of them still open; ${late === 0 ? 'no notice was late or is overdue' : `${counted(late, 'notice was late or is overdue', 'notices were late or are overdue')}`}.`,
          needsAttention: late > 0,
        },
      }),
    empty: 'No incident was discovered in this period.',
  }
}

/** The monitoring runs due in the period. With exceptions only, earlier runs that are still overdue are included. */
export async function testing(
  scope: ReportScope,
  { exceptionsOnly = false, atMost = ROWS_AT_MOST } = {},
): Promise<ReportSection> {
  const { tx, reader, from, to, today } = scope
  const result = sql`case r.result when 'passed' then 'Passed' when 'failed' then 'Failed'
    else case when r.due_on < ${today}::date then 'Overdue' else 'Not due yet' end end`
  const where = sql`monitoring_runs r
    join monitoring_tests m on m.institution_id = r.institution_id and m.id = r.test_id
    where ${monitoringVisibleTo(reader)} and (r.due_on between ${from}::date and ${to}::date
        ${exceptionsOnly ? sql`or (r.result is null and r.due_on < least(${from}::date, ${today}::date))` : sql``})
      and (r.result is not null or not m.is_stopped)
      ${exceptionsOnly ? sql`and ${result} in ('Failed', 'Overdue')` : sql``}`
  const rows = await selectCells(
    tx,
    sql`select m.title, r.due_on::text, ${result} as result, r.recorded_by_name
      from ${where} order by ${result} <> 'Failed', ${result} <> 'Overdue', r.due_on, m.title limit ${atMost}`,
  )
  const count = (outcome: string) => rows.filter(([, , state]) => state === outcome).length
  const [failed, overdue] = [count('Failed'), count('Overdue')]
  return {
    title: exceptionsOnly ? 'Tests that failed or are overdue' : 'Testing',
    columns: [
      { heading: 'Test', width: 56 },
      { heading: 'Due', width: 20, kind: 'date' },
      { heading: 'Result', width: 16 },
      { heading: 'Recorded by', width: 24 },
    ],
    rows,
    ...(await cutNote(scope, where, atMost)),
    ...(rows.length > 0 &&
      rows.length < atMost && {
        inShort: {
          text: `Of ${counted(rows.length, 'test run')} ${exceptionsOnly ? 'needing attention' : 'of the period'}: ${failed} failed, ${overdue} overdue.`,
          needsAttention: failed + overdue > 0,
        },
      }),
    empty: exceptionsOnly
      ? 'No test of the monitoring plan failed or is overdue.'
      : 'No test of the monitoring plan was due in this period.',
  }
}

/** The sections that nouns fill themselves. */
export async function nounSections(scope: ReportScope): Promise<ReportSection[]> {
  const sections: ReportSection[] = []
  for (const { reportPart } of registeredNouns()) {
    if (!reportPart) continue
    const { title, columns, empty } = reportPart
    const all = reportPart.rows(scope.reader, scope)
    const rows = await selectCells(scope.tx, sql`${all} limit ${ROWS_AT_MOST}`)
    const cut = await cutNote(scope, sql`(${all}) every`, ROWS_AT_MOST)
    sections.push({
      ...{ title, columns: [...columns], rows, empty, ...cut },
      ...(rows.length > 0 && !cut.note && { inShort: reportPart.inShort(rows) }),
    })
  }
  return sections
}
