import type { Factor, PasskeyListItem } from '@supabase/auth-js'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { authClient } from '../../platform/session/session.ts'
import { findRequiredFactors, type RequiredFactors } from '../../sign-in/required-factors.ts'
import { loadSignInMethods } from '../../sign-in/sign-in-methods.ts'

export interface Security {
  /** Factors required before anything can be changed. */
  requiredFactors: RequiredFactors | undefined
  /** Authenticator apps and security keys, oldest first. */
  factors: Factor[]
  recoveryCodes: { remaining: number; total: number } | undefined
  passkeys: PasskeyListItem[]
  /** Enabled in this installation and supported by this browser. */
  passkeysWork: boolean
}

export const SECURITY_KEY = ['security']

export function useSecurity(): UseQueryResult<Security> {
  return useQuery({ queryKey: SECURITY_KEY, queryFn: loadSecurity, retry: false, staleTime: 0 })
}

async function loadSecurity(): Promise<Security> {
  const client = await authClient()
  const requiredFactors = await findRequiredFactors(client)
  // The server tells a session that owes its second factor nothing about the others.
  if (requiredFactors)
    return { requiredFactors, factors: [], recoveryCodes: undefined, passkeys: [], passkeysWork: false }
  const [{ data: listed, error: unlisted }, { data: passkeys, error: unknown }, ways] = await Promise.all([
    client.mfa.listFactors(),
    client.passkey.list(),
    loadSignInMethods(),
  ])
  if (unlisted) throw unlisted
  if (unknown) throw unknown
  const verified = listed.all.filter(({ status }) => status === 'verified')
  return {
    requiredFactors,
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
