import type { AuthError } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { refreshToken } from '../session/session.ts'
import { SECURITY_KEY } from './security-query.ts'
import { securityProblem } from './security-text.ts'

interface Result {
  error: AuthError | Error | null
}

/** Does one thing to the account, loads what it shows anew, and answers with what went wrong, if anything did. */
export function useSecurityChange() {
  const queries = useQueryClient()
  return async (work: () => Promise<Result>): Promise<string | undefined> => {
    const { error } = await work()
    // The token may still claim what the session has lost; a new one says what is owed.
    if (error && 'code' in error && error.code === 'insufficient_aal') await refreshToken()
    await queries.invalidateQueries({ queryKey: SECURITY_KEY })
    return error ? securityProblem(error) : undefined
  }
}
