import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** Everybody behind one e-mail address: its accounts, and what was filed under it without one. */
export interface Person {
  email: string
  userIds: readonly string[]
}

/** One account alone, and what was filed under its address. */
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

/** By the address that an account is known by; one that somebody only asked to change to says nothing yet. */
export async function findPerson(db: Db, given: string): Promise<Person> {
  const email = given.trim().toLowerCase()
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from auth.users where lower(email) = ${email} and deleted_at is null order by created_at, id`,
  )
  return { email, userIds: rows.map(({ id }) => id) }
}
