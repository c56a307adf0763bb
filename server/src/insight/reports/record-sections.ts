import { sql } from 'drizzle-orm'
import { visibleTo as policyVisibleTo } from '../../compliance/policies/policy-store.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { isOwnRecord } from '../../regulations/regulatory-updates/regulatory-update-store.ts'
import {
  assessmentsInShort,
  evidenceInShort,
  loanTestsInShort,
  policiesInShort,
  signaturesInShort,
} from './in-short.ts'
import { chartByMonth } from './month-chart.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, reportableTasks, selectCells } from './report-scope.ts'
import { ROWS_AT_MOST } from './work-sections.ts'

export async function policies(
  scope: ReportScope,
  { exceptionsOnly = false, atMost = ROWS_AT_MOST } = {},
): Promise<ReportSection> {
  const { tx, reader, today } = scope
  const state = sql`case when e.id is null then 'No version in force'
    when p.next_review_on < ${today}::date then 'Review is overdue' else 'In force' end`
  const rows = await selectCells(
    tx,
    sql`select p.title, ${state} as state, e.number, e.effective_on::text, p.next_review_on::text
      from policies p left join lateral (select v.id, v.number, v.effective_on from policy_versions v
        where v.institution_id = p.institution_id and v.policy_id = p.id and v.state = 'approved'
          and v.effective_on <= ${today}::date order by v.number desc limit 1) e on true
      where ${policyVisibleTo(reader, today)} ${exceptionsOnly ? sql`and ${state} <> 'In force'` : sql``}
      order by p.search_text, p.id limit ${atMost}`,
  )
  return {
    title: exceptionsOnly ? 'Policies that need attention' : 'Policies',
    columns: [
      { heading: 'Policy', width: 50 },
      { heading: 'State', width: 22 },
      { heading: 'Version', width: 10, kind: 'number' },
      { heading: 'In force since', width: 20, kind: 'date' },
      { heading: 'Next review', width: 20, kind: 'date' },
    ],
    rows,
    ...(rows.length > 0 && rows.length < atMost && { inShort: policiesInShort(rows, exceptionsOnly) }),
    ...(!exceptionsOnly && reviewChart(rows, today)),
    empty: exceptionsOnly
      ? 'Every policy has a version in force and a review that is not overdue.'
      : 'There is no policy yet.',
  }
}

/** The reviews of the next twelve months. */
function reviewChart(rows: readonly (readonly (string | number | null)[])[], today: string) {
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)]
  const to = new Date(`${year + 1}${rest === '-02-29' ? '-02-28' : rest}`)
  to.setUTCMonth(to.getUTCMonth() - 1, 1)
  const days = rows.flatMap((row) => (row[4] ? [String(row[4])] : []))
  return chartByMonth(days, {
    from: today,
    to: to.toISOString().slice(0, 10),
    what: 'Reviews of policies that fall due, by month',
  })
}

/** Managers see who was asked to sign; others see nothing of other people's signatures. */
export async function attestations(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, today } = scope
  const rows = await selectCells(
    tx,
    sql`select p.title, v.number, count(*)::integer as asked,
        count(*) filter (where a.signed_at is not null)::integer as signed,
        count(*) filter (where a.signed_at is null and a.due_on < ${today}::date)::integer as late
      from attestations a
      join policies p on p.institution_id = a.institution_id and p.id = a.policy_id
      join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
      where a.institution_id = ${reader.institutionId} ${isManager(reader) ? sql`` : sql`and a.user_id = ${reader.userId}`}
      group by p.search_text, p.title, v.number order by p.search_text, v.number limit ${ROWS_AT_MOST}`,
  )
  return {
    title: 'Signatures of policies',
    columns: [
      { heading: 'Policy', width: 50 },
      { heading: 'Version', width: 10, kind: 'number' },
      { heading: 'Asked', width: 10, kind: 'number' },
      { heading: 'Signed', width: 10, kind: 'number' },
      { heading: 'Overdue', width: 10, kind: 'number' },
    ],
    rows,
    ...(rows.length > 0 && { inShort: signaturesInShort(rows) }),
    empty: 'Nobody was asked to sign a policy.',
  }
}

export async function assessments(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, from, to } = scope
  const rows = await selectCells(
    tx,
    sql`select r.title, case a.status when 'identified' then 'Identified' when 'assessed' then 'Assessed'
          when 'planned' then 'Planned' when 'completed' then 'Completed' when 'not_applicable' then 'Does not apply'
          else 'Not assessed yet' end as status, initcap(a.impact) as impact, a.due_on::text, a.signed_name
      from regulatory_updates r
      left join update_assessments a on a.update_id = r.id and a.institution_id = ${reader.institutionId}
      where r.dated between ${from}::date and ${to}::date and (a.update_id is not null or ${isOwnRecord('r')})
      order by r.dated desc, r.title limit ${ROWS_AT_MOST}`,
  )
  return {
    title: 'Assessments of these updates',
    columns: [
      { heading: 'Update', width: 60 },
      { heading: 'Assessment', width: 20 },
      { heading: 'Impact', width: 12 },
      { heading: 'Due', width: 20, kind: 'date' },
      { heading: 'Signed off by', width: 24 },
    ],
    rows,
    ...(rows.length > 0 && { inShort: assessmentsInShort(rows) }),
    empty: 'No updates are dated within this period.',
  }
}

export async function loanTests(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, from, to, timeZone } = scope
  const rows = await selectCells(
    tx,
    sql`select case r.outcome when 'within' then 'Within the limit' when 'outside' then 'Outside the limit'
          when 'undetermined' then 'Not determined' else 'Answer, no limit applies' end, count(*)::integer
      from loan_test_results r where r.institution_id = ${reader.institutionId}
        ${isManager(reader) ? sql`` : sql`and r.created_by = ${reader.userId}`}
        and (r.created_at at time zone ${timeZone})::date between ${from}::date and ${to}::date
      group by 1 order by 1`,
  )
  return {
    title: 'Saved loan tests',
    columns: [
      { heading: 'Outcome', width: 30 },
      { heading: 'Results', width: 12, kind: 'number' },
    ],
    rows,
    ...(rows.length > 0 && { inShort: loanTestsInShort(rows) }),
    empty: 'No result of a loan test was saved in this period.',
  }
}

/** What supports the tasks and policies, by name. The files themselves stay where they are. */
export async function evidenceIndex(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader } = scope
  const rows = await selectCells(
    tx,
    sql`select e.title, 'Task: ' || t.title, e.valid_on::text, e.added_by_name
      from evidence_uses u
      join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
      join tasks t on t.institution_id = u.institution_id and t.id = u.subject_id
      where u.institution_id = ${reader.institutionId} and u.subject_kind = 'task' and ${reportableTasks(scope)}
      order by t.title, e.title, e.id limit ${ROWS_AT_MOST}`,
  )
  return {
    title: 'Evidence index',
    columns: [
      { heading: 'Evidence', width: 50 },
      { heading: 'Supports', width: 60 },
      { heading: 'Valid on', width: 20, kind: 'date' },
      { heading: 'Added by', width: 24 },
    ],
    rows,
    empty: 'No task has evidence yet.',
  }
}

export async function missingEvidence(scope: ReportScope): Promise<ReportSection> {
  const rows = await selectCells(
    scope.tx,
    sql`select t.title, t.due_on::text from tasks t
      where ${reportableTasks(scope)} and t.requires_evidence and t.status <> 'cancelled'
        and not exists (select 1 from evidence_uses u where u.institution_id = t.institution_id
          and u.subject_kind = 'task' and u.subject_id = t.id)
      order by t.due_on nulls last, t.title, t.id limit ${ROWS_AT_MOST}`,
  )
  return {
    title: 'Tasks without their evidence',
    columns: [
      { heading: 'Task', width: 60 },
      { heading: 'Due', width: 20, kind: 'date' },
    ],
    rows,
    ...(rows.length > 0 && rows.length < ROWS_AT_MOST && { inShort: evidenceInShort(rows, scope.today) }),
    empty: 'Every task that requires evidence has some.',
  }
}
