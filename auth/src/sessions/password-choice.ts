import type { Db } from '@plumbline/database/db.ts'
import type { OneTimeTokenRow } from '../one-time-tokens/one-time-token-tables.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { lockUser } from '../users/user-store.ts'
import { beginSession, type Session } from './session-reply.ts'
import type { AmrEntry } from './session-tables.ts'

/** The time it takes to choose a password (section 14). */
const SESSION_SECONDS = 600

/** The purpose of the token decides, never the page that it leads to or the call that brings it. */
export function choosesPassword({ purpose }: OneTimeTokenRow): boolean {
  return purpose === 'recovery' || purpose === 'invite'
}

/** The short session of a link that resets a password or invites. */
export async function beginToChoosePassword(
  tx: Db,
  call: Call,
  userId: string,
  method: AmrEntry['method'] = 'otp',
): Promise<Session> {
  const user = await lockUser(tx, userId)
  if (!user) throw new Refusal(403, 'otp_expired', 'Email link is invalid or has expired')
  requireMaySignIn(user, call.now, 403)
  const notAfter = new Date(call.now.getTime() + SESSION_SECONDS * 1000)
  return beginSession(tx, call, user.id, { method, notAfter })
}
