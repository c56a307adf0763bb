import type { AuthSettings } from '../auth-settings.ts'
import type { UserRow } from '../users/user-tables.ts'
import type { SessionRow } from './session-tables.ts'

type Lengths = Pick<AuthSettings, 'sessionIdleSeconds' | 'sessionLifetimeSeconds'>

/** When a session ends that is used at this moment: when it is idle for too long, or old, whichever is earlier. */
export function sessionEnd(
  { sessionIdleSeconds, sessionLifetimeSeconds }: Lengths,
  { sessionIdleSeconds: ownIdleSeconds }: Pick<UserRow, 'sessionIdleSeconds'>,
  { createdAt, now }: { createdAt: Date; now: Date },
): Date {
  const idleSeconds = Math.min(sessionIdleSeconds, ownIdleSeconds ?? sessionIdleSeconds)
  return new Date(
    Math.min(now.getTime() + idleSeconds * 1000, createdAt.getTime() + sessionLifetimeSeconds * 1000),
  )
}

export function hasEnded({ notAfter, expiresAt }: SessionRow, now: Date): boolean {
  return expiresAt <= now || (notAfter !== null && notAfter <= now)
}
