import type { Bearer } from '../requests/bearer.ts'
import { Refusal } from '../requests/refusal.ts'

/** A password alone must not be enough to take away, or to get around, what the second factor protects. */
export function requireMayChangeCredentials({ account, session }: Bearer): void {
  if (account.isSso)
    throw new Refusal(422, 'user_sso_managed', 'Credentials of this user are managed by an identity provider')
  const hasFactor = account.factors.some(({ status }) => status === 'verified')
  if (hasFactor && session?.aal !== 'aal2')
    throw new Refusal(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email, password or identities when MFA is enabled.',
    )
}
