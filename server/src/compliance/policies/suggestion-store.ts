import {
  type PolicySuggestion,
  SUGGESTIONS_SHOWN,
  type SuggestionState,
} from '@plumbline/contract/compliance/policy-drafts.ts'
import type { Db } from '@plumbline/database/db.ts'
import { findPassage, type Passage, textInPlaceOf } from '@plumbline/rules/texts/passages.ts'
import { sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import type { Actor } from '../../work/history/history-store.ts'

type SuggestionRow = Pick<
  PolicySuggestion,
  'id' | 'authorId' | 'authorName' | 'createdAt' | 'state' | 'decidedByName' | 'decidedAt' | 'replacement'
> & { passage: Passage } & Record<string, unknown>

const COLUMNS = sql`id, author_id as "authorId", author_name as "authorName",
  ${utcMoment('created_at')} as "createdAt", state, decided_by_name as "decidedByName",
  ${utcMoment('decided_at')} as "decidedAt", replacement, passage`

export async function listSuggestions(
  tx: Db,
  institutionId: string,
  versionId: string,
): Promise<SuggestionRow[]> {
  const { rows } = await tx.execute<SuggestionRow>(sql`
    select ${COLUMNS} from policy_suggestions
    where institution_id = ${institutionId} and version_id = ${versionId} and state <> 'withdrawn'
    order by state <> 'open', decided_at desc, created_at, id limit ${SUGGESTIONS_SHOWN}`)
  return rows
}

export async function listOpenSuggestions(
  tx: Db,
  institutionId: string,
  versionId: string,
): Promise<SuggestionRow[]> {
  const { rows } = await tx.execute<SuggestionRow>(sql`
    select ${COLUMNS} from policy_suggestions
    where institution_id = ${institutionId} and version_id = ${versionId} and state = 'open'
    order by created_at, id`)
  return rows
}

/** In the order of the present text: open ones in the order of the text, then those whose passage changed, then the rest. */
export function shownSuggestions(rows: readonly SuggestionRow[], body: string): PolicySuggestion[] {
  const shown = rows.map(({ passage, ...row }): PolicySuggestion => {
    const at = row.state === 'open' ? (findPassage(body, passage) ?? null) : null
    const isGone = row.state === 'open' && at === null
    const { quote, before, after } = passage
    return { ...row, quote, before, after, at, now: isGone ? (textInPlaceOf(body, passage) ?? null) : null }
  })
  return shown.toSorted(
    (one, other) =>
      Number(one.state !== 'open') - Number(other.state !== 'open') ||
      (one.at ?? body.length + 1) - (other.at ?? body.length + 1),
  )
}

export async function insertSuggestions(
  tx: Db,
  institutionId: string,
  of: { versionId: string; rowVersion: number; author: Actor },
  suggestions: readonly { passage: Passage; replacement: string }[],
): Promise<void> {
  if (suggestions.length === 0) return
  await tx.execute(sql`
    insert into policy_suggestions (institution_id, version_id, author_id, author_name, row_version, passage, replacement)
    select ${institutionId}::uuid, ${of.versionId}::uuid, ${of.author.userId}::uuid, ${of.author.fullName}, ${of.rowVersion}::integer,
      s.passage, s.replacement
    from jsonb_to_recordset(${JSON.stringify(suggestions)}::jsonb) as s(passage jsonb, replacement text)`)
}

export async function closeSuggestions(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
  state: Exclude<SuggestionState, 'open'> | 'withdrawn',
  by: Actor,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update policy_suggestions set state = ${state}, decided_by = ${by.userId}, decided_by_name = ${by.fullName},
      decided_at = clock_timestamp()
    where institution_id = ${institutionId} and id = any(${uuidList(ids)}) and state = 'open'`)
}

export interface Outcome extends Record<string, unknown> {
  authorId: string
  accepted: number
  rejected: number
  lapsed: number
}

/** Of everyone none of whose suggestions is open any longer: what became of those that they were not told of yet. */
export async function takeOutcomes(tx: Db, institutionId: string, versionId: string): Promise<Outcome[]> {
  const { rows } = await tx.execute<Outcome>(sql`
    with told as (
      update policy_suggestions s set is_told = true
      where institution_id = ${institutionId} and version_id = ${versionId}
        and state in ('accepted', 'rejected', 'lapsed') and not is_told
        and not exists (select 1 from policy_suggestions o where o.institution_id = s.institution_id
          and o.version_id = s.version_id and o.author_id = s.author_id and o.state = 'open')
      returning author_id, state)
    select author_id as "authorId", count(*) filter (where state = 'accepted')::integer as accepted,
      count(*) filter (where state = 'rejected')::integer as rejected,
      count(*) filter (where state = 'lapsed')::integer as lapsed
    from told group by author_id order by author_id`)
  return rows
}
