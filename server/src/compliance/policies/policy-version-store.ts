import { createHash } from 'node:crypto'
import type {
  PolicyApproval,
  PolicyVersionSummary,
  VersionState,
} from '@plumbline/contract/compliance/policies.ts'
import type { BoardDecision } from '@plumbline/contract/compliance/policy-board.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { storedWorkHtml } from '../../publishing/renderings/rendering-store.ts'
import { isImported } from '../../tenancy/institution-import/import-store.ts'
import { saveSectionCitations } from './section-citation-store.ts'

/** With what stays on the server. */
export interface StoredVersion extends PolicyVersionSummary {
  /** Null where it is the text that the policy began with. */
  textChangedAt: string | null
  /** Who saved a text of it, and whose suggestions were accepted into it. */
  writerIds: string[]
}

interface VersionRow extends Omit<StoredVersion, 'writtenBy'>, Record<string, unknown> {
  writtenById: string
  writtenByName: string
}

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', ${MOMENT})`)

/** The day from which a later version is in force. */
const SUCCESSOR = sql`(select min(s.effective_on) from policy_versions s where s.institution_id = v.institution_id
  and s.policy_id = v.policy_id and s.state = 'approved' and s.number > v.number)`

const stateOn = (today: string | SQL): SQL => sql`case when v.state <> 'approved' then v.state
  when v.effective_on > ${today}::date then 'approved'
  when ${SUCCESSOR} <= ${today}::date then 'superseded' else 'effective' end`

const columns = (
  today: string,
) => sql`v.id, v.number, ${stateOn(today)} as state, v.change_note as "changeNote",
  v.effective_on::text as "effectiveOn",
  case when ${SUCCESSOR} <= ${today}::date then (${SUCCESSOR} - 1)::text end as "supersededOn",
  v.written_by as "writtenById", v.written_by_name as "writtenByName", v.sent_back_by_name as "sentBackByName",
  v.sent_back_comment as "sentBackComment", ${moment('v.approved_at')} as "approvedAt", v.sha256,
  v.row_version as "rowVersion",
  coalesce((select json_agg(json_build_object('position', a.position, 'userId', a.user_id, 'name', a.user_name,
      'decision', a.decision, 'comment', a.comment, 'decidedAt', ${moment('a.decided_at')}, 'isImported', ${isImported('a', 'decided_at')}) order by a.position)
    from policy_approvals a where a.institution_id = v.institution_id and a.version_id = v.id), '[]'::json) as approvals,
  v.is_parallel as "isParallel", v.board_body as board, v.board_decision as "boardDecision",
  ${utcMoment('v.text_changed_at')} as "textChangedAt", to_json(v.writer_ids || v.written_by) as "writerIds"`

const asVersion = ({ writtenById, writtenByName, ...row }: VersionRow): StoredVersion => ({
  id: row.id,
  number: row.number,
  state: row.state,
  changeNote: row.changeNote,
  effectiveOn: row.effectiveOn,
  supersededOn: row.supersededOn,
  writtenBy: { userId: writtenById, name: writtenByName },
  sentBackByName: row.sentBackByName,
  sentBackComment: row.sentBackComment,
  approvedAt: row.approvedAt,
  sha256: row.sha256,
  rowVersion: row.rowVersion,
  approvals: row.approvals,
  isParallel: row.isParallel,
  board: row.board,
  boardDecision: row.boardDecision,
  textChangedAt: row.textChangedAt,
  writerIds: row.writerIds,
})

/** Readers see the version in force; approvers also the one they are asked to approve. */
function shownTo({ userId, ...reader }: Reader, today: string | SQL): SQL {
  if (isManager(reader)) return sql`true`
  return sql`(${stateOn(today)} = 'effective' or (v.state = 'in_review' and exists (
    select 1 from policy_approvals a where a.institution_id = v.institution_id and a.version_id = v.id
      and a.user_id = ${userId})))`
}

/**
 * The versions whose text a person may read. What was said of a draft is for managers and its approvers; others see
 * what was said since it was approved.
 */
export const seenParts = (reader: Reader, policyId: string, today: string | SQL): SQL => sql`
  select v.id, case when ${isManager(reader)} or exists (
      select 1 from policy_approvals a where a.institution_id = v.institution_id and a.version_id = v.id
        and a.user_id = ${reader.userId})
    then null else ${utcMoment('v.approved_at', 'US')} end as since
  from policy_versions v
  where v.institution_id = ${reader.institutionId} and v.policy_id = ${policyId} and ${shownTo(reader, today)}
  limit 500`

/** The newest first. */
export async function listVersions(
  tx: Db,
  reader: Reader,
  policyId: string,
  today: string,
): Promise<StoredVersion[]> {
  const { rows } = await tx.execute<VersionRow>(sql`
    select ${columns(today)} from policy_versions v
    where v.institution_id = ${reader.institutionId} and v.policy_id = ${policyId} and ${shownTo(reader, today)}
    order by v.number desc limit 500`)
  return rows.map(asVersion)
}

export async function findVersion(
  tx: Db,
  reader: Reader,
  policyId: string,
  versionId: string,
  today: string,
): Promise<(StoredVersion & { body: string; html: string | null }) | undefined> {
  const { rows } = await tx.execute<VersionRow & { body: string; html: string | null }>(sql`
    select ${columns(today)}, v.body, ${storedWorkHtml('v')} as html from policy_versions v
    where v.institution_id = ${reader.institutionId} and v.policy_id = ${policyId} and v.id = ${versionId}
      and ${shownTo(reader, today)}`)
  const row = rows[0]
  return row && { ...asVersion(row), body: row.body, html: row.html }
}

/** What a person with the draft open polls for. */
export async function findDraftStanding(
  tx: Db,
  reader: Reader,
  policyId: string,
  versionId: string,
  today: string,
): Promise<{ isOpen: boolean; rowVersion: number; writtenByName: string } | undefined> {
  const { rows } = await tx.execute<{ isOpen: boolean; rowVersion: number; writtenByName: string }>(sql`
    select v.state <> 'approved' as "isOpen", v.row_version as "rowVersion", v.written_by_name as "writtenByName"
    from policy_versions v
    where v.institution_id = ${reader.institutionId} and v.policy_id = ${policyId} and v.id = ${versionId}
      and ${shownTo(reader, today)}`)
  return rows[0]
}

export async function findEffective(tx: Db, institutionId: string, policyId: string, today: string) {
  const { rows } = await tx.execute<{
    id: string
    number: number
    sha256: string
    effectiveOn: string
    body: string
  }>(sql`
    select id, number, sha256, effective_on::text as "effectiveOn", body from policy_versions
    where institution_id = ${institutionId} and policy_id = ${policyId} and state = 'approved'
      and effective_on <= ${today}::date
    order by number desc limit 1`)
  return rows[0]
}

/** The person who begins a policy counts as the writer of its text, wherever it is from; a later version begins with the text before it. */
export async function insertVersion(
  tx: Db,
  institutionId: string,
  policyId: string,
  writer: { userId: string; fullName: string },
  body: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into policy_versions (institution_id, policy_id, number, body, written_by, written_by_name, writer_ids, text_changed_at)
    select ${institutionId}::uuid, ${policyId}::uuid, next.number, ${body}, ${writer.userId}::uuid, ${writer.fullName},
      case when next.number = 1 then array[${writer.userId}::uuid] else '{}' end, case when next.number > 1 then now() end
    from (select coalesce(max(number), 0) + 1 as number from policy_versions
      where institution_id = ${institutionId} and policy_id = ${policyId}) next
    returning id`)
  const { id } = rows[0]!
  await saveSectionCitations(tx, institutionId, id, body)
  return id
}

interface SavedText {
  body: string
  changeNote: string
  /** Who counts as its writer; everyone in `writerIds` took part. */
  writer: { userId: string; fullName: string }
  writerIds: readonly string[]
}

export async function saveVersionText(
  tx: Db,
  institutionId: string,
  versionId: string,
  { body, changeNote, writer, writerIds }: SavedText,
): Promise<void> {
  await tx.execute(sql`
    update policy_versions set body = ${body}, change_note = ${changeNote}, written_by = ${writer.userId},
      written_by_name = ${writer.fullName},
      text_changed_at = case when body = ${body} then text_changed_at else now() end,
      writer_ids = array(select distinct unnest(writer_ids || ${uuidList(writerIds)})),
      row_version = row_version + 1, updated_at = now()
    where institution_id = ${institutionId} and id = ${versionId}`)
  await saveSectionCitations(tx, institutionId, versionId, body)
}

export async function deleteVersion(tx: Db, institutionId: string, versionId: string): Promise<void> {
  await tx.execute(
    sql`delete from policy_versions where institution_id = ${institutionId} and id = ${versionId}`,
  )
}

export async function sendForReview(
  tx: Db,
  institutionId: string,
  versionId: string,
  approvers: readonly { userId: string; fullName: string }[],
  effectiveOn: string,
  { isParallel = false, board = null }: Partial<Pick<PolicyVersionSummary, 'isParallel' | 'board'>> = {},
): Promise<void> {
  await tx.execute(
    sql`delete from policy_approvals where institution_id = ${institutionId} and version_id = ${versionId}`,
  )
  for (const [at, { userId, fullName }] of approvers.entries())
    await tx.execute(sql`
      insert into policy_approvals (institution_id, version_id, position, user_id, user_name)
      values (${institutionId}, ${versionId}, ${at + 1}, ${userId}, ${fullName})`)
  await tx.execute(sql`
    update policy_versions set state = 'in_review', effective_on = ${effectiveOn}::date, sent_back_by_name = '',
      sent_back_comment = '', is_parallel = ${isParallel}, board_body = ${board}, row_version = row_version + 1, updated_at = now()
    where institution_id = ${institutionId} and id = ${versionId}`)
}

export async function backToDraft(
  tx: Db,
  institutionId: string,
  versionId: string,
  sentBack: { byName: string; comment: string } = { byName: '', comment: '' },
): Promise<void> {
  await tx.execute(sql`
    update policy_versions set state = 'draft', sent_back_by_name = ${sentBack.byName},
      sent_back_comment = ${sentBack.comment}, row_version = row_version + 1, updated_at = now()
    where institution_id = ${institutionId} and id = ${versionId}`)
}

interface Decision extends Pick<PolicyApproval, 'decision' | 'comment'> {
  userId: string
  /** When it was made, if not now. */
  at?: string | null
}

export async function recordDecision(
  tx: Db,
  institutionId: string,
  versionId: string,
  { userId, decision, comment, at = null }: Decision,
): Promise<void> {
  await tx.execute(sql`
    update policy_approvals set decision = ${decision}, comment = ${comment},
      decided_at = coalesce(${at}::timestamptz, now())
    where institution_id = ${institutionId} and version_id = ${versionId} and user_id = ${userId}`)
  await tx.execute(sql`
    update policy_versions set row_version = row_version + 1, updated_at = now()
    where institution_id = ${institutionId} and id = ${versionId}`)
}

/** Once for a version, before it is approved. */
export async function recordBoardDecision(
  tx: Db,
  institutionId: string,
  versionId: string,
  decision: BoardDecision,
): Promise<void> {
  await tx.execute(sql`
    update policy_versions set board_decision = ${JSON.stringify(decision)}::jsonb
    where institution_id = ${institutionId} and id = ${versionId}`)
}

export const textHash = (body: string): string => createHash('sha256').update(body, 'utf8').digest('hex')

/** In force on the day that was asked for, but never before the approval or before the version it follows. */
export async function approveVersion(
  tx: Db,
  institutionId: string,
  policyId: string,
  version: { id: string; body: string },
  today: string,
  at: string | null = null,
): Promise<string> {
  const { rows } = await tx.execute<{ effectiveOn: string }>(sql`
    update policy_versions v set state = 'approved', approved_at = coalesce(${at}::timestamptz, now()), sha256 = ${textHash(version.body)},
      effective_on = greatest(v.effective_on, ${today}::date, (select max(o.effective_on) from policy_versions o
        where o.institution_id = ${institutionId} and o.policy_id = ${policyId} and o.state = 'approved')),
      row_version = row_version + 1, updated_at = now()
    where v.institution_id = ${institutionId} and v.id = ${version.id}
    returning v.effective_on::text as "effectiveOn"`)
  return rows[0]!.effectiveOn
}

export const isOpen = (state: VersionState): boolean => state === 'draft' || state === 'in_review'
