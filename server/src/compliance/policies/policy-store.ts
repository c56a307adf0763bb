import {
  POLICY_PAGE_SIZE,
  type PolicyFields,
  type PolicySummary,
  type VersionState,
} from '@plumbline/contract/compliance/policies.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterCursor, cursorPage } from '../../platform/cursor-paging.ts'
import { containing } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'

/** Whoever has a version to approve sees the policy, in force or not. */
const approves = (userId: string, versionId: SQL) => sql`exists (
  select 1 from policy_approvals a where a.institution_id = p.institution_id and a.version_id = ${versionId}
    and a.user_id = ${userId} and v.state = 'in_review')`

/** Managers see every policy; others those in force, and those that wait for their approval. */
export function visibleTo({ institutionId, userId, ...reader }: Reader, today: string): SQL {
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

const COLUMNS = sql`p.id, p.title, p.topic, p.owner_id as "ownerId",
  (select o.full_name from user_profiles o where o.institution_id = p.institution_id and o.user_id = p.owner_id) as "ownerName",
  p.review_months as "reviewMonths", p.next_review_on::text as "nextReviewOn", e.number as "effectiveNumber",
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
  page: number
}

export async function listPolicies(tx: Db, reader: Reader, filters: Filters, today: string) {
  const parts: SQL[] = [visibleTo(reader, today)]
  if (filters.topic) parts.push(sql`p.topic = ${filters.topic}`)
  if (filters.search) parts.push(sql`p.search_text like ${containing(filters.search)}`)
  if (filters.state)
    parts.push(sql`exists (select 1 from policy_versions v where v.institution_id = p.institution_id
      and v.policy_id = p.id and ${inState(filters.state, today)})`)
  const where = sql.join(parts, sql` and `)
  const { rows: counts } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from policies p where ${where}`,
  )
  const totalCount = counts[0]!.count
  const pageCount = Math.ceil(totalCount / POLICY_PAGE_SIZE)
  const page = Math.min(filters.page, Math.max(pageCount, 1))
  const { rows } = await tx.execute<PolicyRow>(sql`
    with shown as materialized (
      select p.* from policies p where ${where} order by p.search_text, p.id
      limit ${POLICY_PAGE_SIZE} offset ${(page - 1) * POLICY_PAGE_SIZE})
    select ${COLUMNS} from shown p ${WITH_VERSIONS(today)} order by p.search_text, p.id`)
  return { items: rows.map((row) => asSummary(row, reader)), page, pageCount, totalCount }
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
    insert into policies (institution_id, title, topic, owner_id, review_months, next_review_on, changed_by_name)
    values (${institutionId}, ${policy.title}, ${policy.topic}, ${policy.ownerId}::uuid, ${policy.reviewMonths},
      ${policy.nextReviewOn}::date, ${byName})
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
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
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
