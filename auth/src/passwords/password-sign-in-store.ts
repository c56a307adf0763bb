import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { GuessCount } from '../limits/guess-guard.ts'
import type { Call } from '../requests/call.ts'
import { sessionEnd } from '../sessions/session-end.ts'
import { newSessionRow } from '../sessions/session-store.ts'
import type { SessionRow } from '../sessions/session-tables.ts'
import { type Account, readAccount } from '../users/user-store.ts'

/** Who is named and how often it was guessed at: one question, because every sign-in asks it. */
export async function findForSignIn(
  db: Db,
  { email, phone, audience, guess }: { email: string; phone: string; audience: string; guess: string },
): Promise<{ account: Account | undefined; guesses: GuessCount | undefined }> {
  const named = email ? sql`u.email = ${email} and not u.is_sso` : sql`u.phone = ${phone}`
  const { rows } = await db.execute<{
    account: Record<string, unknown> | null
    guesses: { failures: number; blocked_until: string | null } | null
  }>(sql`
    select
      (select auth.account_json(u) from auth.users u where ${named} and u.audience = ${audience}) as account,
      (select to_jsonb(g) from auth.failed_guesses g where g.key = ${guess}) as guesses`)
  const { account, guesses } = rows[0] ?? {}
  return {
    account: account ? readAccount(account) : undefined,
    guesses: guesses
      ? {
          failures: guesses.failures,
          blockedUntil: guesses.blocked_until ? new Date(guesses.blocked_until) : null,
        }
      : undefined,
  }
}

/** Begins the session, unless the account is no longer the one whose password was compared. */
export async function beginPasswordSession(
  tx: Db,
  account: Account,
  {
    betterHash,
    now,
    ip,
    userAgent,
    service,
  }: Pick<Call, 'now' | 'ip' | 'userAgent' | 'service'> & { betterHash: string | undefined },
): Promise<{ session: SessionRow; account: Account } | undefined> {
  const session = newSessionRow({
    userId: account.id,
    amr: [{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }],
    createdAt: now,
    notAfter: null,
    expiresAt: sessionEnd(service.settings, account, { createdAt: now, now }),
    authenticatedAt: now,
    userAgent,
    ip,
  })
  const { rows } = await tx.execute<{ begun: boolean }>(sql`
    select auth.begin_password_session(${account.id}, ${account.passwordHash}, ${betterHash ?? null}, ${session.id},
      ${JSON.stringify(session.amr)}, ${now.toISOString()}, ${ip}, ${userAgent},
      ${session.expiresAt.toISOString()}) as begun`)
  return rows[0]?.begun ? { session, account: { ...account, lastSignInAt: now, updatedAt: now } } : undefined
}
