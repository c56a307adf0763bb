import {
  HISTORY_PAGE_SIZE,
  type HistoryAction,
  type HistoryChange,
  type HistoryEntry,
} from '@plumbline/contract/compliance/history.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'

export interface Actor {
  userId: string
  fullName: string
}

/** What the program does by itself, such as the next task of a series. */
export const PROGRAM = null

interface NewEntry {
  action: HistoryAction
  changes?: HistoryChange[]
}

/** Adds to the history of something, in the transaction of the change. An edit that changed nothing leaves no entry. */
export async function recordHistory(
  tx: Db,
  institutionId: string,
  actor: Actor | typeof PROGRAM,
  { kind, id }: SubjectRef,
  { action, changes = [] }: NewEntry,
): Promise<void> {
  await recordHistoryOfAll(tx, institutionId, actor, { kind, ids: [id] }, { action, changes })
}

/** The same entry for each of several things of one kind. */
export async function recordHistoryOfAll(
  tx: Db,
  institutionId: string,
  actor: Actor | typeof PROGRAM,
  { kind, ids }: { kind: SubjectRef['kind']; ids: readonly string[] },
  { action, changes = [] }: NewEntry,
): Promise<void> {
  if (action === 'changed' && changes.length === 0) return
  await tx.execute(sql`
    insert into history_entries (institution_id, subject_kind, subject_id, actor_id, actor_name, action, changes)
    select ${institutionId}::uuid, ${kind}, id, ${actor?.userId ?? null}::uuid, ${actor?.fullName ?? 'Plumbline'},
      ${action}, ${JSON.stringify(changes)}::jsonb
    from unnest(${uuidList(ids)}) as named (id)`)
}

/** An entry of its own for each of several things of one kind. */
export async function recordHistoryOfEach(
  tx: Db,
  institutionId: string,
  actor: Actor | typeof PROGRAM,
  kind: SubjectRef['kind'],
  { action, moves }: { action: HistoryAction; moves: readonly { id: string; changes: HistoryChange[] }[] },
): Promise<void> {
  if (moves.length === 0) return
  await tx.execute(sql`
    insert into history_entries (institution_id, subject_kind, subject_id, actor_id, actor_name, action, changes)
    select ${institutionId}::uuid, ${kind}, (m.move ->> 'id')::uuid, ${actor?.userId ?? null}::uuid,
      ${actor?.fullName ?? 'Plumbline'}, ${action}, m.move -> 'changes'
    from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) m (move)`)
}

type Value = string | number | boolean | null | undefined

/** What is different between two states of the same fields, as history keeps it. */
export function changesBetween<Fields extends Record<string, Value>>(
  before: Fields,
  after: Fields,
): HistoryChange[] {
  return Object.keys(after)
    .filter((field) => asText(before[field]) !== asText(after[field]))
    .map((field) => ({ field, from: asText(before[field]), to: asText(after[field]) }))
}

function asText(value: Value): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

export async function listHistory(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  page: number,
): Promise<{ items: HistoryEntry[]; totalCount: number; hasMore: boolean }> {
  const ofSubject = sql`institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}`
  const { rows } = await tx.execute<HistoryEntry & Record<string, unknown>>(sql`
    select id, ${utcMoment('at', 'MS')} as at,
      actor_id as "actorId", actor_name as "actorName", action, changes
    from history_entries where ${ofSubject} order by at desc, id
    limit ${HISTORY_PAGE_SIZE + 1} offset ${(page - 1) * HISTORY_PAGE_SIZE}`)
  const { rows: counts } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from history_entries where ${ofSubject}`,
  )
  return {
    items: rows.slice(0, HISTORY_PAGE_SIZE),
    totalCount: counts[0]!.count,
    hasMore: rows.length > HISTORY_PAGE_SIZE,
  }
}
