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
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { inTab, matching, visibleTo } from './task-filters.ts'

/** What a reader may see, for other wings: they import stores alone. */
export { visibleTo, waitsForApprovalOf } from './task-filters.ts'

/** Past this many nobody counts: the cost of a list must not grow with the institution's years. */
const COUNTED_AT_MOST = 1_000
const BOARD_COLUMN_AT_MOST = BOARD_CARDS_AT_MOST / 4

type Sort = (typeof TASK_SORTS)[number]

const ORDERS: Record<Sort, [ascending: SQL, descending: SQL]> = {
  due: [sql`t.due_on asc nulls last, t.id`, sql`t.due_on desc nulls first, t.id desc`],
  priority: [
    sql`t.priority_rank, t.due_on asc nulls last, t.id`,
    sql`t.priority_rank desc, t.due_on desc nulls first, t.id desc`,
  ],
  updated: [sql`t.updated_at desc, t.id`, sql`t.updated_at asc, t.id desc`],
  title: [sql`t.title, t.id`, sql`t.title desc, t.id desc`],
}

type SummaryRow = Omit<TaskSummary, 'owner'> & { ownerId: string | null; ownerName: string | null } & Record<
    string,
    unknown
  >

/** Counts are made for the rows that are shown, not for those that are sorted. */
const SUMMARY = sql`t.id, t.title, t.status, t.priority, t.topic, t.owner_id as "ownerId",
  (select p.full_name from user_profiles p where p.institution_id = t.institution_id and p.user_id = t.owner_id) as "ownerName",
  t.due_on::text as "dueOn", t.start_on::text as "startOn",
  to_char(t.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "doneOn",
  t.recurrence <> '' as "isRecurring", t.origin_title as "originTitle",
  jsonb_array_length(t.checklist) as "checklistCount",
  (select count(*)::integer from jsonb_array_elements(t.checklist) i where (i ->> 'isDone')::boolean) as "checklistDone",
  (select count(*)::integer from evidence_uses u where u.institution_id = t.institution_id
    and u.subject_kind = 'task' and u.subject_id = t.id) as "evidenceCount",
  (select count(*)::integer from comments c where c.institution_id = t.institution_id
    and c.subject_kind = 'task' and c.subject_id = t.id and c.removed_at is null) as "commentCount",
  (select o.title from task_dependencies d join tasks o on o.institution_id = d.institution_id and o.id = d.after_id
    where d.institution_id = t.institution_id and d.task_id = t.id and o.status not in ('done', 'cancelled')
    order by o.due_on nulls last, o.id limit 1) as "waitsFor",
  t.approval_asked_by is not null and t.status = 'waiting' as "isWaitingForApproval", t.version`

function asSummary({ ownerId, ownerName, ...row }: SummaryRow): TaskSummary {
  return { ...row, owner: ownerId ? { userId: ownerId, name: ownerName ?? '' } : null }
}

async function selectSummaries(
  tx: Db,
  where: SQL,
  order: SQL,
  limit: number,
  offset = 0,
): Promise<TaskSummary[]> {
  const { rows } = await tx.execute<SummaryRow>(sql`
    with shown as materialized (
      select t.* from tasks t where ${where} order by ${order} limit ${limit} offset ${offset})
    select ${SUMMARY} from shown t order by ${order}`)
  return rows.map(asSummary)
}

export const selectByIds = (tx: Db, institutionId: string, ids: SQL): Promise<TaskSummary[]> =>
  selectSummaries(tx, sql`t.institution_id = ${institutionId} and t.id = any(${ids})`, ORDERS.due[0], 1_000)

async function countUpTo(tx: Db, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (select 1 from tasks t where ${where} limit ${COUNTED_AT_MOST + 1}) as counted`)
  return rows[0]!.count
}

async function countShown(tx: Db, reader: Reader, filters: TaskFilters, where: SQL) {
  const shown = await countUpTo(tx, where)
  const total = await countUpTo(tx, inTab(reader, filters.whose))
  return {
    shown: Math.min(shown, COUNTED_AT_MOST),
    total: Math.min(total, COUNTED_AT_MOST),
    isAtLeast: Math.max(shown, total) > COUNTED_AT_MOST,
  }
}

export async function listTasks(
  tx: Db,
  reader: Reader,
  {
    sort,
    descending,
    page: asked,
    ...filters
  }: TaskFilters & { sort: Sort; descending: boolean; page: number },
  today: string,
) {
  const where = matching(reader, filters, today)
  const counts = await countShown(tx, reader, filters, where)
  const pageCount = Math.ceil(counts.shown / TASK_PAGE_SIZE)
  const page = Math.min(asked, Math.max(pageCount, 1))
  const order = ORDERS[sort][descending ? 1 : 0]
  const items = await selectSummaries(tx, where, order, TASK_PAGE_SIZE, (page - 1) * TASK_PAGE_SIZE)
  return { items, page, pageCount, counts }
}

export async function listTaskRows(tx: Db, reader: Reader, input: CursorInput) {
  const { rows } = await tx.execute<SummaryRow>(sql`
    with shown as materialized (select t.* from tasks t where ${afterCursor('t', visibleTo(reader), input)})
    select ${SUMMARY} from shown t order by t.id`)
  return cursorPage(rows.map(asSummary), input)
}

export async function listBoard(tx: Db, reader: Reader, filters: TaskFilters, today: string) {
  const where = matching(reader, filters, today)
  const wanted = TASK_STATUSES.filter((status) =>
    filters.statuses.length > 0 ? filters.statuses.includes(status) : status !== 'cancelled',
  )
  const columns: { status: TaskStatus; count: number; items: TaskSummary[] }[] = []
  for (const status of wanted) {
    const ofColumn = sql`${where} and t.status = ${status}`
    const order = status === 'done' ? sql`t.done_at desc, t.id` : ORDERS.due[0]
    const items = await selectSummaries(tx, ofColumn, order, BOARD_COLUMN_AT_MOST)
    const count = items.length < BOARD_COLUMN_AT_MOST ? items.length : await countUpTo(tx, ofColumn)
    columns.push({ status, count: Math.min(count, COUNTED_AT_MOST), items })
  }
  return { columns, counts: await countShown(tx, reader, filters, where) }
}

export async function listMonth(tx: Db, reader: Reader, filters: TaskFilters, month: string, today: string) {
  const where = sql`${matching(reader, filters, today)}
    and t.due_on >= ${`${month}-01`}::date and t.due_on < ${`${month}-01`}::date + interval '1 month'`
  const items = await selectSummaries(tx, where, ORDERS.due[0], BOARD_CARDS_AT_MOST)
  return { items, counts: await countShown(tx, reader, filters, where) }
}

/** What leaves the product as a file: everything that matches, up to a limit that the file names. */
export function listForFile(tx: Db, reader: Reader, filters: TaskFilters, today: string, atMost: number) {
  return selectSummaries(tx, matching(reader, filters, today), ORDERS.due[0], atMost)
}

export async function countTabs(tx: Db, reader: Reader) {
  const unfinished = sql`and t.status in ('open', 'in_progress', 'waiting')`
  const count = async (whose: TaskFilters['whose']) =>
    Math.min(await countUpTo(tx, sql`${inTab(reader, whose)} ${unfinished}`), COUNTED_AT_MOST)
  return { mine: await count('mine'), assigned: await count('assigned'), all: await count('all') }
}

/** Titles that hold all the words typed, unfinished tasks first. */
export async function searchTasks(tx: Db, reader: Reader, words: SQL, limit: number) {
  const { rows } = await tx.execute<{ id: string; title: string; description: string }>(sql`
    select t.id, t.title, t.description from tasks t where ${visibleTo(reader)} and t.search_text like ${words}
    order by t.status in ('done', 'cancelled'), t.due_on nulls last, t.id limit ${limit}`)
  return rows
}
