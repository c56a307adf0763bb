import type { Colleague } from '@plumbline/contract/compliance/people.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'

type ColleagueRow = Colleague & { email: string } & Record<string, unknown>

const COLUMNS = sql`user_id as "userId", full_name as "fullName", role, email, is_suspended as "isSuspended"`

/** Everyone of the institution but the board's seats, by name. */
export async function listColleagues(tx: Db, institutionId: string): Promise<Colleague[]> {
  const { rows } = await tx.execute<ColleagueRow>(sql`
    select ${COLUMNS} from institution_people
    where institution_id = ${institutionId} and seat = 'member' order by lower(full_name), user_id limit 1000`)
  return rows.map(({ email: _, ...colleague }) => colleague)
}

/** Those of the ids who are people of the institution, suspended or not. */
export async function findColleagues(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
): Promise<(Colleague & { email: string })[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<ColleagueRow>(sql`
    select ${COLUMNS} from institution_people
    where institution_id = ${institutionId} and seat = 'member' and user_id = any(${uuidList(ids)})`)
  return rows
}

/** Of the ids, the people who can be asked to read something: members with profiles, and readers, whose id `reader_id` repeats. */
export const membersAndReaders = (institutionId: string, ids: readonly string[]): SQL => sql`
  select user_id, full_name, null::uuid as reader_id from user_profiles
  where institution_id = ${institutionId} and user_id = any(${uuidList(ids)})
  union all
  select id, name, id from readers where institution_id = ${institutionId} and vendor_id is null and id = any(${uuidList(ids)})`

/** Of somebody who may be made the owner of something new; nothing for strangers and suspended people. */
export async function findActiveColleague(
  tx: Db,
  institutionId: string,
  userId: string,
): Promise<Colleague | undefined> {
  const [found] = await findColleagues(tx, institutionId, [userId])
  return found && !found.isSuspended ? found : undefined
}

/** Who may own something new, by email address. */
export async function listActiveEmails(
  tx: Db,
  institutionId: string,
): Promise<{ userId: string; email: string }[]> {
  const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
    select user_id as "userId", email from institution_people
    where institution_id = ${institutionId} and seat = 'member' and not is_suspended
    order by lower(full_name), user_id limit 1000`)
  return rows
}

/** The managers who can act: those of a closure, an approval, or a decision. */
export async function listActiveManagers(tx: Db, institutionId: string): Promise<Colleague[]> {
  return (await listColleagues(tx, institutionId)).filter(isActiveManager)
}

export const isActiveManager = ({ role, isSuspended }: Pick<Colleague, 'role' | 'isSuspended'>): boolean =>
  isManager({ role }) && !isSuspended

export async function countManagers(tx: Db, institutionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from institution_people
    where institution_id = ${institutionId} and seat = 'member' and role in ('manager', 'admin') and not is_suspended`)
  return rows[0]!.count
}
