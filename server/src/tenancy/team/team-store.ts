import { TEAM_PAGE_SIZE, type TeamMember } from '@plumbline/contract/tenancy/team.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { WORKS_ON_HMDA } from '../../platform/session/member-session.ts'
import { containing, utcMoment } from '../../platform/sql.ts'

interface TeamRow extends Record<string, unknown> {
  user_id: string
  full_name: string
  email: string
  job_title: string
  role: TeamMember['role']
  seat: TeamMember['seat']
  last_sign_in_at: string | null
  has_second_factor: boolean
  is_invited: boolean
  is_suspended: boolean
  works_on_hmda: boolean
  total: number
}

interface TeamFilter {
  search: string
  role?: TeamMember['role'] | undefined
}

/** The people of one institution by name. Accounts lie outside of the institution's role, so this runs without it. */
export async function listTeam(
  db: Db,
  institutionId: string,
  { search, role }: TeamFilter,
  page: number,
): Promise<{ items: TeamMember[]; totalCount: number }> {
  const { rows } = await db.execute<TeamRow>(sql`
    select p.user_id, p.full_name, coalesce(u.email, '') as email, p.job_title, p.role, p.seat,
      ${utcMoment('u.last_sign_in_at')} as last_sign_in_at,
      exists (select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified') as has_second_factor,
      u.last_sign_in_at is null and u.email_confirmed_at is null as is_invited,
      coalesce(u.banned_until > now(), false) as is_suspended, ${WORKS_ON_HMDA} as works_on_hmda,
      (count(*) over ())::integer as total
    from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = ${institutionId} and u.deleted_at is null
      and ${search === '' ? sql`true` : sql`p.search_text like ${containing(search)}`}
      and ${role ? sql`p.role = ${role}` : sql`true`}
    order by p.full_name, p.id
    limit ${TEAM_PAGE_SIZE} offset ${(page - 1) * TEAM_PAGE_SIZE}`)
  const items = rows.map((row) => ({
    userId: row.user_id,
    fullName: row.full_name,
    email: row.email,
    jobTitle: row.job_title,
    role: row.role,
    seat: row.seat,
    lastSignInAt: row.last_sign_in_at,
    hasSecondFactor: row.has_second_factor,
    isInvited: row.is_invited,
    isSuspended: row.is_suspended,
    worksOnHmda: row.works_on_hmda,
  }))
  return { items, totalCount: rows[0]?.total ?? 0 }
}

/** What a user sees of a colleague. */
export function withoutAccount(member: TeamMember): TeamMember {
  return {
    ...member,
    lastSignInAt: null,
    hasSecondFactor: null,
    isInvited: null,
    isSuspended: null,
    worksOnHmda: null,
  }
}

export interface LockedPerson extends Record<string, unknown> {
  user_id: string
  full_name: string
  role: TeamMember['role']
  seat: TeamMember['seat']
  works_on_hmda: boolean
}

export async function findRole(
  db: Db,
  institutionId: string,
  userId: string,
): Promise<TeamMember['role'] | undefined> {
  const { rows } = await db.execute<{ role: TeamMember['role'] }>(sql`
    select role from user_profiles where institution_id = ${institutionId} and user_id = ${userId}`)
  return rows[0]?.role
}

/** In one order, before the first of several people is locked: two callers would wait for each other otherwise. */
export async function lockAccounts(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from auth.users where id = any(${`{${userIds.join(',')}}`}::uuid[]) order by id for update`)
}

/**
 * A person of the institution, with the institution's managers held: two who act on each other at the same
 * moment wait in line. Accounts come first, as everywhere.
 */
export async function lockTeamPerson(
  tx: Db,
  institutionId: string,
  userId: string,
): Promise<LockedPerson | undefined> {
  await tx.execute(sql`select 1 from auth.users where id = ${userId} for update`)
  await tx.execute(sql`
    select 1 from user_profiles where institution_id = ${institutionId} and role <> 'user' order by id for update`)
  const { rows } = await tx.execute<LockedPerson>(sql`
    select user_id, full_name, role, seat, works_on_hmda from user_profiles
    where institution_id = ${institutionId} and user_id = ${userId} for update`)
  return rows[0]
}

/** Whether nobody else could manage the institution. The caller holds its managers. */
export async function isLastManager(tx: Db, institutionId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select p.user_id from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = ${institutionId} and p.role <> 'user' and p.seat = 'member'
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()) limit 2`)
  return rows.length === 1 && rows[0]!.user_id === userId
}

/** How many could manage the institution besides these. */
export async function countManagersBeside(
  tx: Db,
  institutionId: string,
  without: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = ${institutionId} and p.role <> 'user' and p.seat = 'member'
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      and p.user_id <> all(${`{${without.join(',')}}`}::uuid[])`)
  return rows[0]!.count
}

export async function setName(tx: Db, institutionId: string, userId: string, fullName: string) {
  await tx.execute(sql`
    update user_profiles set full_name = ${fullName}, updated_at = now()
    where institution_id = ${institutionId} and user_id = ${userId}`)
}

export async function setRole(tx: Db, institutionId: string, userId: string, role: 'manager' | 'user') {
  await tx.execute(sql`
    update user_profiles set role = ${role}, updated_at = now()
    where institution_id = ${institutionId} and user_id = ${userId}`)
}

export async function setHmdaAccess(tx: Db, institutionId: string, userId: string, worksOnHmda: boolean) {
  await tx.execute(sql`
    update user_profiles set works_on_hmda = ${worksOnHmda}, updated_at = now()
    where institution_id = ${institutionId} and user_id = ${userId}`)
}

/** Who may take over the work of somebody who leaves: managers first. */
export async function listSuccessors(
  tx: Db,
  institutionId: string,
  userId: string,
): Promise<{ userId: string; fullName: string }[]> {
  const { rows } = await tx.execute<{ userId: string; fullName: string }>(sql`
    select p.user_id as "userId", p.full_name as "fullName"
    from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = ${institutionId} and p.user_id <> ${userId} and p.seat = 'member'
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    order by p.role = 'user', p.full_name, p.user_id limit 200`)
  return rows
}

/** The id by which the audit log names the reason of an act: the log itself holds no free text. */
export async function keepReason(tx: Db, institutionId: string, reason: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into team_act_reasons (institution_id, reason) values (${institutionId}, ${reason}) returning id`)
  return rows[0]!.id
}
