import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'

/** A group as the directory sent it, with the role that a manager gave to it. */
export type DirectoryGroup = {
  id: string
  name: string
  externalId: string | null
  memberIds: string[]
  role: 'manager' | 'user' | 'reader' | null
  /** Sent with a key of the readers: its members are readers, and nobody of the team. */
  isOfReaders: boolean
  changedAt: string
}

export type TeamPerson = {
  userId: string
  fullName: string
  role: 'manager' | 'user' | 'admin'
}

const COLUMNS = sql`id, name, external_id as "externalId", member_ids as "memberIds", role,
  of_readers as "isOfReaders",
  ${utcMoment('changed_at')} as "changedAt"`

export async function listDirectoryGroups(tx: Db, institutionId: string): Promise<DirectoryGroup[]> {
  const { rows } = await tx.execute<DirectoryGroup>(sql`
    select ${COLUMNS} from directory_groups where institution_id = ${institutionId} order by lower(name), of_readers`)
  return rows
}

export async function findMemberIds(tx: Db, institutionId: string, id: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ ids: string[] }>(sql`
    select member_ids as ids from directory_groups where institution_id = ${institutionId} and id = ${id}`)
  return rows[0]?.ids ?? []
}

/** All of them: a person's role follows from every group that they are in. Nobody else adds one meanwhile. */
export async function lockDirectoryGroups(tx: Db, institutionId: string): Promise<DirectoryGroup[]> {
  await tx.execute(sql`select 1 from institutions where id = ${institutionId} for no key update`)
  const { rows } = await tx.execute<DirectoryGroup>(sql`
    select ${COLUMNS} from directory_groups where institution_id = ${institutionId} order by id for update`)
  return rows
}

export async function insertDirectoryGroup(
  tx: Db,
  institutionId: string,
  { name, externalId, isOfReaders }: Pick<DirectoryGroup, 'name' | 'externalId' | 'isOfReaders'>,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into directory_groups (institution_id, name, external_id, of_readers)
    values (${institutionId}, ${name}, ${externalId}, ${isOfReaders}) returning id`)
  return rows[0]!.id
}

export async function saveDirectoryGroup(
  tx: Db,
  institutionId: string,
  { id, name, externalId, memberIds, role }: Omit<DirectoryGroup, 'changedAt' | 'isOfReaders'>,
): Promise<void> {
  await tx.execute(sql`
    update directory_groups set name = ${name}, external_id = ${externalId}, member_ids = ${uuids(memberIds)},
      role = ${role}, changed_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deleteDirectoryGroup(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from directory_groups where institution_id = ${institutionId} and id = ${id}`)
}

/** People of the team with an account and no other seat, unless the directory deleted them; by name. */
export async function listTeamPeople(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
): Promise<TeamPerson[]> {
  const { rows } = await tx.execute<TeamPerson>(sql`
    select user_id as "userId", full_name as "fullName", role from user_profiles
    where institution_id = ${institutionId} and seat = 'member' and user_id = any(${uuids(ids)})
      and not exists (select 1 from scim_people s where s.institution_id = user_profiles.institution_id
        and s.user_id = user_profiles.user_id and s.deleted_at is not null)
    order by lower(full_name), user_id`)
  return rows
}

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`
