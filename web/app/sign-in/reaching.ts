import type { AuthError } from '@supabase/auth-js'

/** As the sign-in's client says that nobody answered. */
const UNREACHED = {
  __isAuthError: true,
  name: 'AuthRetryableFetchError',
  message: '',
} as unknown as AuthError

/** The client comes with a script of its own: where not even that could be fetched, nobody was reached either. */
export async function reaching<Answer>(call: () => Promise<Answer>): Promise<Answer | { error: AuthError }> {
  try {
    return await call()
  } catch {
    return { error: UNREACHED }
  }
}
