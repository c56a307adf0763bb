import type { GoTrueClient } from '@supabase/auth-js'
import { findRequiredFactors, type RequiredFactors } from './required-factors.ts'
import { RESET_LINK_PROBLEMS } from './sign-in-text.ts'

export type ResetLink =
  | {
      status: 'valid'
      client: GoTrueClient
      /** Required before the password can be changed. */
      requiredFactors: RequiredFactors | undefined
      /** Set for an invitation, which a provider can also accept. */
      inviteToken?: string
    }
  | { status: 'invalid'; problem: string; isInvitation: boolean }

/** Opens the session of a mailed link. It exists in this page only and is not the browser's session. */
export async function openResetLink(parameters: URLSearchParams): Promise<ResetLink> {
  const accessToken = parameters.get('access_token')
  const refreshToken = parameters.get('refresh_token')
  const tokenHash = parameters.get('token_hash')
  const isInvitation = parameters.get('type') === 'invite'
  if (parameters.has('error_code') || parameters.has('error'))
    return refused(isInvitation ? RESET_LINK_PROBLEMS.invitation : RESET_LINK_PROBLEMS.refused, isInvitation)
  if (!tokenHash && !(accessToken && refreshToken && parameters.get('type') === 'recovery')) {
    return refused(RESET_LINK_PROBLEMS.missing)
  }
  try {
    const { GoTrueClient } = await import('@supabase/auth-js')
    const client = new GoTrueClient({
      url: `${location.origin}/auth/v1`,
      storageKey: 'plumbline-reset',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    })
    const { error } = tokenHash
      ? await client.verifyOtp({ type: 'recovery', token_hash: tokenHash })
      : await client.setSession({ access_token: accessToken!, refresh_token: refreshToken! })
    const inviteToken = parameters.get('invite_token')
    if (!error) {
      const requiredFactors = await findRequiredFactors(client)
      return { status: 'valid', client, requiredFactors, ...(inviteToken && { inviteToken }) }
    }
    return refused(
      error.status && error.status < 500 ? RESET_LINK_PROBLEMS.refused : RESET_LINK_PROBLEMS.unchecked,
    )
  } catch {
    return refused(RESET_LINK_PROBLEMS.unchecked)
  }
}

function refused(problem: string, isInvitation = false): ResetLink {
  return { status: 'invalid', problem, isInvitation }
}
