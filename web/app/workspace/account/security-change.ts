import type { AuthError } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { refreshToken } from '../../platform/session/session.ts'
import { SECURITY_KEY } from './security-query.ts'
import { securityProblem } from './security-text.ts'

interface Result {
  error: AuthError | Error | null
}

/** Runs a change to the account, reloads the security settings, and returns the error message, if any. */
export function useSecurityChange() {
  const queries = useQueryClient()
  return async (work: () => Promise<Result>): Promise<string | undefined> => {
    const { error } = await work()
    // The token may be outdated; a refreshed one shows which factor is required.
    if (error && 'code' in error && error.code === 'insufficient_aal') await refreshToken()
    await queries.invalidateQueries({ queryKey: SECURITY_KEY })
    return error ? securityProblem(error) : undefined
  }
}
