import { ORPCError } from '@orpc/server'
import type { Auth } from '@plumbline/auth/auth.ts'
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
