import type { GoTrueClient } from '@supabase/auth-js'

export interface RequiredFactor {
  id: string
  name: string
}

/** Second factors of which any one is enough. */
export interface RequiredFactors {
  apps: RequiredFactor[]
  keys: RequiredFactor[]
  phones: RequiredFactor[]
  recoveryCodes: boolean
}

/** The factors that this session must still provide; until then the server refuses everything. */
export async function findRequiredFactors(client: GoTrueClient): Promise<RequiredFactors | undefined> {
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
