import {
  POLICY_PAGE_SIZE,
  type PolicyAttention,
  type PolicyFields,
  type PolicySummary,
  type VersionState,
} from '@plumbline/contract/compliance/policies.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterCursor, cursorPage } from '../../platform/cursor-paging.ts'
import { pageAt } from '../../platform/page-at.ts'
import { containing } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { OPEN_CHANGE } from './policy-law-store.ts'

/** An approver of a version sees the policy, in force or not. */
const approves = (userId: string, versionId: SQL) => sql`exists (
  select 1 from policy_approvals a where a.institution_id = p.institution_id and a.version_id = ${versionId}
    and a.user_id = ${userId} and v.state = 'in_review')`

/** Managers see every policy; others those in force, and those that wait for their approval. */
export function visibleTo({ institutionId, userId, ...reader }: Reader, today: string | SQL): SQL {
  const own = sql`p.institution_id = ${institutionId}`
  if (isManager(reader)) return own
  return sql`${own} and exists (
    select 1 from policy_versions v where v.institution_id = p.institution_id and v.policy_id = p.id
      and ((v.state = 'approved' and v.effective_on <= ${today}::date) or ${approves(userId, sql`v.id`)}))`
}

interface PolicyRow extends Omit<PolicySummary, 'owner' | 'upcoming'>, Record<string, unknown> {
  ownerId: string | null
  ownerName: string | null
  upcomingNumber: number | null
  upcomingState: VersionState | null
  changedByName: string
}

/** The version in force, and the one to come: of a policy at most one of each. */
const WITH_VERSIONS = (today: string) => sql`
  left join lateral (
    select v.id, v.number, v.effective_on from policy_versions v
    where v.institution_id = p.institution_id and v.policy_id = p.id and v.state = 'approved'
      and v.effective_on <= ${today}::date
    order by v.number desc limit 1) e on true
  left join lateral (
    select v.number, v.state from policy_versions v
    where v.institution_id = p.institution_id and v.policy_id = p.id
      and (v.state <> 'approved' or v.effective_on > ${today}::date)
    order by v.number desc limit 1) u on true`

/** Of the version in force, the latest change of law whose task is neither done nor cancelled. */
const LAW_CHANGED_ON = sql`select max(c.changed_on) from policy_law_changes c
  where c.institution_id = p.institution_id and c.version_id = e.id and ${OPEN_CHANGE}`

const COLUMNS = sql`p.id, p.title, p.topic, p.owner_id as "ownerId",
  (select o.full_name from user_profiles o where o.institution_id = p.institution_id and o.user_id = p.owner_id) as "ownerName",
  p.folder, (${LAW_CHANGED_ON})::text as "lawChangedOn", p.review_months as "reviewMonths", p.next_review_on::text as "nextReviewOn", e.number as "effectiveNumber",
  e.effective_on::text as "effectiveOn", u.number as "upcomingNumber", u.state as "upcomingState",
  (select count(*)::integer from attestations t
    where t.institution_id = p.institution_id and t.policy_id = p.id and t.version_id = e.id) as "askedCount",
  (select count(*)::integer from attestations t where t.institution_id = p.institution_id and t.policy_id = p.id
    and t.version_id = e.id and t.signed_at is not null) as "signedCount",
  p.version, p.changed_by_name as "changedByName"`

const asSummary = (row: PolicyRow, reader: Reader): PolicySummary => ({
  id: row.id,
  title: row.title,
  topic: row.topic,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  reviewMonths: row.reviewMonths,
  nextReviewOn: row.nextReviewOn,
  folder: row.folder,
  lawChangedOn: row.lawChangedOn,
  effectiveNumber: row.effectiveNumber,
  effectiveOn: row.effectiveOn,
  upcoming:
    isManager(reader) && row.upcomingNumber !== null && row.upcomingState !== null
      ? { number: row.upcomingNumber, state: row.upcomingState }
      : null,
  askedCount: isManager(reader) ? row.askedCount : 0,
  signedCount: isManager(reader) ? row.signedCount : 0,
  version: row.version,
})

interface Filters {
  search: string
  topic?: Topic | undefined
  state?: 'draft' | 'in_review' | 'approved' | 'effective' | undefined
  folder?: string | undefined
  attention?: PolicyAttention | undefined
  order: 'title' | 'attention'
  page: number
}

const inForce = (today: string) => sql`(select f.id from policy_versions f
  where f.institution_id = p.institution_id and f.policy_id = p.id and f.state = 'approved'
    and f.effective_on <= ${today}::date order by f.number desc limit 1)`

const needsAttention = (today: string): Readonly<Record<PolicyAttention, SQL>> => ({
  law_changed: sql`exists (select 1 from policy_law_changes c where c.institution_id = p.institution_id
    and c.policy_id = p.id and c.version_id = ${inForce(today)} and ${OPEN_CHANGE})`,
  review_overdue: sql`(p.next_review_on < ${today}::date and ${inForce(today)} is not null)`,
})

export async function listPolicies(tx: Db, reader: Reader, filters: Filters, today: string) {
  const needs = needsAttention(today)
  const where = filteredBy(reader, filters, today)
  const facts = await findListFacts(tx, reader, { where, needs }, today)
  const { totalCount, folders, attention } = facts
  const { at, offset } = pageAt(filters.page, totalCount, POLICY_PAGE_SIZE)
  const rank =
    filters.order === 'attention'
      ? sql`case when ${needs.law_changed} then 0 when ${needs.review_overdue} then 1 else 2 end`
      : sql`0`
  const { rows } = await tx.execute<PolicyRow>(sql`
    with shown as materialized (
      select p.*, ${rank} as rank from policies p where ${where} order by rank, p.search_text, p.id
      limit ${POLICY_PAGE_SIZE} offset ${offset})
    select ${COLUMNS} from shown p ${WITH_VERSIONS(today)} order by p.rank, p.search_text, p.id`)
  return { items: rows.map((row) => asSummary(row, reader)), ...at, folders, attention }
}

function filteredBy(reader: Reader, filters: Filters, today: string): SQL {
  const parts: SQL[] = [visibleTo(reader, today)]
  if (filters.topic) parts.push(sql`p.topic = ${filters.topic}`)
  if (filters.folder) parts.push(sql`p.folder = ${filters.folder}`)
  if (filters.attention) parts.push(needsAttention(today)[filters.attention])
  if (filters.search) parts.push(sql`p.search_text like ${containing(filters.search)}`)
  if (filters.state)
    parts.push(sql`exists (select 1 from policy_versions v where v.institution_id = p.institution_id
      and v.policy_id = p.id and ${inState(filters.state, today)})`)
  return sql.join(parts, sql` and `)
}

interface ListFacts extends Record<string, unknown> {
  totalCount: number
  folders: { name: string; count: number }[]
  attention: Record<PolicyAttention, number>
}

/** How many match, and of all that the reader sees, the folders and what needs attention. */
async function findListFacts(
  tx: Db,
  reader: Reader,
  { where, needs }: { where: SQL; needs: Readonly<Record<PolicyAttention, SQL>> },
  today: string,
): Promise<ListFacts> {
  const { rows } = await tx.execute<ListFacts>(sql`
    with seen as materialized (select p.* from policies p where ${visibleTo(reader, today)})
    select (select count(*)::integer from policies p where ${where}) as "totalCount",
      (select coalesce(json_agg(json_build_object('name', f.folder, 'count', f.count) order by lower(f.folder)), '[]')
        from (select p.folder, count(*)::integer as count from seen p where p.folder <> '' group by p.folder
          limit ${FOLDERS_AT_MOST}) f) as folders,
      (select json_build_object('law_changed', count(*) filter (where ${needs.law_changed}),
        'review_overdue', count(*) filter (where ${needs.review_overdue})) from seen p) as attention`)
  return rows[0]!
}

const FOLDERS_AT_MOST = 500

/** Each policy that was in the folder, renamed. */
export async function renameFolder(
  tx: Db,
  institutionId: string,
  { from, to }: { from: string; to: string },
  byName: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update policies set folder = ${to}, version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and folder = ${from} returning id`)
  return rows.map(({ id }) => id)
}

export async function listPolicyRows(tx: Db, reader: Reader, input: CursorInput, today: string) {
  const { rows } = await tx.execute<PolicyRow>(sql`
    with shown as materialized (
      select p.* from policies p where ${afterCursor('p', visibleTo(reader, today), input)})
    select ${COLUMNS} from shown p ${WITH_VERSIONS(today)} order by p.id`)
  return cursorPage(
    rows.map((row) => asSummary(row, reader)),
    input,
  )
}

function inState(state: NonNullable<Filters['state']>, today: string): SQL {
  if (state === 'effective') return sql`v.state = 'approved' and v.effective_on <= ${today}::date`
  if (state === 'approved') return sql`v.state = 'approved' and v.effective_on > ${today}::date`
  return sql`v.state = ${state}`
}

export async function findPolicy(tx: Db, reader: Reader, id: string, today: string) {
  const { rows } = await tx.execute<PolicyRow>(sql`
    select ${COLUMNS} from policies p ${WITH_VERSIONS(today)} where ${visibleTo(reader, today)} and p.id = ${id}`)
  const row = rows[0]
  return row && { ...asSummary(row, reader), changedByName: row.changedByName }
}

/** Locked first: of two who change one policy or its versions the second waits and sees what the first did. */
export async function lockPolicy(tx: Db, reader: Reader, id: string, today: string) {
  await tx.execute(sql`
    select 1 from policies p where ${visibleTo(reader, today)} and p.id = ${id} for no key update of p`)
  return findPolicy(tx, reader, id, today)
}

export async function insertPolicy(
  tx: Db,
  institutionId: string,
  policy: PolicyFields,
  byName: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into policies (institution_id, title, topic, owner_id, review_months, next_review_on, folder, changed_by_name)
    values (${institutionId}, ${policy.title}, ${policy.topic}, ${policy.ownerId}::uuid, ${policy.reviewMonths},
      ${policy.nextReviewOn}::date, ${policy.folder ?? ''}, ${byName})
    returning id`)
  return rows[0]!.id
}

export async function updatePolicy(
  tx: Db,
  institutionId: string,
  id: string,
  policy: PolicyFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update policies set title = ${policy.title}, topic = ${policy.topic}, owner_id = ${policy.ownerId}::uuid,
      review_months = ${policy.reviewMonths}, next_review_on = ${policy.nextReviewOn}::date,
      folder = coalesce(${policy.folder ?? null}, folder), version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

/** A version that takes force begins the review cycle anew. */
export async function setNextReview(tx: Db, institutionId: string, id: string, from: string): Promise<void> {
  await tx.execute(sql`
    update policies set next_review_on = (${from}::date + make_interval(months => review_months))::date,
      version = version + 1, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deletePolicy(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from policies where institution_id = ${institutionId} and id = ${id}`)
}
