import type { ChangeSummary } from '@plumbline/contract/insight/update-summaries.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

const instant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const SUMMARY = sql`body, state, made_by as "madeBy", is_edited as "isEdited", removed_count as "removedCount", passages,
  version, drafted_by_name as "draftedByName", ${instant(sql`drafted_at`)} as "draftedAt",
  accepted_by_name as "acceptedByName", ${instant(sql`accepted_at`)} as "acceptedAt"`

type Row = ChangeSummary & Record<string, unknown>

export async function findSummary(
  tx: Db,
  institutionId: string,
  updateId: string,
): Promise<ChangeSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select ${SUMMARY} from update_summaries where institution_id = ${institutionId} and update_id = ${updateId}`)
  return rows[0]
}

type Drafted = Pick<ChangeSummary, 'body' | 'madeBy' | 'removedCount' | 'passages'>

/** A new draft in the place of an older one; undefined where a person has accepted the summary meanwhile. */
export async function saveDraft(
  tx: Db,
  institutionId: string,
  updateId: string,
  { body, madeBy, removedCount, passages }: Drafted,
  byName: string,
): Promise<ChangeSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    insert into update_summaries as s
      (institution_id, update_id, body, made_by, removed_count, passages, drafted_by_name)
    values (${institutionId}, ${updateId}, ${body}, ${madeBy}, ${removedCount}, ${JSON.stringify(passages)}::jsonb, ${byName})
    on conflict (institution_id, update_id) do update set body = excluded.body, made_by = excluded.made_by,
      is_edited = false, removed_count = excluded.removed_count, passages = excluded.passages,
      version = s.version + 1, drafted_by_name = excluded.drafted_by_name, drafted_at = now()
      where s.state = 'draft'
    returning ${SUMMARY}`)
  return rows[0]
}

/** Undefined where somebody else changed it first. */
export async function saveSummary(
  tx: Db,
  institutionId: string,
  updateId: string,
  { body, state, version }: Pick<ChangeSummary, 'body' | 'state' | 'version'>,
  byName: string,
): Promise<ChangeSummary | undefined> {
  const isAccepted = state === 'accepted'
  const { rows } = await tx.execute<Row>(sql`
    update update_summaries set body = ${body}, state = ${state}, is_edited = is_edited or body <> ${body},
      version = version + 1, accepted_by_name = ${isAccepted ? byName : null},
      accepted_at = case when ${isAccepted} then now() end
    where institution_id = ${institutionId} and update_id = ${updateId} and version = ${version}
    returning ${SUMMARY}`)
  return rows[0]
}
