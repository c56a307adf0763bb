import { sql } from 'drizzle-orm'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { countToday } from '../dashboard/daily-snapshots.ts'
import { listRegulationVerdicts } from '../dashboard/regulation-verdicts.ts'
import { listMonthlySnapshots } from '../dashboard/snapshot-store.ts'
import type { ReportSection } from './report-content.ts'
import {
  type ReportScope,
  reportableFindings,
  reportableTasks,
  selectCells,
  UNFINISHED,
} from './report-scope.ts'

const MONTHS = 6

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Plain sentences, each with its figure. */
export async function inShort(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, today, from, to, timeZone } = scope
  const [counts = []] = await selectCells(
    tx,
    sql`select
      (select count(*)::integer from tasks t where ${reportableTasks(scope)} and t.status in ${UNFINISHED}
        and t.due_on < ${today}::date) as late,
      (select count(*)::integer from tasks t where ${reportableTasks(scope)} and t.status = 'done'
        and (t.done_at at time zone ${timeZone})::date between ${from}::date and ${to}::date) as done,
      (select count(*)::integer from findings f where ${reportableFindings(scope)} and f.status <> 'closed') as open,
      (select count(*)::integer from findings f where ${reportableFindings(scope)} and f.status <> 'closed'
        and f.severity = 'high') as high,
      (select count(*)::integer from regulatory_updates r where r.dated between ${from}::date and ${to}::date) as updates,
      (select count(*)::integer from attestations a where a.institution_id = ${reader.institutionId}
        and a.signed_at is null and a.due_on < ${today}::date) as unsigned`,
  )
  const [late, done, open, high, updates, unsigned] = counts.map(Number) as [
    ...[number, number, number, number, number, number],
  ]
  return {
    title: 'In short',
    sentences: [
      `${plural(done, 'task was', 'tasks were')} finished in the period. ${plural(late, 'task is', 'tasks are')} overdue today.`,
      `${plural(open, 'finding is', 'findings are')} open, ${high} of high severity.`,
      `${plural(updates, 'regulatory update is', 'regulatory updates are')} dated within the period.`,
      ...(isManager(reader)
        ? [
            `${plural(unsigned, 'signature', 'signatures')} of policies ${unsigned === 1 ? 'is' : 'are'} overdue.`,
          ]
        : []),
    ],
    columns: [],
    rows: [],
    empty: '',
  }
}

/** What waits for a decision: versions of policies in review, findings to close, high impact without a plan. */
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
        select 'Plan for a change of high impact', r.title, a.due_on::text
        from update_assessments a join regulatory_updates r on r.id = a.update_id
        where a.institution_id = ${own} and a.impact = 'high' and a.status = 'assessed') as asked
      order by due nulls last, decision, what limit ${atMost}`,
  )
  return {
    title: 'Decisions asked',
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
  return {
    title: 'Figures over time',
    note: `As on the dashboard${scope.to < scope.today ? '' : ' today and'} on the last day of each month that was counted. Active Regulations are the parts of federal rules that apply, of ${assessed.length} that Plumbline assesses; state law is not assessed.`,
    columns: [
      { heading: 'Day', width: 20, kind: 'date' },
      { heading: 'Active Regulations', width: 20, kind: 'number' },
      { heading: 'Compliance Articles', width: 20, kind: 'number' },
      { heading: 'Pending Reviews', width: 20, kind: 'number' },
      { heading: 'Risk Alerts', width: 20, kind: 'number' },
    ],
    rows: snapshots.map((one) => [
      one.day,
      one.activeRegulations,
      one.complianceArticles,
      one.pendingReviews,
      one.riskAlerts,
    ]),
    empty: isManager(reader)
      ? 'Not enough yet: no day up to the end of the period was counted.'
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
