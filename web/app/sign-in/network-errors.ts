import type { AuthError } from '@supabase/auth-js'

/** The auth client's error for an unreachable server. */
const UNREACHED = {
  __isAuthError: true,
  name: 'AuthRetryableFetchError',
  message: '',
} as unknown as AuthError

/** Treats a client script that failed to load like an unreachable server. */
export async function withNetworkError<Answer>(
  call: () => Promise<Answer>,
): Promise<Answer | { error: AuthError }> {
  try {
    return await call()
  } catch {
    return { error: UNREACHED }
  }
}
