import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

export interface ScimPerson extends Record<string, unknown> {
  id: string
  email: string
  fullName: string
  role: 'user' | 'manager' | 'admin'
  isActive: boolean
  externalId: string | null
  givenName: string
  familyName: string
  isDeleted: boolean
  createdAt: string
  changedAt: string
}

/** Which people are asked for: one criterion at most. */
export type ScimCriterion =
  | { kind: 'id' | 'email' | 'externalId'; value: string }
  | { kind: 'role'; isManager: boolean }
  | { kind: 'ids'; ids: readonly string[] }
  | undefined

interface ScimRange {
  offset: number
  count: number
}

const utc = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/**
 * The institution's members by age, so that a page never shifts. Accounts lie outside of the institution's role, so
 * this runs without it.
 */
export async function listScimPeople(
  db: Db,
  institutionId: string,
  criterion: ScimCriterion,
  { offset, count }: ScimRange,
  { withDeleted = false } = {},
): Promise<{ people: ScimPerson[]; total: number }> {
  const chosen = sql`p.institution_id = ${institutionId} and p.seat = 'member' and u.deleted_at is null
    and ${withDeleted ? sql`true` : sql`s.deleted_at is null`} and ${conditionOf(criterion)}`
  const from = sql`user_profiles p join auth.users u on u.id = p.user_id
    left join scim_people s on s.institution_id = p.institution_id and s.user_id = p.user_id`
  const { rows } = await db.execute<ScimPerson>(sql`
    select p.user_id as id, coalesce(u.email, '') as email, p.full_name as "fullName", p.role,
      not coalesce(u.banned_until > now(), false) as "isActive", s.external_id as "externalId",
      coalesce(s.given_name, '') as "givenName", coalesce(s.family_name, '') as "familyName",
      s.deleted_at is not null as "isDeleted",
      ${utc(sql`p.created_at`)} as "createdAt", ${utc(sql`greatest(p.updated_at, u.updated_at)`)} as "changedAt"
    from ${from} where ${chosen} order by p.created_at, p.user_id limit ${count} offset ${offset}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${from} where ${chosen}`,
  )
  return { people: rows, total: counted[0]!.total }
}

function conditionOf(criterion: ScimCriterion): SQL {
  switch (criterion?.kind) {
    case undefined:
      return sql`true`
    case 'id':
      return sql`p.user_id::text = lower(${criterion.value})`
    case 'email':
      return sql`lower(u.email) = lower(${criterion.value})`
    case 'externalId':
      return sql`s.external_id = ${criterion.value}`
    case 'ids':
      return sql`p.user_id = any(${`{${criterion.ids.join(',')}}`}::uuid[])`
    case 'role':
      return criterion.isManager ? sql`p.role <> 'user'` : sql`p.role = 'user'`
  }
}

export interface ScimFields {
  externalId: string | null
  givenName: string
  familyName: string
  isDeleted: boolean
}

/** False if another person of the institution has this external id. */
export async function saveScimPerson(
  tx: Db,
  institutionId: string,
  userId: string,
  { externalId, givenName, familyName, isDeleted }: ScimFields,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into scim_people (institution_id, user_id, external_id, given_name, family_name, deleted_at)
    select ${institutionId}::uuid, ${userId}::uuid, ${externalId}, ${givenName}, ${familyName},
      case when ${isDeleted}::boolean then now() end
    where not exists (
      select 1 from scim_people where institution_id = ${institutionId} and external_id = ${externalId}
        and user_id <> ${userId})
    on conflict (institution_id, user_id) do update set external_id = excluded.external_id,
      given_name = excluded.given_name, family_name = excluded.family_name, deleted_at = excluded.deleted_at
    returning 1`)
  return rows.length > 0
}

/** The domains that invitations are limited to, and those of the institution's own sign-in provider. */
export async function listOwnDomains(db: Db, institutionId: string): Promise<string[]> {
  const { rows } = await db.execute<{ domain: string }>(sql`
    select unnest(invitation_domains) as domain from institutions where id = ${institutionId}
    union
    select d.domain from auth.sso_domains d join auth.sso_providers o on o.id = d.provider_id
    where o.owner_id = ${institutionId}
    order by 1`)
  return rows.map(({ domain }) => domain.toLowerCase())
}
