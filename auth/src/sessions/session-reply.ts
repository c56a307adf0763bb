import type { Db } from '@plumbline/database/db.ts'
import { withNetwork } from '../limits/known-networks.ts'
import type { Call } from '../requests/call.ts'
import { shapeUser } from '../users/user-shape.ts'
import { type Account, requireAccount, updateUser } from '../users/user-store.ts'
import { signAccessToken } from './access-token.ts'
import { makeRefreshToken } from './refresh-token.ts'
import { sessionEnd } from './session-end.ts'
import { insertSession } from './session-store.ts'
import type { AmrEntry, SessionRow } from './session-tables.ts'

export interface Session {
  session: SessionRow
  account: Account
}

interface NewSession {
  method: AmrEntry['method']
  provider?: string
  /** When the provider asked the person who they are; else now. */
  authenticatedAt?: Date
  notAfter?: Date
}

/** Begins a session in the caller's transaction; the tokens are made afterwards, by `sessionBody`. */
export async function beginSession(
  tx: Db,
  call: Call,
  userId: string,
  { method, provider, authenticatedAt, notAfter }: NewSession,
): Promise<Session> {
  const { now, ip, userAgent } = call
  // A person who opened a reset link has not signed in yet.
  if (!notAfter) await updateUser(tx, userId, now, { lastSignInAt: now })
  const account = await requireAccount(tx, userId)
  const knownNetworks = notAfter ? undefined : withNetwork(account, ip)
  if (knownNetworks) await updateUser(tx, userId, now, { knownNetworks })
  const timestamp = Math.floor(now.getTime() / 1000)
  const session = await insertSession(tx, {
    userId,
    amr: [{ method, timestamp, ...(provider === undefined ? {} : { provider }) }],
    createdAt: now,
    notAfter: notAfter ?? null,
    expiresAt: sessionEnd(call.service.settings, account, { createdAt: now, now }),
    authenticatedAt: method === 'anonymous' ? null : earlierOf(now, authenticatedAt),
    userAgent,
    ip,
  })
  await recordSignIn(tx, call, session)
  return { session, account }
}

/** A provider's clock that is ahead makes no proof more recent than now. */
function earlierOf(now: Date, moment: Date | undefined): Date {
  return moment && moment < now ? moment : now
}

export function recordSignIn(tx: Db, { service, ip }: Call, session: SessionRow): Promise<void> {
  return service.audit(tx, {
    action: session.notAfter ? 'auth.reset_link_opened' : 'auth.sign_in',
    actorId: session.userId,
    subjectId: session.userId,
    ip,
    detail: { method: session.amr[0]?.method, sessionId: session.id },
  })
}

/** What every token response holds (section 3.4). */
export async function sessionBody(call: Call, { session, account }: Session) {
  const { service, now } = call
  const secret = await call.secret()
  const { accessToken, expiresAt, expiresIn } = await signAccessToken(service, account, session, now)
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: makeRefreshToken(secret, {
      sessionId: session.id,
      counter: session.refreshCounter,
    }),
    user: shapeUser(account),
  }
}

export async function sessionResponse(
  call: Call,
  session: Session,
  extra: Record<string, unknown> = {},
): Promise<Response> {
  const body = await sessionBody(call, session)
  return Response.json(
    { ...body, ...extra },
    {
      headers: {
        'Cache-Control': 'no-store',
        'sb-auth-user-id': session.account.id,
        'sb-auth-session-id': session.session.id,
      },
    },
  )
}
