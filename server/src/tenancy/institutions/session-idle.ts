import type { Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** People who come to an institution get its idle end of sessions, those that run included. */
export async function adoptSessionIdle(
  tx: Db,
  auth: Auth,
  institutionId: string,
  userId: string,
): Promise<void> {
  const { rows } = await tx.execute<{ minutes: number | null }>(
    sql`select session_idle_minutes as minutes from institutions where id = ${institutionId}`,
  )
  const minutes = rows[0]?.minutes ?? null
  await auth.accounts.setSessionIdle(tx, userId, minutes === null ? null : minutes * 60)
}
