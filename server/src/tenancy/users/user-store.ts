import { USER_PAGE_SIZE, type User, type UserFilter } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing, uuidList } from '../../platform/sql.ts'

/** Search results are counted up to this. */
export const COUNT_AT_MOST = 1_000

interface UserRow extends Record<string, unknown> {
  id: string
  user_id: string
  email: string
  full_name: string
  institution_id: string
  company_name: string
  company_type: User['companyType']
  role: User['role']
  created_at: string
  updated_at: string
  last_sign_in_at: string | null
  is_confirmed: boolean
  is_suspended: boolean
  has_second_factor: boolean
  trial_ends_at: string | null
}

/** To the microsecond, because it identifies the version of a profile. */
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const COLUMNS = sql`
  p.id, p.user_id, coalesce(u.email, '') as email, p.full_name, p.institution_id, p.company_name, p.company_type, p.role,
  ${iso(sql`p.created_at`)} as created_at, ${iso(sql`p.updated_at`)} as updated_at,
  ${iso(sql`u.last_sign_in_at`)} as last_sign_in_at, ${iso(sql`p.trial_ends_at`)} as trial_ends_at,
  u.email_confirmed_at is not null as is_confirmed,
  coalesce(u.banned_until > now(), false) as is_suspended,
  exists (select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified') as has_second_factor`

function matches({ search, role, companyType }: UserFilter, asOf?: string): SQL {
  const conditions = [
    sql`true`,
    ...(search === '' ? [] : [sql`p.search_text like ${containing(search)}`]),
    ...(role ? [sql`p.role = ${role}`] : []),
    ...(companyType ? [sql`p.company_type = ${companyType}`] : []),
    ...(asOf ? [sql`p.created_at <= ${asOf}::timestamptz`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

export interface UserListing {
  items: User[]
  /** Of a search, at most `COUNT_AT_MOST` + 1. */
  found: number
  asOf: string
}

/**
 * One statement. An index yields the ids of the page, and only these 25 rows are joined. Without `asOf`,
 * the current state.
 */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: number,
  given: string | undefined,
): Promise<UserListing> {
  const { rows } = await db.execute<UserRow & { found: number; as_of: string }>(sql`
    with ${shownIds(filter, (page - 1) * USER_PAGE_SIZE, given)}
    select listing.found, listing.as_of, ${COLUMNS}
    from (select (${counted(filter)})::integer as found, ${iso(sql`now()`)} as as_of) listing
    left join (shown join user_profiles p using (id) join auth.users u on u.id = p.user_id) on true
    order by p.created_at desc, p.id desc`)
  const { found, as_of } = rows[0]!
  // A page without users is one row of nulls.
  const items = rows.filter(({ id }) => id !== null).map(asUser)
  return { items, found, asOf: given ?? as_of }
}

/** Beyond this offset it pays to know the end of the list. */
const FAR_IN = 40 * USER_PAGE_SIZE
/** A literal, for the offsets that people use most. */
const NEAR = sql.raw(String(Math.max(FAR_IN, COUNT_AT_MOST)))

/**
 * The ids of a page. A deep page is read from the nearer end, because the database walks all rows before
 * it.
 */
function shownIds(filter: UserFilter, offset: number, given: string | undefined): SQL {
  const among = matches(filter, given)
  if (offset < FAR_IN || filter.search !== '') {
    // The inner limit tells the planner that offsets are small; it would otherwise replan each time, which
    // costs as much as the page.
    return sql`shown as materialized (
      select id from (
        select p.id, p.created_at from user_profiles p where ${among}
        order by p.created_at desc, p.id desc limit ${NEAR}
      ) near
      order by created_at desc, id desc limit ${PAGE_SIZE} offset ${offset})`
  }
  const newer = given
    ? sql`select count(*) from user_profiles p where ${matches(filter)} and p.created_at > ${given}::timestamptz`
    : sql`select 0`
  return sql`
    ends as materialized (
      select (${counted(filter)})::integer - (${newer})::integer - ${offset}::integer - ${PAGE_SIZE} as behind
    ),
    nearer as (
      (select p.id from user_profiles p where ${among} order by p.created_at desc, p.id desc
       offset ${offset} limit (select case when behind >= ${offset} then ${PAGE_SIZE} else 0 end from ends))
      union all
      (select id from (
         select p.id, p.created_at from user_profiles p where ${among} order by p.created_at, p.id
         offset (select greatest(behind, 0) from ends)
         limit (select case when behind < ${offset} then ${PAGE_SIZE} else 0 end from ends)
       ) oldest
       order by created_at, id limit (select greatest(${PAGE_SIZE} + least(behind, 0), 0) from ends))
    ),
    shown as materialized (select id from nearer limit ${PAGE_SIZE}
    )`
}

/** A literal: a generic plan would assume many rows. */
const PAGE_SIZE = sql.raw(String(USER_PAGE_SIZE))

/** Exact from stored counts; a search is counted up to a bound. */
function counted(filter: UserFilter): SQL {
  if (filter.search !== '')
    return sql`select count(*) from
      (select 1 from user_profiles p where ${matches(filter)} limit ${COUNT_AT_MOST + 1}) found`
  return sql`select coalesce(sum(count), 0) from user_profile_counts
    where ${filter.role ? sql`role = ${filter.role}` : sql`true`}
      and ${filter.companyType ? sql`company_type = ${filter.companyType}` : sql`true`}`
}

/** In batches, so that a long list fills neither memory nor the connection. */
export async function* eachUser(db: Db, filter: UserFilter): AsyncGenerator<User> {
  let after: { createdAt: string; id: string } | undefined
  for (;;) {
    const { rows } = await db.execute<UserRow>(sql`
      select ${COLUMNS} from user_profiles p join auth.users u on u.id = p.user_id
      where ${matches(filter)}
        and ${after ? sql`(p.created_at, p.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by p.created_at desc, p.id desc limit 1000`)
    for (const row of rows) yield asUser(row)
    const last = rows.at(-1)
    if (!last || rows.length < 1000) return
    after = { createdAt: last.created_at, id: last.id }
  }
}

function asUser(row: UserRow): User {
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    fullName: row.full_name,
    institutionId: row.institution_id,
    companyName: row.company_name,
    companyType: row.company_type,
    role: row.role,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
    isConfirmed: row.is_confirmed,
    isSuspended: row.is_suspended,
    hasSecondFactor: row.has_second_factor,
    trialEndsAt: row.trial_ends_at,
  }
}

/** Locks the account too, as `holdAccounts` does. */
export async function lockProfile(tx: Db, id: string) {
  const { rows: found } = await tx.execute<{ user_id: string }>(
    sql`select user_id from user_profiles where id = ${id}`,
  )
  await holdAccounts(
    tx,
    found.map(({ user_id }) => user_id),
  )
  const { rows } = await tx.execute<{
    id: string
    user_id: string
    role: User['role']
    seat: 'member' | 'director'
    institution_id: string
    full_name: string
    company_name: string
    company_type: User['companyType']
    updated_at: string
    trial_ends_at: string | null
  }>(sql`
    select p.id, p.user_id, p.role, p.seat, p.institution_id, p.full_name, p.company_name, p.company_type, ${iso(sql`p.updated_at`)} as updated_at,
      ${iso(sql`p.trial_ends_at`)} as trial_ends_at
    from user_profiles p where p.id = ${id} for update`)
  return rows[0]
}

/**
 * Locks before changing people: the accounts first, since an email change continues to the profile from
 * there; then all administrators, so that concurrent changes to each other queue.
 */
export async function holdAccounts(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from auth.users where id = any(${uuidList(userIds)}) order by id for update`)
  await tx.execute(sql`select 1 from user_profiles where role = 'admin' order by id for update`)
}

/**
 * Whether these accounts are the last permanent administrators (an administrator on trial does not count).
 * The caller has locked them, so that two who leave at once do not both count on the other.
 */
export async function isLastAdministrator(tx: Db, ...userIds: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute<{ user_id: string; has_trial: boolean }>(sql`
    select p.user_id, p.trial_ends_at is not null as has_trial
    from user_profiles p join auth.users u on u.id = p.user_id
    where p.role = 'admin' and coalesce(p.trial_ends_at > now(), true)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`)
  const isOneOfThem = (row: { user_id: string }) => userIds.includes(row.user_id)
  return rows.some(isOneOfThem) && !rows.some((row) => !isOneOfThem(row) && !row.has_trial)
}
