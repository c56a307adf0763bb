import { sql } from 'drizzle-orm'
import { visibleTo as policyVisibleTo } from '../../compliance/policies/policy-store.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { isOwnRecord } from '../../regulations/updates/regulatory-update-store.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, reportableComplaints, reportableTasks, selectCells } from './report-scope.ts'
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
    empty: exceptionsOnly
      ? 'Every policy has a version in force and a review that is not overdue.'
      : 'There is no policy yet.',
  }
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
    empty: 'No updates are dated within this period.',
  }
}

export async function complaints(scope: ReportScope): Promise<ReportSection> {
  const { tx, from, to } = scope
  const rows = await selectCells(
    tx,
    sql`select to_char(c.received_on, 'FMMonth YYYY'), count(*)::integer as received,
        count(*) filter (where c.answered_on is not null)::integer as answered,
        count(*) filter (where c.answered_on is null and c.answer_by < ${scope.today}::date)::integer as late
      from complaints c where ${reportableComplaints(scope)} and c.received_on between ${from}::date and ${to}::date
      group by 1 order by min(c.received_on)`,
  )
  return {
    title: 'Complaints',
    note: 'By the month in which they were received. Nothing that identifies a consumer is printed.',
    columns: [
      { heading: 'Month', width: 18 },
      { heading: 'Received', width: 12, kind: 'number' },
      { heading: 'Answered', width: 12, kind: 'number' },
      { heading: 'Answer overdue', width: 16, kind: 'number' },
    ],
    rows,
    empty: 'No complaint was received in this period.',
  }
}

export async function loanTests(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, from, to, timeZone } = scope
  const rows = await selectCells(
    tx,
    sql`select case r.outcome when 'within' then 'Within the limit' when 'outside' then 'Outside the limit'
          when 'undetermined' then 'Not determined' else 'Answer without a limit' end, count(*)::integer
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
    empty: 'Every task that requires evidence has some.',
  }
}
