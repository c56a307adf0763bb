import type { Factor, PasskeyListItem } from '@supabase/auth-js'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { authClient } from '../session/session.ts'
import { findOwedFactors, type OwedFactors } from '../sign-in/second-factor-owed.ts'
import { loadWaysToSignIn } from '../sign-in/ways-to-sign-in.ts'

export interface Security {
  /** What this session must show before anything here may be changed. */
  owed: OwedFactors | undefined
  /** Authenticator apps and security keys, in the order in which they were added. */
  factors: Factor[]
  recoveryCodes: { remaining: number; total: number } | undefined
  passkeys: PasskeyListItem[]
  /** Switched on here, and known to this browser. */
  passkeysWork: boolean
}

export const SECURITY_KEY = ['security']

export function useSecurity(): UseQueryResult<Security> {
  return useQuery({ queryKey: SECURITY_KEY, queryFn: loadSecurity, retry: false, staleTime: 0 })
}

async function loadSecurity(): Promise<Security> {
  const client = await authClient()
  const [owed, { data: listed, error: unlisted }, { data: passkeys, error: unknown }, ways] =
    await Promise.all([
      findOwedFactors(client),
      client.mfa.listFactors(),
      client.passkey.list(),
      loadWaysToSignIn(),
    ])
  if (unlisted) throw unlisted
  if (unknown) throw unknown
  const verified = listed.all.filter(({ status }) => status === 'verified')
  return {
    owed,
    factors: verified.filter(({ factor_type }) => factor_type !== 'recovery_code'),
    recoveryCodes: listed.recovery_code.length > 0 ? await countRecoveryCodes() : undefined,
    passkeys,
    passkeysWork: ways.passkey,
  }
}

async function countRecoveryCodes() {
  const { data, error } = await (await authClient()).mfa.recoveryCodes.getStatus()
  if (error) throw error
  return { remaining: data.remaining, total: data.total }
}
