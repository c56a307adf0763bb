import type { NamedAccess } from '@plumbline/contract/compliance/named-people.ts'
import type { Role } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { findColleagues, isActiveManager } from './people-store.ts'

interface PersonRow extends Record<string, unknown> {
  userId: string
  name: string
  role: Role
  isSuspended: boolean
}

interface NamingErrors {
  NOT_FOUND: () => Error
  PERSON_UNKNOWN: () => Error
  NOBODY_LEFT: () => Error
}

/** What only named people see, whatever their role: the table holds an institution and a person in each row. */
export function namedPeople(table: 'bsa_people' | 'self_test_people') {
  const people = sql.identifier(table)

  async function list(tx: Db, institutionId: string): Promise<PersonRow[]> {
    const { rows } = await tx.execute<PersonRow>(sql`
      select p.user_id as "userId", p.full_name as name, p.role, p.is_suspended as "isSuspended"
      from ${people} n join institution_people p on p.institution_id = n.institution_id and p.user_id = n.user_id
      where n.institution_id = ${institutionId} order by p.full_name, p.user_id`)
    return rows
  }

  async function findAccess(tx: Db, reader: Reader): Promise<NamedAccess> {
    const named = await list(tx, reader.institutionId)
    const isNamed = named.some(({ userId }) => userId === reader.userId)
    const isStarted = named.some(isActiveManager)
    return {
      isNamed,
      mayStart: isManager(reader) && !isNamed && !isStarted,
      people: isNamed ? named.map(({ userId, name }) => ({ userId, name })) : [],
    }
  }

  return {
    isNamedSql: ({ institutionId, userId }: Pick<Reader, 'institutionId' | 'userId'>): SQL =>
      sql`exists (select 1 from ${people} n where n.institution_id = ${institutionId} and n.user_id = ${userId})`,

    findAccess,

    /** A person who names others while nobody is named is named with them. Returns who is named now. */
    async name(
      tx: Db,
      member: Reader,
      asked: readonly string[],
      errors: NamingErrors,
    ): Promise<readonly string[]> {
      const { institutionId, userId: self } = member
      // Two managers who open it at once do it one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${institutionId}`}, 0))`)
      const before = await findAccess(tx, member)
      if (!before.isNamed && !before.mayStart) throw errors.NOT_FOUND()
      const userIds = [...new Set(before.isNamed ? asked : [self, ...asked])]
      const found = await findColleagues(tx, institutionId, userIds)
      const known = new Set(before.people.map(({ userId }) => userId))
      const isStrange = found.some(({ userId, isSuspended }) => isSuspended && !known.has(userId))
      if (found.length < userIds.length || isStrange) throw errors.PERSON_UNKNOWN()
      if (!found.some(isActiveManager)) throw errors.NOBODY_LEFT()
      const wanted = uuidList(userIds)
      await tx.execute(
        sql`delete from ${people} where institution_id = ${institutionId} and user_id <> all(${wanted})`,
      )
      await tx.execute(sql`
        insert into ${people} (institution_id, user_id)
        select ${institutionId}, u from unnest(${wanted}) u on conflict do nothing`)
      return userIds
    },
  }
}
