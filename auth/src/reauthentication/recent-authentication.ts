import { onlyForPassword } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { SessionRow } from '../sessions/session-tables.ts'

/**
 * Refuses a session whose person has not proved within minutes who they are. A stolen session
 * then adds no way in that would outlive it. `POST /reauthenticate` renews the proof.
 */
export function requireRecent({ service: { settings }, now }: Call, session: SessionRow | undefined): void {
  if (session?.notAfter) throw onlyForPassword()
  if (session && isRecent(session, now, settings.recentAuthenticationSeconds)) return
  throw new Refusal(
    403,
    'reauthentication_needed',
    'This change requires that you confirm who you are again (reauthentication)',
  )
}

function isRecent({ authenticatedAt }: SessionRow, now: Date, seconds: number): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= seconds * 1000
}
