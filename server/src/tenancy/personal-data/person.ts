import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Person } from '../../work/nouns/person-section.ts'

/** One account, and submissions under its email. */
export async function findPersonOfProfile(
  db: Db,
  profileId: string,
): Promise<{ email: string; userIds: [string] } | undefined> {
  const { rows } = await db.execute<{ email: string; id: string }>(sql`
    select lower(coalesce(u.email, '')) as email, u.id
    from user_profiles p join auth.users u on u.id = p.user_id where p.id = ${profileId}`)
  const [row] = rows
  return row && { email: row.email, userIds: [row.id] }
}

/** By the account's current email; a requested change does not count yet. */
export async function findPerson(db: Db, given: string): Promise<Person> {
  const email = given.trim().toLowerCase()
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from auth.users where lower(email) = ${email} and deleted_at is null order by created_at, id`,
  )
  return { email, userIds: rows.map(({ id }) => id) }
}
