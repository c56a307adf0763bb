import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { z } from 'zod'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { requireAccount } from '../users/user-store.ts'
import { type RefreshTokenParts, readRefreshToken } from './refresh-token.ts'
import { hasEnded, sessionEnd } from './session-end.ts'
import { type Session, sessionResponse } from './session-reply.ts'
import {
  advanceSession,
  deleteSession,
  lockSession,
  moveSession,
  noteParentAccepted,
} from './session-store.ts'

const RefreshBody = z.object({ refresh_token: z.string().default('') })

/** `grant_type=refresh_token` (section 5). */
export async function refreshSession(call: Call): Promise<Response> {
  const { service } = call
  const { refresh_token: token } = await call.body(RefreshBody)
  const parts = readRefreshToken(await call.secret(), token)
  if (parts === 'malformed') throw new Refusal(400, 'validation_failed', 'Refresh token is not valid')
  if (parts === 'unknown') throw notFound()

  // Maintenance that changes nothing about the account: it leaves its mark on the session and no audit entry.
  const advanced = await advanceSession(service.db, parts, call)
  if (advanced) return sessionResponse(call, advanced)

  const outcome = await service.db.transaction((tx) => refreshAgain(tx, call, parts))
  // Thrown only here: ending a session because of a stolen token must not be rolled back by saying so.
  if (outcome instanceof Refusal) throw outcome
  return sessionResponse(call, outcome)
}

/** Every other case, with the session held still. */
async function refreshAgain(
  tx: Db,
  call: Call,
  { sessionId, counter }: RefreshTokenParts,
): Promise<Session | Refusal> {
  const { service, now } = call
  const session = await lockSession(tx, sessionId)
  if (!session) return notFound()
  const account = await requireAccount(tx, session.userId)
  requireMaySignIn(account, now, 400)
  if (hasEnded(session, now))
    return new Refusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  if (counter > session.refreshCounter) return notFound()
  if (counter === session.refreshCounter) {
    await service.audit(tx, {
      action: 'auth.session_moved',
      actorId: account.id,
      subjectId: account.id,
      ip: call.ip,
      detail: { sessionId, from: session.ip },
    })
    const expiresAt = sessionEnd(service.settings, account, { createdAt: session.createdAt, now })
    return { session: await moveSession(tx, session, { ...call, expiresAt }), account }
  }

  const secondsSince = (now.getTime() - session.refreshedAt.getTime()) / 1000
  const isInside = secondsSince <= service.settings.reuseIntervalSeconds
  // From before the second factor: void, but no theft while another tab may not know yet.
  if (counter < session.refreshFloor && isInside) return alreadyUsed()
  const isSameNetwork = networkOf(call.ip, ONE_CLIENT) === networkOf(session.ip, ONE_CLIENT)
  // Several tabs at once: say the token that is good now again.
  if (isInside && isSameNetwork) return { session, account }
  // A client that never got the answer: once.
  const isDirectParent = counter === session.refreshCounter - 1 && counter >= session.refreshFloor
  if (isDirectParent && isSameNetwork && session.parentAccepted !== counter) {
    await noteParentAccepted(tx, session.id, counter)
    return { session, account }
  }
  // Inside the interval a device that changed its network meanwhile looks the same: refused, not ended.
  if (!isInside) await deleteSession(tx, sessionId)
  await service.audit(tx, {
    action: 'auth.refresh_token_reused',
    actorId: null,
    subjectId: session.userId,
    ip: call.ip,
    detail: { sessionId, behind: session.refreshCounter - counter, ended: !isInside },
  })
  return alreadyUsed()
}

function notFound(): Refusal {
  return new Refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function alreadyUsed(): Refusal {
  return new Refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}
