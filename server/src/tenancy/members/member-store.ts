import type { Db } from '@plumbline/database/db.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { utcMoment } from '../../platform/sql.ts'
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
    select ${utcMoment('created_at', 'MS')} as created_at,
      ${utcMoment('least(expires_at, not_after)', 'MS')} as expires_at
    from auth.sessions where id = ${sessionId}`)
  const [row] = rows
  return { createdAt: new Date(row!.created_at), expiresAt: new Date(row!.expires_at) }
}

/** The newest: nobody looks through more, and one person's sign-ins are bounded by time alone. */
const SESSIONS_AT_MOST = 50

export interface SessionOfPerson {
  id: string
  userAgent: string
  ip: string
  createdAt: string
  refreshedAt: string
}

/** Those that have not ended, last used first. */
export async function listSessions(db: Db, userId: string): Promise<SessionOfPerson[]> {
  const { rows } = await db.execute<SessionOfPerson & Record<string, unknown>>(sql`
    select id, user_agent as "userAgent", ip, ${utcMoment('created_at', 'MS')} as "createdAt",
      ${utcMoment('refreshed_at', 'MS')} as "refreshedAt"
    from auth.sessions
    where user_id = ${userId} and expires_at > now() and (not_after is null or not_after > now())
    order by refreshed_at desc, id limit ${SESSIONS_AT_MOST}`)
  return rows
}
