import { randomUUID } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, lte, ne, or, sql } from 'drizzle-orm'
import type { Call } from '../requests/call.ts'
import { type Account, readAccount, readRow } from '../users/user-store.ts'
import { usersTable } from '../users/user-tables.ts'
import { type Aal, type AmrEntry, type SessionRow, sessionsTable } from './session-tables.ts'

type NewSession = Pick<
  SessionRow,
  'userId' | 'amr' | 'notAfter' | 'userAgent' | 'ip' | 'createdAt' | 'expiresAt' | 'authenticatedAt'
>

export function newSessionRow(values: NewSession): SessionRow {
  return {
    ...values,
    id: randomUUID(),
    aal: 'aal1',
    factorId: null,
    refreshCounter: 0,
    refreshFloor: 0,
    refreshedAt: values.createdAt,
    parentAccepted: null,
    provedAgainAt: null,
  }
}

export async function insertSession(db: Db, values: NewSession): Promise<SessionRow> {
  const session = newSessionRow(values)
  await db.insert(sessionsTable).values(session)
  return session
}

export async function findSession(db: Db, id: string, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.id, id), eq(sessionsTable.userId, userId)))
  return row
}

/** Everything that changes one session waits here for its turn (section 5). */
export async function lockSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessionsTable).where(eq(sessionsTable.id, id)).for('update')
  return row
}

/**
 * The plain case of a refresh in one statement: the token is the session's newest, the
 * session runs, the person may sign in and is where they were. Nothing is changed when
 * any of that is not so.
 */
export async function advanceSession(
  db: Db,
  { sessionId, counter }: { sessionId: string; counter: number },
  { now, ip, userAgent, service: { settings } }: Pick<Call, 'now' | 'ip' | 'userAgent' | 'service'>,
): Promise<{ session: SessionRow; account: Account } | undefined> {
  const { rows } = await db.execute<{
    advanced: Record<'session' | 'account', Record<string, unknown>> | null
  }>(
    sql`select auth.advance_session(${sessionId}, ${counter}, ${now.toISOString()}, ${ip}, ${userAgent},
      ${settings.sessionIdleSeconds}, ${settings.sessionLifetimeSeconds}) as advanced`,
  )
  const advanced = rows[0]?.advanced
  return advanced
    ? { session: readRow(sessionsTable, advanced.session), account: readAccount(advanced.account) }
    : undefined
}

/** A refresh from another address than before. */
export async function moveSession(
  tx: Db,
  session: SessionRow,
  { now, ip, userAgent, expiresAt }: Pick<Call, 'now' | 'ip' | 'userAgent'> & Pick<SessionRow, 'expiresAt'>,
): Promise<SessionRow> {
  const changes = { refreshCounter: session.refreshCounter + 1, refreshedAt: now, ip, userAgent, expiresAt }
  await tx.update(sessionsTable).set(changes).where(eq(sessionsTable.id, session.id))
  return { ...session, ...changes }
}

/** A second factor was verified: the refresh tokens from before it are void (section 5). */
export async function changeAssurance(
  db: Db,
  session: SessionRow,
  now: Date,
  { aal, amr, factorId }: { aal: Aal; amr: AmrEntry[]; factorId: string | null },
): Promise<SessionRow> {
  const [row] = await db
    .update(sessionsTable)
    .set({
      aal,
      amr,
      factorId,
      refreshCounter: session.refreshCounter + 1,
      refreshFloor: session.refreshCounter + 1,
      refreshedAt: now,
      authenticatedAt: now,
    })
    .where(eq(sessionsTable.id, session.id))
    .returning()
  if (!row) throw new Error('a locked session went away')
  return row
}

/** The person proved once more who they are; the proof of that kind counts from now. */
export async function renewAuthentication(
  db: Db,
  { id, amr }: SessionRow,
  now: Date,
  method: AmrEntry['method'],
): Promise<void> {
  const entry = { method, timestamp: Math.floor(now.getTime() / 1000) }
  await db
    .update(sessionsTable)
    .set({
      authenticatedAt: now,
      provedAgainAt: now,
      amr: [entry, ...amr.filter((proof) => proof.method !== method)],
    })
    .where(eq(sessionsTable.id, id))
}

/** The token before the newest was accepted, which happens once for each. */
export async function noteParentAccepted(tx: Db, id: string, counter: number): Promise<void> {
  await tx.update(sessionsTable).set({ parentAccepted: counter }).where(eq(sessionsTable.id, id))
}

/** Sessions of an account whose idle end became shorter end accordingly. */
export async function shortenSessions(db: Db, userId: string, idleSeconds: number): Promise<void> {
  await db
    .update(sessionsTable)
    .set({
      expiresAt: sql`least(${sessionsTable.expiresAt}, ${sessionsTable.refreshedAt} + ${idleSeconds} * interval '1 second')`,
    })
    .where(eq(sessionsTable.userId, userId))
}

/**
 * Of somebody who is suspended until then: the sessions do not come back when the suspension lapses. Meanwhile they
 * are refused as suspended, which says more than that they are gone.
 */
export async function endSessionsBy(db: Db, userId: string, moment: Date): Promise<void> {
  await db
    .update(sessionsTable)
    .set({ expiresAt: sql`least(${sessionsTable.expiresAt}, ${moment.toISOString()}::timestamptz)` })
    .where(eq(sessionsTable.userId, userId))
  await noteSessionsEnded(db, userId)
}

/** A reset link's short session becomes an ordinary one once the password is changed. */
export async function makeSessionLasting(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessionsTable).set({ notAfter: null, authenticatedAt: now }).where(eq(sessionsTable.id, id))
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessionsTable).where(eq(sessionsTable.id, id))
}

/** Only if it is this account's; says whether it was. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, id), eq(sessionsTable.userId, userId)))
    .returning({ id: sessionsTable.id })
  return deleted.length > 0
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessionsTable).where(eq(sessionsTable.userId, userId))
  await noteSessionsEnded(db, userId)
}

/** What else was allowed in the person's name before, such as a connected assistant, ends with the sessions. */
async function noteSessionsEnded(db: Db, userId: string): Promise<void> {
  await db
    .update(usersTable)
    .set({ sessionsEndedAt: sql`clock_timestamp()` })
    .where(eq(usersTable.id, userId))
}

export async function deleteAllSessions(db: Db): Promise<number> {
  const { length } = await db.delete(sessionsTable).returning({ id: sessionsTable.id })
  await db.update(usersTable).set({ sessionsEndedAt: sql`clock_timestamp()` })
  return length
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.delete(sessionsTable).where(and(eq(sessionsTable.userId, userId), ne(sessionsTable.id, keptId)))
  await noteSessionsEnded(db, userId)
}

/** Once someone proved a second factor, sessions without one end. */
export async function deleteOtherWeakSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.userId, userId), ne(sessionsTable.id, keptId), eq(sessionsTable.aal, 'aal1')))
}

/** Sessions that a factor raised fall back when it is removed (section 7.9). */
export async function lowerSessionsOfFactor(db: Db, userId: string, factorId: string): Promise<void> {
  await db
    .update(sessionsTable)
    .set({
      aal: 'aal1',
      factorId: null,
      amr: sql`(
        select coalesce(jsonb_agg(entry order by position), '[]')
        from jsonb_array_elements(${sessionsTable.amr}) with ordinality as proof (entry, position)
        where entry ->> 'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code'))`,
    })
    .where(and(eq(sessionsTable.userId, userId), eq(sessionsTable.factorId, factorId)))
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .delete(sessionsTable)
    .where(or(lte(sessionsTable.notAfter, now), lte(sessionsTable.expiresAt, now)))
}
