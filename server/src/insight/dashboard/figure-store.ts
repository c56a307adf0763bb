import type { FigurePart } from '@plumbline/contract/insight/dashboard.ts'
import { listedCategories } from '@plumbline/contract/publishing/article-labels.ts'
import type { ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as policyVisibleTo } from '../../compliance/policies/policy-store.ts'
import { visibleTo as taskVisibleTo } from '../../compliance/tasks/task-list-store.ts'
import { endOfDay } from '../../platform/days/end-of-day.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

export const WORK_PARTS = [
  'tasks-waiting',
  'findings-waiting-for-closure',
  'policies-in-review',
  'assessments-to-plan',
  'assessments-to-complete',
  'tasks-overdue',
  'high-findings-open',
] as const satisfies readonly FigurePart[]
export type WorkPart = (typeof WORK_PARTS)[number]

export interface CountedDay {
  day: string
  /** The day is over: rows count as their dates say they stood at its end, as far as dates tell. */
  isPast?: boolean
}

/** What waits for somebody's review. */
export const countReviews = (work: Record<WorkPart, number>): number =>
  work['tasks-waiting'] +
  work['findings-waiting-for-closure'] +
  work['policies-in-review'] +
  work['assessments-to-plan'] +
  work['assessments-to-complete']

/** The ids of the rows of each part. The screens show the same rows under the same filters. */
function workRows(reader: Reader, { day, isPast = false }: CountedDay): Record<WorkPart, SQL> {
  const until = endOfDay(reader.institutionId, day)
  const was = (row: 't' | 'v' | 'a') => (isPast ? sql`and ${sql.raw(row)}.created_at < ${until}` : sql``)
  const unfinished = isPast
    ? sql`(t.status in ('open', 'in_progress', 'waiting') or t.done_at >= ${until})`
    : sql`t.status in ('open', 'in_progress', 'waiting')`
  const unclosed = isPast
    ? sql`(f.status <> 'closed' or f.closed_at >= ${until}) and f.found_on <= ${day}::date`
    : sql`f.status in ('open', 'in_progress', 'waiting_for_closure')`
  const inReview = isPast
    ? sql`(v.state = 'in_review' or v.approved_at >= ${until})`
    : sql`v.state = 'in_review'`
  const planned = isPast ? sql`(a.status = 'planned' or a.signed_at >= ${until})` : sql`a.status = 'planned'`
  const assessments = sql`select a.update_id::text as id from update_assessments a
    where a.institution_id = ${reader.institutionId}`
  return {
    'tasks-waiting': sql`select t.id::text as id from tasks t
      where ${taskVisibleTo(reader)} and t.status = 'waiting' ${was('t')}`,
    'findings-waiting-for-closure': sql`select f.id::text as id from findings f where ${findingVisibleTo(reader)}
      and f.status = 'waiting_for_closure' ${isPast ? sql`and f.found_on <= ${day}::date` : sql``}`,
    'policies-in-review': sql`select p.id::text as id from policies p where ${policyVisibleTo(reader, day)} and exists (
      select 1 from policy_versions v where v.institution_id = p.institution_id and v.policy_id = p.id
        and ${inReview} ${was('v')})`,
    'assessments-to-plan': sql`${assessments} and a.status = 'assessed' ${was('a')}`,
    'assessments-to-complete': sql`${assessments} and ${planned} ${was('a')}`,
    'tasks-overdue': sql`select t.id::text as id from tasks t where ${taskVisibleTo(reader)} and ${unfinished}
      and t.due_on < ${day}::date ${was('t')}`,
    'high-findings-open': sql`select f.id::text as id from findings f where ${findingVisibleTo(reader)}
      and ${unclosed} and f.severity = 'high'`,
  }
}

export async function countWork(
  tx: Db,
  reader: Reader,
  counted: CountedDay,
): Promise<Record<WorkPart, number>> {
  const rowsOf = workRows(reader, counted)
  const counts = WORK_PARTS.map(
    (part) => sql`(select count(*)::integer from (${rowsOf[part]}) as counted) as ${sql.identifier(part)}`,
  )
  const { rows } = await tx.execute<Record<WorkPart, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return rows[0]!
}

/** What a figure of a day counted. */
export interface PartRows {
  part: FigurePart
  count: number
  ids: string[]
}

/** The number of each part with its rows, of which the first are stored. */
export async function listWork(
  tx: Db,
  reader: Reader,
  counted: CountedDay,
  keptAtMost: number,
): Promise<PartRows[]> {
  const rowsOf = workRows(reader, counted)
  const parts = WORK_PARTS.map(
    (part) => sql`select ${part}::text as part, count(*)::integer as count,
      coalesce(json_agg(listed.id order by listed.place) filter (where listed.place <= ${keptAtMost}), '[]') as ids
      from (select shown.id, row_number() over (order by shown.id) as place from (${rowsOf[part]}) as shown) as listed`,
  )
  const { rows } = await tx.execute<PartRows & Record<string, unknown>>(sql.join(parts, sql` union all `))
  return rows
}

/** Articles are of the product, not of an institution: asked outside its transaction. */
export async function countArticles(db: Db, isSample: boolean): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from articles
    where is_published and category = any(${`{${listedCategories(isSample).join(',')}}`}::text[])`)
  return rows[0]!.count
}

interface PublishedArticle extends Record<string, unknown> {
  slug: string
  category: ArticleCategory
  publishedOn: string
  /** The sample institution, which counts fewer articles. */
  sampleId: string | null
}

export async function listArticles(db: Db): Promise<PublishedArticle[]> {
  const { rows } = await db.execute<PublishedArticle>(sql`
    select slug, category, (published_at at time zone 'UTC')::date::text as "publishedOn",
      (select id from institutions where is_sample limit 1) as "sampleId"
    from articles where is_published order by slug`)
  return rows
}
