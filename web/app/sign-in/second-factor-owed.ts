import type { GoTrueClient } from '@supabase/auth-js'

export interface OwedFactor {
  id: string
  name: string
}

/** What a session may show to be let in; any one of them is enough. */
export interface OwedFactors {
  apps: OwedFactor[]
  keys: OwedFactor[]
  phones: OwedFactor[]
  recoveryCodes: boolean
}

/** The factors of which this session still has to show one; the server lets it into nothing before that. */
export async function findOwedFactors(client: GoTrueClient): Promise<OwedFactors | undefined> {
  const { data: levels } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (levels?.nextLevel !== 'aal2' || levels.currentLevel === 'aal2') return undefined
  const { data: factors } = await client.mfa.listFactors()
  if (!factors) return undefined
  const named = ({ id, friendly_name }: { id: string; friendly_name?: string }, fallback: string) => ({
    id,
    name: friendly_name || fallback,
  })
  return {
    apps: factors.totp.map((factor) => named(factor, 'Authenticator app')),
    keys: factors.webauthn.map((factor) => named(factor, 'Security key')),
    phones: factors.phone.map((factor) => named(factor, 'Phone')),
    recoveryCodes: factors.recovery_code.length > 0,
  }
}
