import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import {
  ANALYTICS_PAGE_SIZE,
  type AnalyticsChart,
  type AnalyticsMark,
} from '@plumbline/contract/insight/analytics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as complaintVisibleTo } from '../../compliance/complaints/complaint-store.ts'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as taskVisibleTo } from '../../compliance/tasks/task-list-store.ts'
import { pageAt } from '../../platform/page-at.ts'
import { type HmdaReader, isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { CALCULATORS } from '../score/score-store.ts'

export interface Period {
  from: string
  to: string
  timeZone: string
  /** Rows of this concern alone. */
  topic?: Topic | undefined
}

const ofTopic = (column: SQL, topic: Topic | undefined): SQL =>
  topic === undefined ? sql`` : sql`and ${column} = ${topic}`

const ofCalculators = (column: SQL, topic: Topic | undefined): SQL =>
  topic === undefined
    ? sql``
    : sql`and ${column} = any(${`{${CALCULATORS[topic]?.join(',') ?? ''}}`}::text[])`

/** Findings that are not closed, whenever they were made. */
const openFindings = (reader: Reader, topic: Topic | undefined): SQL =>
  sql`${findingVisibleTo(reader)} and f.status <> 'closed' ${ofTopic(sql`f.topic`, topic)}`

/** Loans of the batches that were started within the period: of one's own batches, or of all for managers. */
const batchLoans = (reader: Reader, { from, to, timeZone, topic }: Period, group: SQL): SQL => sql`
    select b.id || ' ' || lpad(w.number::text, 6, '0') as id, b.name || ', ' || coalesce('loan ' || w.loan_number, 'row ' || w.number) as title,
      '/loan-tests/batches/' || b.id || '?outcome=' || w.outcome as link, ${group} as "group", w.outcome as series,
      (b.created_at at time zone ${timeZone})::date::text as day
    from loan_test_batches b join loan_test_batch_rows w on w.institution_id = b.institution_id and w.batch_id = b.id
    where b.institution_id = ${reader.institutionId}
      ${isManager(reader) ? sql`` : sql`and b.created_by = ${reader.userId}`}
      and b.created_at >= ${from}::date::timestamp at time zone ${timeZone}
      and b.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      ${ofCalculators(sql`b.calculator`, topic)}`

const FINDING = sql`f.number || '. ' || f.title as title, '/tasks/findings?finding=' || f.id as link`

/** What each chart counts. The figures and the rows behind them come from the same selection. */
const ROWS: Record<AnalyticsChart, (reader: HmdaReader, period: Period) => SQL> = {
  /** Tasks that fell due within the period. Today is no delay yet. */
  tasks: (reader, { from, to, timeZone, topic }) => sql`
    select t.id, t.title, '/tasks?whose=all&status=all&task=' || t.id as link,
      to_char(t.due_on, 'YYYY-MM') as "group",
      case
        when t.status = 'done' and (t.done_at at time zone ${timeZone})::date <= t.due_on then 'on_time'
        when t.status = 'done' then 'late'
        when t.due_on < ${to}::date then 'overdue'
        else 'due_today' end as series,
      t.due_on::text as day
    from tasks t where ${taskVisibleTo(reader)} and t.status <> 'cancelled'
      and t.due_on between ${from}::date and ${to}::date ${ofTopic(sql`t.topic`, topic)}`,

  /** Assessments that somebody began: open ones by their age, settled ones of the period. */
  assessments: (reader, { from, to, timeZone, topic }) => sql`
    select a.update_id::text as id, r.title, '/updates/' || r.slug as link, a.status as "group",
      case
        when a.status in ('completed', 'not_applicable') then 'settled'
        when ${to}::date - (a.created_at at time zone ${timeZone})::date <= 30 then 'up_to_30_days'
        when ${to}::date - (a.created_at at time zone ${timeZone})::date <= 90 then 'up_to_90_days'
        else 'over_90_days' end as series,
      (a.created_at at time zone ${timeZone})::date::text as day
    from update_assessments a join regulatory_updates r on r.id = a.update_id
    where a.institution_id = ${reader.institutionId}
      and (a.status not in ('completed', 'not_applicable')
        or (coalesce(a.signed_at, a.updated_at) at time zone ${timeZone})::date between ${from}::date and ${to}::date)
      ${topic === undefined ? sql`` : sql`and r.parts && (select parts from topics where key = ${topic})`}`,

  /** Findings that are not closed, whenever they were made: age is what the chart is about. */
  findings: (reader, { to, topic }) => sql`
    select f.id, ${FINDING}, f.severity as "group",
      case
        when ${to}::date - f.found_on <= 30 then 'up_to_30_days'
        when ${to}::date - f.found_on <= 90 then 'up_to_90_days'
        else 'over_90_days' end as series,
      f.found_on::text as day
    from findings f where ${openFindings(reader, topic)}`,

  /** The same findings by where they came from. */
  'findings-by-source': (reader, { topic }) => sql`
    select f.id, ${FINDING}, f.source as "group", f.severity as series, f.found_on::text as day
    from findings f where ${openFindings(reader, topic)}`,

  /** The same findings by each part of the regulations that they cite: one may stand under several. */
  'findings-by-regulation': (reader, { topic }) => sql`
    select distinct f.id || coalesce(' ' || c.part, '') as id, ${FINDING},
      coalesce(c.title || ' CFR ' || c.part, 'none') as "group", f.severity as series, f.found_on::text as day
    from findings f left join citation_links c on c.institution_id = f.institution_id and c.subject_kind = 'finding'
      and c.subject_id = f.id and c.part is not null
    where ${openFindings(reader, topic)}`,

  /** Complaints that were received within the period. */
  complaints: (reader, { from, to, topic }) => sql`
    select c.id, c.number || '. ' || c.title as title, '/tasks/complaints?complaint=' || c.id as link,
      to_char(c.received_on, 'YYYY-MM') as "group",
      case
        when c.answered_on <= c.answer_by then 'in_time'
        when c.answered_on > c.answer_by then 'late'
        when c.answered_on is null and c.answer_by < ${to}::date then 'overdue'
        when c.answered_on is null then 'open'
        else 'no_time_limit' end as series,
      c.received_on::text as day
    from complaints c where ${complaintVisibleTo(reader)} and c.received_on between ${from}::date and ${to}::date
      ${ofTopic(sql`c.topic`, topic)}`,

  /** Signatures that fell due within the period: one's own, or all for managers. */
  attestations: (reader, { from, to, timeZone, topic }) => sql`
    select a.id, p.title || ': ' || a.user_name as title, '/policies/' || a.policy_id as link,
      to_char(a.due_on, 'YYYY-MM') as "group",
      case
        when (a.signed_at at time zone ${timeZone})::date <= a.due_on then 'on_time'
        when a.signed_at is not null then 'late'
        when a.due_on < ${to}::date then 'overdue'
        else 'due_today' end as series,
      a.due_on::text as day
    from attestations a join policies p on p.institution_id = a.institution_id and p.id = a.policy_id
    where a.institution_id = ${reader.institutionId}
      ${isManager(reader) ? sql`` : sql`and a.user_id = ${reader.userId}`}
      and a.due_on between ${from}::date and ${to}::date ${ofTopic(sql`p.topic`, topic)}`,

  /** Saved results, as the list of saved results shows them: one's own, or all for managers. */
  'loan-tests': (reader, { from, to, timeZone, topic }) => sql`
    select r.id, r.name as title, '/loan-tests/results/' || r.id as link, r.calculator as "group",
      r.outcome as series, (r.created_at at time zone ${timeZone})::date::text as day
    from loan_test_results r where r.institution_id = ${reader.institutionId}
      ${isManager(reader) ? sql`` : sql`and r.created_by = ${reader.userId}`}
      and r.created_at >= ${from}::date::timestamp at time zone ${timeZone}
      and r.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      ${ofCalculators(sql`r.calculator`, topic)}`,

  'loan-batches': (reader, period) => batchLoans(reader, period, sql`b.calculator`),

  'loan-batches-by-month': (reader, period) =>
    batchLoans(reader, period, sql`to_char(b.created_at at time zone ${period.timeZone}, 'YYYY-MM')`),

  /** Quality edits that a person confirmed as correct with a reason, for those who see decisions on the desk. */
  hmda: (reader, { from, to, timeZone, topic }) => sql`
    select h.edit || ' ' || left(encode(sha256(convert_to(h.loan_hash, 'UTF8')), 'hex'), 16) as id,
      h.edit || ': ' || h.reason as title, '/hmda' as link, h.edit as "group", 'confirmed' as series,
      (h.decided_at at time zone ${timeZone})::date::text as day
    from hmda_decisions h where h.institution_id = ${reader.institutionId}
      and ${reader.worksOnHmda}
      and h.decided_at >= ${from}::date::timestamp at time zone ${timeZone}
      and h.decided_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      ${topic === undefined || topic === 'hmda' ? sql`` : sql`and false`}`,
}

export async function countMarks(
  tx: Db,
  reader: HmdaReader,
  chart: AnalyticsChart,
  period: Period,
): Promise<AnalyticsMark[]> {
  const { rows } = await tx.execute<AnalyticsMark & Record<string, unknown>>(sql`
    select counted."group", counted.series, count(*)::integer as count
    from (${ROWS[chart](reader, period)}) as counted group by 1, 2 order by 1, 2`)
  return rows
}

interface AnalyticsRow extends Record<string, unknown> {
  id: string
  title: string
  link: string
  group: string
  series: string
  day: string
}

export async function listRows(
  tx: Db,
  reader: HmdaReader,
  chart: AnalyticsChart,
  period: Period,
  { group, series, page: asked }: { group?: string | undefined; series?: string | undefined; page: number },
) {
  const shown = sql`(${ROWS[chart](reader, period)}) as shown where true
    ${group === undefined ? sql`` : sql`and shown."group" = ${group}`}
    ${series === undefined ? sql`` : sql`and shown.series = ${series}`}`
  const { rows: counts } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${shown}`,
  )
  const { at, offset } = pageAt(asked, counts[0]!.count, ANALYTICS_PAGE_SIZE)
  const { rows: items } = await tx.execute<AnalyticsRow>(sql`
    select * from ${shown} order by shown.day, shown.id
    limit ${ANALYTICS_PAGE_SIZE} offset ${offset}`)
  return { items, ...at }
}
