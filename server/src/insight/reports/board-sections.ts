import { sql } from 'drizzle-orm'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { countToday } from '../dashboard/daily-snapshots.ts'
import { listRegulationVerdicts } from '../dashboard/regulation-verdicts.ts'
import { listMonthlySnapshots, type SnapshotFigure } from '../dashboard/snapshot-store.ts'
import { complaintsInShort } from './in-short.ts'
import { CHART_FROM } from './month-chart.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, reportableComplaints, reportableFindings, selectCells } from './report-scope.ts'
import { cutNote } from './work-sections.ts'

const MONTHS = 6

const FIGURES = [
  ['activeRegulations', 'Active Regulations'],
  ['complianceArticles', 'Compliance Articles'],
  ['pendingReviews', 'Pending Reviews'],
  ['riskAlerts', 'Risk Alerts'],
] as const satisfies readonly (readonly [SnapshotFigure, string])[]

/**
 * What waits for a decision: versions of policies in review, findings and complaints to close, products and marketing
 * pieces in review, high impact without a plan. A complaint is named by its day: its title may name the consumer.
 */
export async function decisionsAsked(scope: ReportScope, atMost: number): Promise<ReportSection> {
  const { tx, reader } = scope
  const own = reader.institutionId
  const rows = await selectCells(
    tx,
    sql`select * from (
        select 'Approve the policy' as decision, p.title || ', version ' || v.number as what, v.effective_on::text as due
        from policy_versions v join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
        where v.institution_id = ${own} and v.state = 'in_review' and ${
          isManager(reader)
            ? sql`true`
            : sql`exists (
          select 1 from policy_approvals a where a.institution_id = v.institution_id and a.version_id = v.id and a.user_id = ${reader.userId})`
        }
        union all
        select 'Close the finding', f.number || '. ' || f.title, f.response_due_on::text
        from findings f where ${reportableFindings(scope)} and f.status = 'waiting_for_closure'
        union all
        select 'Close the complaint', c.number || ', received ' || to_char(c.received_on, 'FMMonth FMDD, YYYY'), null
        from complaints c where ${reportableComplaints(scope)} and c.closed_at is null and c.closure_asked_by is not null
        union all
        select 'Decide on the product or change', n.number || '. ' || n.title, n.launch_on::text
        from product_reviews n where n.institution_id = ${own} and n.status = 'in_review' and n.decision = 'open'
        union all
        select 'Decide on the marketing piece', k.number || '. ' || k.title, k.starts_on::text
        from marketing_reviews k where k.institution_id = ${own} and k.status = 'in_review' and k.decision = 'open'
        union all
        select 'Plan for a change of high impact', r.title, a.due_on::text
        from update_assessments a join regulatory_updates r on r.id = a.update_id
        where a.institution_id = ${own} and a.impact = 'high' and a.status = 'assessed') as asked
      order by due nulls last, decision, what limit ${atMost}`,
  )
  return {
    title: 'Decisions requested',
    columns: [
      { heading: 'Decision', width: 34 },
      { heading: 'About', width: 60 },
      { heading: 'By', width: 20, kind: 'date' },
    ],
    rows,
    empty: 'Nothing waits for a decision.',
  }
}

/** The figures of the dashboard: today's as they stand, and those counted on the last day of each month. */
export async function trend(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, today, shared } = scope
  const snapshots = isManager(reader) ? await figuresByMonth(scope) : []
  const assessed = await listRegulationVerdicts(tx, reader.institutionId, today, shared.tables)
  // A column that says the same every month tells nothing; of one month nobody knows.
  const moving = FIGURES.filter(
    ([figure]) => snapshots.length < 2 || snapshots.some((one) => one[figure] !== snapshots[0]![figure]),
  )
  const about = moving.some(([figure]) => figure === 'activeRegulations')
    ? ` Active Regulations are the parts of federal rules that apply, of ${assessed.length} that Plumbline assesses; state law is not assessed.`
    : ''
  return {
    title: 'Figures over time',
    note: `As on the dashboard${scope.to < scope.today ? '' : ' today and'} on the last day of each month that was counted.${moving.length < FIGURES.length ? ' Figures that stayed the same are left out.' : ''}${about}`,
    columns: [
      { heading: 'Day', width: 20, kind: 'date' },
      ...moving.map(([, heading]) => ({ heading, width: 20, kind: 'number' as const })),
    ],
    rows:
      moving.length === 0 ? [] : snapshots.map((one) => [one.day, ...moving.map(([figure]) => one[figure])]),
    empty: isManager(reader)
      ? snapshots.length > 1
        ? 'No figure of the dashboard has changed.'
        : 'Not enough yet: no day up to the end of the period was counted.'
      : 'The figures of the whole institution are for its managers.',
  }
}

async function figuresByMonth({ tx, reader, today, to, shared }: ReportScope) {
  const { institutionId } = reader
  const counted = await listMonthlySnapshots(tx, institutionId, to < today ? to : today, MONTHS)
  if (to < today) return counted
  const earlier = counted.filter(({ day }) => day.slice(0, 7) !== today.slice(0, 7))
  return [await countToday(tx, institutionId, today, shared), ...earlier].slice(0, MONTHS)
}

/** What changed in the law within the period and concerns the institution, and what it did about each. */
export async function lawAndAnswers(scope: ReportScope, atMost: number): Promise<ReportSection> {
  const { tx, reader, from, to } = scope
  const within = sql`between ${from}::date and ${to}::date`
  const own = reader.institutionId
  const where = sql`regulatory_updates r join update_assessments a on a.update_id = r.id and a.institution_id = ${own}
    where (r.dated ${within} or r.effective_on ${within}) and a.status <> 'not_applicable'`
  const rows = await selectCells(
    tx,
    sql`select r.title, coalesce(r.effective_on, r.dated)::text as since, case a.status
        when 'completed' then 'Completed' || coalesce(', signed off by ' || a.signed_name, '')
        when 'planned' then 'Planned: ' || left(coalesce(nullif(a.plan, ''), a.impact_reason, ''), 160)
        when 'assessed' then initcap(coalesce(a.impact, '')) || ' impact: ' || left(coalesce(a.impact_reason, ''), 160)
        else 'Not assessed yet' end as answer, a.due_on::text
      from ${where} order by a.status = 'completed', a.due_on nulls last, r.dated desc, r.title limit ${atMost}`,
  )
  return {
    title: 'What changed in law, and what we did',
    isRoomy: true,
    columns: [
      { heading: 'Change', width: 44 },
      { heading: 'In force', width: 20, kind: 'date' },
      { heading: 'What we did', width: 50 },
      { heading: 'Due', width: 20, kind: 'date' },
    ],
    rows,
    ...(await cutNote(scope, where, atMost)),
    empty: 'No change of law that we assessed fell into the period, or none applies to us.',
  }
}

/** Complaints of each month of the period, the months without any too, as columns. */
export async function complaintTrend(scope: ReportScope): Promise<ReportSection> {
  const { tx, from, to, today } = scope
  const rows = await selectCells(
    tx,
    sql`select to_char(m.month, 'FMMonth YYYY') as month, count(c.id)::integer as received,
        count(c.id) filter (where c.answered_on is not null)::integer as answered,
        count(c.id) filter (where c.answered_on > c.answer_by
          or (c.answered_on is null and c.answer_by < ${today}::date))::integer as late
      from generate_series(date_trunc('month', greatest(${from}::date, ${to}::date - 364)), ${to}::date,
        interval '1 month') m (month)
      left join complaints c on ${reportableComplaints(scope)} and c.received_on between ${from}::date and ${to}::date
        and date_trunc('month', c.received_on) = m.month
      group by m.month order by m.month`,
  )
  const received = rows.map(([month, count]) => ({ label: String(month), value: Number(count) }))
  const isAny = received.some(({ value }) => value > 0)
  return {
    title: 'Complaints',
    isRoomy: true,
    note: 'By the month in which they were received. Nothing that identifies a consumer is printed.',
    ...(isAny &&
      received.length >= CHART_FROM && {
        chart: {
          form: 'columns' as const,
          of: 'Month',
          caption: 'Complaints received, by month',
          words: `Complaints received: ${received.map(({ label, value }) => `${label} ${value}`).join(', ')}`,
          points: received.map(({ label, value }) => ({ label: label.replace(/(\w{3})\w* /, '$1 '), value })),
        },
      }),
    columns: [
      { heading: 'Month', width: 18 },
      { heading: 'Received', width: 12, kind: 'number' },
      { heading: 'Answered', width: 12, kind: 'number' },
      { heading: 'Late or overdue', width: 16, kind: 'number' },
    ],
    rows: isAny ? rows : [],
    ...(isAny && { inShort: complaintsInShort(rows) }),
    empty: 'No complaint was received in this period.',
  }
}
