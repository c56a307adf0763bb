import { ORPCError } from '@orpc/server'
import type { Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { SignedInMember } from './member-session.ts'

interface Context {
  auth: Pick<Auth, 'recentAuthenticationSeconds'>
  member: Pick<SignedInMember, 'secondsSinceProof'>
}

/**
 * Refuses a member who has not proved within the last minutes who they are. An operation that always
 * needs it says so in the contract (`meta({ recentAuthentication: true })`) and does not call this; a
 * handler calls it where only some inputs need it. The browser asks for the proof, by itself, and tries again.
 */
export function requireRecentAuthentication({ auth, member }: Context): void {
  if (hasRecentAuthentication({ auth, member })) return
  throw new ORPCError('RECENT_AUTHENTICATION_REQUIRED', {
    defined: true,
    status: 403,
    message: 'Confirm who you are again. Your last confirmation is too long ago.',
  })
}

export function hasRecentAuthentication({ auth, member }: Context): boolean {
  const { secondsSinceProof } = member
  return secondsSinceProof !== null && secondsSinceProof <= auth.recentAuthenticationSeconds
}

/** How the person last proved in this session who they are: password, totp, webauthn …; '' where nobody knows. */
export async function findProofMethod(db: Db, sessionId: string): Promise<string> {
  const { rows } = await db.execute<{ method: string | null }>(sql`
    select (select proof ->> 'method' from jsonb_array_elements(s.amr) proof
      order by (proof ->> 'timestamp')::bigint desc limit 1) as method
    from auth.sessions s where s.id = ${sessionId}`)
  return rows[0]?.method ?? ''
}
