import type { BsaAccess } from '@plumbline/contract/compliance/bsa-entries.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'

/** The log is for the people named on it, whatever their role. */
export const isNamedSql = ({ institutionId, userId }: Pick<Reader, 'institutionId' | 'userId'>): SQL =>
  sql`exists (select 1 from bsa_people n where n.institution_id = ${institutionId} and n.user_id = ${userId})`

interface PersonRow extends Record<string, unknown> {
  userId: string
  name: string
  role: string
  isSuspended: boolean
}

async function listPeople(tx: Db, institutionId: string): Promise<PersonRow[]> {
  const { rows } = await tx.execute<PersonRow>(sql`
    select p.user_id as "userId", p.full_name as name, p.role, p.is_suspended as "isSuspended"
    from bsa_people n join institution_people p on p.institution_id = n.institution_id and p.user_id = n.user_id
    where n.institution_id = ${institutionId} order by p.full_name, p.user_id`)
  return rows
}

export async function findBsaAccess(tx: Db, reader: Reader): Promise<BsaAccess> {
  const people = await listPeople(tx, reader.institutionId)
  const isNamed = people.some(({ userId }) => userId === reader.userId)
  const isStarted = people.some(({ role, isSuspended }) => role !== 'user' && !isSuspended)
  return {
    isNamed,
    mayStart: isManager(reader) && !isNamed && !isStarted,
    people: isNamed ? people.map(({ userId, name }) => ({ userId, name })) : [],
  }
}

/** Two managers who open the log at once do it one after the other. */
export async function lockBsaPeople(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bsa people ${institutionId}`}, 0))`)
}

export async function setBsaPeople(tx: Db, institutionId: string, userIds: readonly string[]): Promise<void> {
  const wanted = uuidList(userIds)
  await tx.execute(
    sql`delete from bsa_people where institution_id = ${institutionId} and user_id <> all(${wanted})`,
  )
  await tx.execute(sql`
    insert into bsa_people (institution_id, user_id)
    select ${institutionId}, u from unnest(${wanted}) u on conflict do nothing`)
}
