import { INSTITUTION_PAGE_SIZE, type InstitutionSummary } from '@plumbline/contract/tenancy/institutions.ts'
import type { Db } from '@plumbline/database/db.ts'
import { PLANS } from '@plumbline/rules/pricing/plan.ts'
import { sql } from 'drizzle-orm'
import { containing } from '../../platform/sql.ts'

interface Filter {
  search: string
  type?: InstitutionSummary['type'] | undefined
  plan?: InstitutionSummary['plan'] | undefined
  onlyTwins: boolean
}

const moment = (column: string) =>
  sql.raw(`to_char(i.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`)

const HAS_TWIN = sql`exists (
  select 1 from institutions other where other.name_key = i.name_key and other.id <> i.id)`

/** A page of institutions; people are counted for those that are shown. */
export async function listInstitutions(
  db: Db,
  { search, type, plan, onlyTwins }: Filter,
  page: number,
): Promise<{ items: InstitutionSummary[]; totalCount: number }> {
  const matches = sql`
    ${search === '' ? sql`true` : sql`i.name_key like ${containing(search)}`}
    and ${type ? sql`i.type = ${type}` : sql`true`} and ${plan ? sql`i.plan = ${plan}` : sql`true`}
    and ${onlyTwins ? HAS_TWIN : sql`true`}`
  const { rows } = await db.execute<{
    id: string
    name: string
    type: InstitutionSummary['type']
    plan: InstitutionSummary['plan']
    created_at: string
    trial_ends_at: string | null
    suspended_at: string | null
    suspended_reason: string
    delete_after: string | null
    is_sample: boolean
    version: number
    has_twin: boolean
    is_support_open: boolean
    people: number
    total: number
  }>(sql`
    with shown as materialized (
      select i.id from institutions i where ${matches}
      order by i.created_at desc, i.id desc
      limit ${INSTITUTION_PAGE_SIZE} offset ${(page - 1) * INSTITUTION_PAGE_SIZE}
    )
    select i.id, i.name, i.type, i.plan, ${moment('created_at')}, ${moment('trial_ends_at')},
      ${moment('suspended_at')}, i.suspended_reason, ${moment('delete_after')}, i.is_sample, i.version,
      ${HAS_TWIN} as has_twin,
      exists (select 1 from support_access s where s.institution_id = i.id and s.ends_at > now()) as is_support_open,
      (select count(*)::integer from user_profiles p join auth.users u on u.id = p.user_id
       where p.institution_id = i.id and p.seat = 'member' and u.deleted_at is null
         and (u.banned_until is null or u.banned_until <= now())) as people,
      (select count(*)::integer from institutions i where ${matches}) as total
    from shown join institutions i using (id)
    order by i.created_at desc, i.id desc`)
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    plan: row.plan,
    people: row.people,
    peopleAtMost: PLANS[row.plan].usersAtMost ?? null,
    createdAt: row.created_at,
    trialEndsAt: row.trial_ends_at,
    suspendedAt: row.suspended_at,
    suspendedReason: row.suspended_reason,
    deleteAfter: row.delete_after,
    isSample: row.is_sample,
    hasTwin: row.has_twin,
    isSupportOpen: row.is_support_open,
    version: row.version,
  }))
  return { items, totalCount: rows[0]?.total ?? 0 }
}

/** Names that contain what somebody typed, best first: those that begin with it. */
export async function suggestInstitutions(db: Db, search: string) {
  const { rows } = await db.execute<{
    id: string
    name: string
    type: InstitutionSummary['type']
    people: number
  }>(sql`
    select i.id, i.name, i.type,
      (select count(*)::integer from user_profiles p where p.institution_id = i.id) as people
    from institutions i where i.name_key like ${containing(search)} and i.delete_after is null
    order by i.name_key like ${containing(search).slice(1)} desc, i.name_key, i.id limit 8`)
  return rows
}
