import { requireRecent } from '../reauthentication/recent-authentication.ts'
import type { Bearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { UserRow } from './user-tables.ts'

export function requireOwnCredentials({ isSso }: UserRow): void {
  if (isSso)
    throw new Refusal(422, 'user_sso_managed', 'Credentials of this user are managed by an identity provider')
}

/** A person who changes addresses or identities of an account has proved within minutes who they are. */
export function requireMayChangeCredentials(call: Call, { account, session }: Bearer): void {
  requireOwnCredentials(account)
  // Someone anonymous has nothing to prove, and nothing to lose.
  if (!account.isAnonymous) requireRecent(call, session)
}
