import { sql } from 'drizzle-orm'
import type { ReportSection } from './report-content.ts'
import {
  type ReportScope,
  reportableComplaints,
  reportableFindings,
  reportableTasks,
  selectCells,
  UNFINISHED,
} from './report-scope.ts'
import { type ReportScore, trendWords } from './score-sections.ts'

export interface BoardFigures {
  overdueTasks: number
  doneTasks: number
  openFindings: number
  highFindings: number
  policiesToMend: number
  changes: number
  settledChanges: number
  complaints: number
  lateComplaints: number
  unsigned: number
}

/** What the first page says in numbers. */
export async function countForBoard(scope: ReportScope): Promise<BoardFigures> {
  const { tx, reader, from, to, today, timeZone } = scope
  const own = reader.institutionId
  const within = sql`between ${from}::date and ${to}::date`
  const [cells = []] = await selectCells(
    tx,
    sql`select
      (select count(*)::integer from tasks t where ${reportableTasks(scope)} and t.status in ${UNFINISHED}
        and t.due_on < ${today}::date) as a,
      (select count(*)::integer from tasks t where ${reportableTasks(scope)} and t.status = 'done'
        and (t.done_at at time zone ${timeZone})::date ${within}) as b,
      (select count(*)::integer from findings f where ${reportableFindings(scope)} and f.status <> 'closed') as c,
      (select count(*)::integer from findings f where ${reportableFindings(scope)} and f.status <> 'closed'
        and f.severity = 'high') as d,
      (select count(*)::integer from policies p where p.institution_id = ${own} and (p.next_review_on < ${today}::date
        or not exists (select 1 from policy_versions v where v.institution_id = p.institution_id
          and v.policy_id = p.id and v.state = 'approved' and v.effective_on <= ${today}::date))) as e,
      (select count(*)::integer from update_assessments a join regulatory_updates r on r.id = a.update_id
        where a.institution_id = ${own} and (r.dated ${within} or r.effective_on ${within})) as f,
      (select count(*)::integer from update_assessments a join regulatory_updates r on r.id = a.update_id
        where a.institution_id = ${own} and (r.dated ${within} or r.effective_on ${within})
          and a.status in ('completed', 'not_applicable')) as g,
      (select count(*)::integer from complaints c where ${reportableComplaints(scope)} and c.received_on ${within}) as h,
      (select count(*)::integer from complaints c where ${reportableComplaints(scope)} and c.received_on ${within}
        and (c.answered_on > c.answer_by or (c.answered_on is null and c.answer_by < ${today}::date))) as i,
      (select count(*)::integer from attestations a where a.institution_id = ${own} and a.signed_at is null
        and a.due_on < ${today}::date) as j`,
  )
  const [overdueTasks, doneTasks, openFindings, highFindings, policiesToMend, ...rest] = cells.map(
    Number,
  ) as number[]
  const [changes, settledChanges, complaints, lateComplaints, unsigned] = rest
  return {
    ...{ overdueTasks, doneTasks, openFindings, highFindings, policiesToMend },
    ...{ changes, settledChanges, complaints, lateComplaints, unsigned },
  } as BoardFigures
}

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
const opened = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Three sentences as the figures give them: how we stand, what is open, what came from outside. */
export function judgmentOf(score: ReportScore | null, figures: BoardFigures): string {
  const { overdueTasks, highFindings, policiesToMend, changes, settledChanges, complaints, lateComplaints } =
    figures
  const weakest = score?.concerns
    .filter((one) => one.score !== null)
    .toSorted((one, other) => one.score! - other.score!)[0]
  const stand = score
    ? trendWords(score).replace(
        /\.$/,
        weakest && weakest.score! < 100
          ? `; the weakest area is ${weakest.name} with ${weakest.score}.`
          : '.',
      )
    : 'This report counts the work that its maker may see.'
  const isClear = overdueTasks + highFindings + policiesToMend === 0
  const open = isClear
    ? 'No task is overdue, no finding of high severity is open, and every policy is in force and reviewed.'
    : `${opened(plural(overdueTasks, 'task is', 'tasks are'))} overdue, ${plural(highFindings, 'finding')} of high severity ${highFindings === 1 ? 'is' : 'are'} open, and ${plural(policiesToMend, 'policy needs', 'policies need')} a version in force or a review.`
  const law =
    changes === 0
      ? 'No change of law was taken up in the period'
      : `Of ${plural(changes, 'change')} of law that we took up, ${settledChanges === 0 ? 'none' : settledChanges} ${settledChanges > 1 ? 'are' : 'is'} settled`
  const heard =
    complaints === 0
      ? 'no complaint was received'
      : `${plural(complaints, 'complaint was', 'complaints were')} received, ${lateComplaints === 0 ? 'none' : lateComplaints} of them answered late or overdue`
  return [stand, open, `${law}, and ${heard}.`].join(' ')
}

/** The first page: the words of a manager, or those of the figures, and the figures. */
export function judgmentSection(judgment: string, figures: BoardFigures): ReportSection {
  return {
    title: 'Our judgment',
    sentences: judgment.split('\n').filter((line) => line.trim() !== ''),
    columns: [
      { heading: 'Figure', width: 60 },
      { heading: 'Count', width: 12, kind: 'number' },
    ],
    rows: [
      ['Tasks finished in the period', figures.doneTasks],
      ['Tasks overdue today', figures.overdueTasks],
      ['Findings open', figures.openFindings],
      ['of them of high severity', figures.highFindings],
      ['Policies without a version in force or with an overdue review', figures.policiesToMend],
      ['Complaints received in the period', figures.complaints],
      ['of them answered late or overdue', figures.lateComplaints],
      ['Signatures of policies overdue', figures.unsigned],
    ],
    empty: '',
  }
}
