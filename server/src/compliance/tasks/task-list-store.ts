import {
  BOARD_CARDS_AT_MOST,
  TASK_PAGE_SIZE,
  type TASK_SORTS,
  TASK_STATUSES,
  type TaskFilters,
  type TaskStatus,
  type TaskSummary,
} from '@plumbline/contract/compliance/tasks.ts'
import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterCursor, cursorPage } from '../../platform/cursor-paging.ts'
import { pageAt } from '../../platform/page-at.ts'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import type { Queries } from '../../platform/subjects/batched-queries.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { findByWords, matchesWords } from '../../platform/text-search/find-by-words.ts'
import { inTab, type Matching, matching, visibleTo, whole } from './task-filters.ts'

/** What a reader may see, for other wings: they import stores alone. */
export { visibleTo, waitsForApprovalOf } from './task-filters.ts'

/** Past this many nobody counts: the cost of a list must not grow with the institution's years. */
const COUNTED_AT_MOST = 1_000
const BOARD_COLUMN_AT_MOST = BOARD_CARDS_AT_MOST / 4

/** `done`: a column of the board, the last one first. */
type Sort = (typeof TASK_SORTS)[number] | 'done'

const ORDERS: Record<Sort, [ascending: SQL, descending: SQL]> = {
  due: [sql`t.due_on asc nulls last, t.id`, sql`t.due_on desc nulls first, t.id desc`],
  priority: [
    sql`t.priority_rank, t.due_on asc nulls last, t.id`,
    sql`t.priority_rank desc, t.due_on desc nulls first, t.id desc`,
  ],
  updated: [sql`t.updated_at desc, t.id`, sql`t.updated_at asc, t.id desc`],
  title: [sql`t.title, t.id`, sql`t.title desc, t.id desc`],
  done: [sql`t.done_at desc, t.id`, sql`t.done_at, t.id desc`],
}

const ORDER_COLUMNS: Record<Sort, SQL> = {
  due: sql`t.due_on`,
  priority: sql`t.priority_rank, t.due_on`,
  updated: sql`t.updated_at`,
  title: sql`t.title`,
  done: sql`t.done_at`,
}

const TASK_WORDS = { id: sql`t.id`, text: sql`t.search_text` }

type SummaryRow = Omit<TaskSummary, 'owner'> & { ownerId: string | null; ownerName: string | null } & Record<
    string,
    unknown
  >

/**
 * Counts are made for the rows that are shown, not for those that are sorted. Few tasks wait for another one: without the
 * question before, a plan made for a small table reads all tasks of the institution for each row.
 */
const SUMMARY = sql`t.id, t.title, t.status, t.priority, t.topic, t.owner_id as "ownerId",
  (select p.full_name from user_profiles p where p.institution_id = t.institution_id and p.user_id = t.owner_id) as "ownerName",
  t.due_on::text as "dueOn", t.start_on::text as "startOn",
  ${utcMoment('t.done_at')} as "doneOn",
  t.recurrence <> '' as "isRecurring", t.origin_title as "originTitle",
  jsonb_array_length(t.checklist) as "checklistCount",
  (select count(*)::integer from jsonb_array_elements(t.checklist) i where (i ->> 'isDone')::boolean) as "checklistDone",
  (select count(*)::integer from evidence_uses u where u.institution_id = t.institution_id
    and u.subject_kind = 'task' and u.subject_id = t.id) as "evidenceCount",
  (select count(*)::integer from comments c where c.institution_id = t.institution_id
    and c.subject_kind = 'task' and c.subject_id = t.id and c.removed_at is null) as "commentCount",
  case when exists (select 1 from task_dependencies d where d.institution_id = t.institution_id and d.task_id = t.id)
    then (select o.title from task_dependencies d join tasks o on o.institution_id = d.institution_id and o.id = d.after_id
      where d.institution_id = t.institution_id and d.task_id = t.id and o.status not in ('done', 'cancelled')
      order by o.due_on nulls last, o.id limit 1) end as "waitsFor",
  t.approval_asked_by is not null and t.status = 'waiting' as "isWaitingForApproval", t.version`

function asSummary({ ownerId, ownerName, ...row }: SummaryRow): TaskSummary {
  return { ...row, owner: ownerId ? { userId: ownerId, name: ownerName ?? '' } : null }
}

interface Part {
  sort: Sort
  descending?: boolean
  limit: number
  offset?: number
}

/** Finds the ids in the order's index first; only the rows that are shown are read whole. */
async function selectSummaries(
  tx: Db,
  institutionId: string,
  found: Matching,
  part: Part,
): Promise<TaskSummary[]> {
  const order = ORDERS[part.sort][part.descending ? 1 : 0]
  const { rows } = await tx.execute<SummaryRow>(sql`
    with shown as materialized (${selectIds(found, part)})
    select ${SUMMARY} from shown join tasks t on t.institution_id = ${institutionId} and t.id = shown.id
    order by ${order}`)
  return rows.map(asSummary)
}

function selectIds({ where, by }: Matching, { sort, descending = false, limit, offset = 0 }: Part): SQL {
  const order = ORDERS[sort][descending ? 1 : 0]
  const columns = sql`t.id, ${ORDER_COLUMNS[sort]}`
  if (!by)
    return sql`select ${columns} from tasks t where ${where} order by ${order} limit ${limit} offset ${offset}`
  return sql`
    select t.id from unnest(${`{${by.values.join(',')}}`}::text[]) as one (value) cross join lateral (
      select ${columns} from tasks t where ${where} and ${by.column} = one.value
      order by ${order} limit ${limit + offset}) t
    order by ${order} limit ${limit} offset ${offset}`
}

export const selectByIds = (tx: Db, institutionId: string, ids: SQL): Promise<TaskSummary[]> =>
  selectSummaries(
    tx,
    institutionId,
    { where: sql`t.institution_id = ${institutionId} and t.id = any(${ids})`, by: null },
    { sort: 'due', limit: 1_000 },
  )

const upTo = (where: SQL): SQL => sql`(select count(*)::integer
  from (select 1 from tasks t where ${where} limit ${COUNTED_AT_MOST + 1}) as counted)`

async function countUpTo(tx: Db, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select ${upTo(where)} as count`)
  return rows[0]!.count
}

/** What the filters and the words typed leave. */
async function narrowed(tx: Db, reader: Reader, filters: TaskFilters, today: string) {
  const { where, by } = matching(reader, filters, today)
  if (!filters.search) return { found: { where, by }, counted: whole({ where, by }), isAtLeast: false }
  const words = await findByWords(tx, 'tasks', filters.search)
  const isOneOf = sql`t.id = any(${uuidList(words.ids)})`
  // Each row with the words is looked up once: there is nothing to read in an order.
  if (words.isAll) {
    const all = sql`${isOneOf} and ${whole({ where, by })}`
    return { found: { where: all, by: null }, counted: all, isAtLeast: false }
  }
  return {
    found: { where: sql`${where} and ${matchesWords(words, TASK_WORDS)}`, by },
    // Of common words some are counted; there are more.
    counted: sql`t.id = any(${uuidList(words.ids.slice(0, COUNTED_AT_MOST + 1))}) and ${whole({ where, by })}`,
    isAtLeast: true,
  }
}

type Narrowed = Awaited<ReturnType<typeof narrowed>>

/** How many match, and how many the tab has, counted no further than is shown. */
const countsOf = (reader: Reader, { counted }: Narrowed, whose: TaskFilters['whose']): SQL =>
  sql`select ${upTo(counted)} as shown, ${upTo(inTab(reader, whose))} as total`

const asCounts = ({ shown, total }: { shown: number; total: number }, { isAtLeast }: Narrowed) => ({
  shown: Math.min(shown, COUNTED_AT_MOST),
  total: Math.min(total, COUNTED_AT_MOST),
  isAtLeast: isAtLeast || Math.max(shown, total) > COUNTED_AT_MOST,
})

async function countShown(tx: Db, reader: Reader, { whose }: Pick<TaskFilters, 'whose'>, what: Narrowed) {
  const { rows } = await tx.execute<{ shown: number; total: number }>(countsOf(reader, what, whose))
  return asCounts(rows[0]!, what)
}

/** The page as asked, and how many there are, in one statement: a list is asked for all day. */
async function selectPage(tx: Db, reader: Reader, what: Narrowed, whose: TaskFilters['whose'], part: Part) {
  const order = ORDERS[part.sort][part.descending ? 1 : 0]
  const { rows } = await tx.execute<SummaryRow & { shown: number; total: number }>(sql`
    with counts as materialized (${countsOf(reader, what, whose)}),
      page as materialized (${selectIds(what.found, part)})
    select counts.shown, counts.total, ${SUMMARY} from counts left join (page join tasks t
      on t.institution_id = ${reader.institutionId} and t.id = page.id) on true
    order by ${order}`)
  const { shown, total } = rows[0]!
  const items = rows.flatMap(({ shown: _, total: __, ...row }) => (row.id === null ? [] : [asSummary(row)]))
  return { items, counts: asCounts({ shown, total }, what) }
}

export async function listTasks(
  tx: Db,
  reader: Reader,
  {
    sort,
    descending,
    page: asked,
    ...filters
  }: TaskFilters & { sort: (typeof TASK_SORTS)[number]; descending: boolean; page: number },
  today: string,
) {
  const what = await narrowed(tx, reader, filters, today)
  const part = { sort, descending, limit: TASK_PAGE_SIZE }
  const { items, counts } = await selectPage(tx, reader, what, filters.whose, {
    ...part,
    // Nothing is shown further down.
    offset: Math.min((asked - 1) * TASK_PAGE_SIZE, COUNTED_AT_MOST),
  })
  const { at, offset } = pageAt(asked, counts.shown, TASK_PAGE_SIZE)
  const { page, pageCount } = at
  if (page === asked) return { items, page, pageCount, counts }
  const last = await selectSummaries(tx, reader.institutionId, what.found, { ...part, offset })
  return { items: last, page, pageCount, counts }
}

export async function listTaskRows(tx: Db, reader: Reader, input: CursorInput) {
  const { rows } = await tx.execute<SummaryRow>(sql`
    with shown as materialized (select t.* from tasks t where ${afterCursor('t', visibleTo(reader), input)})
    select ${SUMMARY} from shown t order by t.id`)
  return cursorPage(rows.map(asSummary), input)
}

export async function listBoard(tx: Db, reader: Reader, filters: TaskFilters, today: string) {
  const wanted = TASK_STATUSES.filter((status) =>
    filters.statuses.length > 0 ? filters.statuses.includes(status) : status !== 'cancelled',
  )
  const columns: { status: TaskStatus; count: number; items: TaskSummary[] }[] = []
  const what = await narrowed(tx, reader, filters, today)
  const where = what.found.by ? whole(what.found) : what.found.where
  for (const status of wanted) {
    const ofColumn = sql`${where} and t.status = ${status}${status === 'done' ? sql` and t.done_at is not null` : sql``}`
    const items = await selectSummaries(
      tx,
      reader.institutionId,
      { where: ofColumn, by: null },
      { sort: status === 'done' ? 'done' : 'due', limit: BOARD_COLUMN_AT_MOST },
    )
    const count = items.length < BOARD_COLUMN_AT_MOST ? items.length : await countUpTo(tx, ofColumn)
    columns.push({ status, count: Math.min(count, COUNTED_AT_MOST), items })
  }
  return { columns, counts: await countShown(tx, reader, filters, what) }
}

export async function listMonth(tx: Db, reader: Reader, filters: TaskFilters, month: string, today: string) {
  const what = await narrowed(tx, reader, filters, today)
  const inMonth = sql`t.due_on >= ${`${month}-01`}::date and t.due_on < ${`${month}-01`}::date + interval '1 month'`
  const items = await selectSummaries(
    tx,
    reader.institutionId,
    { ...what.found, where: sql`${what.found.where} and ${inMonth}` },
    { sort: 'due', limit: BOARD_CARDS_AT_MOST },
  )
  const counted = sql`${what.counted} and ${inMonth}`
  return { items, counts: await countShown(tx, reader, filters, { ...what, counted }) }
}

/** What leaves the product as a file: everything that matches, up to a limit that the file names. */
export async function listForFile(
  tx: Db,
  reader: Reader,
  filters: TaskFilters,
  today: string,
  atMost: number,
) {
  const { found } = await narrowed(tx, reader, filters, today)
  return selectSummaries(tx, reader.institutionId, found, { sort: 'due', limit: atMost })
}

export async function countTabs(tx: Db, reader: Reader) {
  const unfinished = sql`and t.status in ('open', 'in_progress', 'waiting')`
  const count = (whose: TaskFilters['whose']) =>
    sql`least(${upTo(sql`${inTab(reader, whose)} ${unfinished}`)}, ${COUNTED_AT_MOST}::integer)`
  const { rows } = await tx.execute<{ mine: number; assigned: number; all: number }>(
    sql`select ${count('mine')} as mine, ${count('assigned')} as assigned, ${count('all')} as "all"`,
  )
  return rows[0]!
}

/** Tasks with the words typed, unfinished ones first. */
export async function searchTasks(tx: Queries, reader: Reader, typed: string, limit: number) {
  const words = await findByWords(tx, 'tasks', typed)
  if (words.ids.length === 0) return []
  // Of common words any of their tasks will do.
  const { rows } = await tx.execute<{ id: string; title: string }>(sql`
    select t.id, t.title from tasks t where ${visibleTo(reader)} and t.id = any(${uuidList(words.ids)})
    order by t.status in ('done', 'cancelled'), t.due_on nulls last, t.id limit ${limit}`)
  return rows
}
