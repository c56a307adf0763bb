import {
  type AnsweredQuestion,
  type Arrangement,
  type AssistantAnswer,
  CONVERSATION_PAGE_SIZE,
  type Conversation,
  LOG_PAGE_SIZE,
  type LoggedQuestion,
} from '@plumbline/contract/insight/assistant.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { pageAt } from '../../platform/page-at.ts'
import { containing } from '../../platform/sql.ts'

const instant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const QUESTION = sql`q.id, q.question, q.answer, q.arrangement, q.rating, q.rating_reason as "ratingReason",
  ${instant(sql`q.asked_at`)} as "askedAt"`
const LOGGED = sql`${QUESTION}, q.draft, q.removed`

type Row<T> = T & Record<string, unknown>

interface Owner {
  institutionId: string
  userId: string
}

const own = ({ institutionId, userId }: Owner) =>
  sql`c.institution_id = ${institutionId} and c.user_id = ${userId}`

export async function insertConversation(
  tx: Db,
  { institutionId, userId }: Owner,
  title: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into assistant_conversations (institution_id, user_id, title)
    values (${institutionId}, ${userId}, ${title}) returning id`)
  return rows[0]!.id
}

/** How many questions an own conversation has; locked, so that of two that fill it the second waits. */
export async function lockConversation(tx: Db, owner: Owner, id: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with mine as materialized (
      select c.id from assistant_conversations c where ${own(owner)} and c.id = ${id} for update)
    select (select count(*)::integer from assistant_questions q
      where q.institution_id = ${owner.institutionId} and q.conversation_id = mine.id) as count from mine`)
  return rows[0]?.count
}

export async function insertQuestion(
  tx: Db,
  { institutionId, userId }: Owner,
  conversationId: string,
  question: string,
  answer: AssistantAnswer,
): Promise<AnsweredQuestion> {
  const { rows } = await tx.execute<Row<AnsweredQuestion>>(sql`
    insert into assistant_questions as q (institution_id, conversation_id, user_id, question, outcome, answer)
    values (${institutionId}, ${conversationId}, ${userId}, ${question}, ${answer.outcome}, ${JSON.stringify(answer)}::jsonb)
    returning ${QUESTION}`)
  await tx.execute(sql`
    update assistant_conversations set updated_at = now() where institution_id = ${institutionId} and id = ${conversationId}`)
  return rows[0]!
}

export async function findOwnQuestion(tx: Db, { institutionId, userId }: Owner, id: string) {
  const { rows } = await tx.execute<Row<AnsweredQuestion>>(sql`
    select ${QUESTION} from assistant_questions q
    where q.institution_id = ${institutionId} and q.user_id = ${userId} and q.id = ${id}`)
  return rows[0]
}

export async function saveArrangement(
  tx: Db,
  institutionId: string,
  id: string,
  {
    arrangement,
    draft,
    removed,
  }: { arrangement: Arrangement | null } & Pick<LoggedQuestion, 'draft' | 'removed'>,
): Promise<void> {
  await tx.execute(sql`
    update assistant_questions set arrangement = ${arrangement && JSON.stringify(arrangement)}::jsonb,
      draft = ${draft}, removed = ${JSON.stringify(removed)}::jsonb
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function rateQuestion(
  tx: Db,
  { institutionId, userId }: Owner,
  id: string,
  rating: 'up' | 'down' | null,
  reason: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update assistant_questions set rating = ${rating}, rating_reason = ${rating ? reason : ''}
    where institution_id = ${institutionId} and user_id = ${userId} and id = ${id} returning 1`)
  return rows.length > 0
}

const CONVERSATION = (
  institutionId: string,
) => sql`c.id, c.title, ${instant(sql`c.updated_at`)} as "updatedAt",
  (select count(*)::integer from assistant_questions q
    where q.institution_id = ${institutionId} and q.conversation_id = c.id) as "questionCount"`

export async function listConversations(tx: Db, owner: Owner, search: string, asked: number) {
  const matching = search
    ? sql`and exists (select 1 from assistant_questions q where q.institution_id = ${owner.institutionId}
        and q.conversation_id = c.id and q.search_text like ${containing(search)})`
    : sql``
  const where = sql`${own(owner)} ${matching}`
  const { rows: counts } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from assistant_conversations c where ${where}`,
  )
  const { at, offset } = pageAt(asked, counts[0]!.count, CONVERSATION_PAGE_SIZE)
  const { rows: items } = await tx.execute<Row<Conversation>>(sql`
    select ${CONVERSATION(owner.institutionId)} from assistant_conversations c where ${where}
    order by c.updated_at desc, c.id limit ${CONVERSATION_PAGE_SIZE} offset ${offset}`)
  return { items, ...at }
}

export async function findConversation(tx: Db, owner: Owner, id: string) {
  const { rows } = await tx.execute<Row<Conversation>>(sql`
    select ${CONVERSATION(owner.institutionId)} from assistant_conversations c where ${own(owner)} and c.id = ${id}`)
  if (!rows[0]) return undefined
  const { rows: questions } = await tx.execute<Row<AnsweredQuestion>>(sql`
    select ${QUESTION} from assistant_questions q
    where q.institution_id = ${owner.institutionId} and q.conversation_id = ${id} order by q.asked_at, q.id`)
  return { ...rows[0], questions }
}

/** The questions stay in the institution's log, without the person. */
export async function deleteConversation(tx: Db, owner: Owner, id: string): Promise<boolean> {
  await tx.execute(sql`
    update assistant_questions q set user_id = null from assistant_conversations c
    where ${own(owner)} and c.id = ${id} and q.institution_id = c.institution_id and q.conversation_id = c.id`)
  const { rows } = await tx.execute(
    sql`delete from assistant_conversations c where ${own(owner)} and c.id = ${id} returning 1`,
  )
  return rows.length > 0
}

interface LogFilter {
  search: string
  only: 'all' | 'without_answer' | 'down' | 'removed'
}

const ONLY: Record<LogFilter['only'], SQL> = {
  all: sql``,
  without_answer: sql`and q.outcome = 'declined'`,
  down: sql`and q.rating = 'down'`,
  removed: sql`and q.removed <> '[]'`,
}

const logged = (institutionId: string, { search, only }: LogFilter) => sql`q.institution_id = ${institutionId}
  ${ONLY[only]} ${search ? sql`and q.search_text like ${containing(search)}` : sql``}`

export async function listLog(tx: Db, institutionId: string, filter: LogFilter, asked: number) {
  const where = logged(institutionId, filter)
  const { rows: counts } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from assistant_questions q where ${where}`,
  )
  const { at, offset } = pageAt(asked, counts[0]!.count, LOG_PAGE_SIZE)
  const { rows: items } = await tx.execute<Row<LoggedQuestion>>(sql`
    select ${LOGGED} from assistant_questions q where ${where}
    order by q.asked_at desc, q.id limit ${LOG_PAGE_SIZE} offset ${offset}`)
  return { items, ...at }
}

const EXPORTED_AT_MOST = 10_000

export async function listLogForExport(tx: Db, institutionId: string, filter: LogFilter) {
  const { rows } = await tx.execute<Row<LoggedQuestion>>(sql`
    select ${LOGGED} from assistant_questions q where ${logged(institutionId, filter)}
    order by q.asked_at desc, q.id limit ${EXPORTED_AT_MOST}`)
  return rows
}

export async function findAssistantSettings(tx: Db, institutionId: string) {
  const { rows } = await tx.execute<{ usesModel: boolean; switchedByName: string; switchedAt: string }>(sql`
    select uses_model as "usesModel", switched_by_name as "switchedByName", ${instant(sql`switched_at`)} as "switchedAt"
    from assistant_settings where institution_id = ${institutionId}`)
  return rows[0]
}

export async function saveAssistantSettings(
  tx: Db,
  institutionId: string,
  usesModel: boolean,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    insert into assistant_settings (institution_id, uses_model, switched_by_name)
    values (${institutionId}, ${usesModel}, ${byName})
    on conflict (institution_id) do update
      set uses_model = excluded.uses_model, switched_by_name = excluded.switched_by_name, switched_at = now()`)
}
