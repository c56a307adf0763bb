import type { GoTrueClient } from '@supabase/auth-js'

export interface OwedFactor {
  id: string
}

/** The factor that this session still has to show; the server lets it into nothing before that. */
export async function findOwedFactor(client: GoTrueClient): Promise<OwedFactor | undefined> {
  const { data: levels } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (levels?.nextLevel !== 'aal2' || levels.currentLevel === 'aal2') return undefined
  const { data: factors } = await client.mfa.listFactors()
  const factor = factors?.totp[0]
  return factor && { id: factor.id }
}
