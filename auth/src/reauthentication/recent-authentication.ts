import { onlyForPassword } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { SessionRow } from '../sessions/session-tables.ts'

/**
 * Refuses a session whose person has not proved within minutes who they are. A stolen session
 * then adds no way in that would outlive it. `POST /reauthenticate` renews the proof.
 */
export function requireRecent(call: Call, session: SessionRow | undefined): void {
  requireWithin(call, session, session?.authenticatedAt)
}

/** As `requireRecent`, but a sign-in does not count: the person proves it again. */
export function requireProvedAgain(call: Call, session: SessionRow | undefined): void {
  requireWithin(call, session, session?.provedAgainAt)
}

function requireWithin(
  { service: { settings }, now }: Call,
  session: SessionRow | undefined,
  provedAt: Date | null | undefined,
): void {
  if (session?.notAfter) throw onlyForPassword()
  if (provedAt && now.getTime() - provedAt.getTime() <= settings.recentAuthenticationSeconds * 1000) return
  throw new Refusal(
    403,
    'reauthentication_needed',
    'This change requires that you confirm who you are again (reauthentication)',
  )
}
