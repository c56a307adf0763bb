import type { Db } from '@plumbline/database/db.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { userProfilesTable } from './member-tables.ts'

export async function findMemberName(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ fullName: userProfilesTable.fullName })
    .from(userProfilesTable)
    .where(eq(userProfilesTable.userId, userId))
  return row?.fullName
}

/** For a select: the name of the member with the account in this column, or null. */
export function memberName(accountId: PgColumn): SQL<string | null> {
  // With its table: in a select from one table drizzle leaves it out, and `user_id` would be the profile's own.
  const column = sql`${accountId.table}.${sql.identifier(accountId.name)}`
  return sql<
    string | null
  >`(select profile.full_name from user_profiles profile where profile.user_id = ${column})`
}

/** A session that was found alive a moment ago. */
export async function findSession(db: Db, sessionId: string): Promise<{ createdAt: Date; expiresAt: Date }> {
  const { rows } = await db.execute<{ created_at: string; expires_at: string }>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      to_char(least(expires_at, not_after) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as expires_at
    from auth.sessions where id = ${sessionId}`)
  const [row] = rows
  return { createdAt: new Date(row!.created_at), expiresAt: new Date(row!.expires_at) }
}
