import type { GoTrueClient, Provider } from '@supabase/auth-js'
import { withNetworkError } from './network-errors.ts'
import { signInProblem } from './sign-in-text.ts'

const STORAGE_KEY = 'plumbline-provider'

/**
 * Client for identity providers, separate from the session's client: the code must be redeemed with the PKCE
 * verifier of this tab, so that nobody can be signed in by a link that someone else started.
 */
export async function providerClient({ asksAgain = false } = {}): Promise<GoTrueClient> {
  const { GoTrueClient } = await import('@supabase/auth-js')
  return new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    storage: sessionStorage,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...(asksAgain && { fetch: askingAgain }),
  })
}

/** The provider is to ask the person who they are, however they are signed in there (`force_authn`). */
const askingAgain: typeof fetch = (input, init) =>
  fetch(
    input,
    typeof init?.body === 'string'
      ? { ...init, body: JSON.stringify({ ...JSON.parse(init.body), force_authn: true }) }
      : init,
  )

/** Whether this tab went to a provider and has not returned. */
export function awaitsReturn(): boolean {
  return Object.keys(sessionStorage).some((name) => name.startsWith(STORAGE_KEY))
}

/** Removes what the provider flow stored, including a copy of the session. */
export function forgetProviderFlow(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(STORAGE_KEY)) sessionStorage.removeItem(name)
  }
}

export function returnAddress(): string {
  return `${location.origin}/login`
}

/** Goes to the provider. Returns the reason if that fails. */
export async function leaveForProvider(name: string, inviteToken?: string): Promise<string | undefined> {
  // The client's type lists known providers; an installation names its own.
  const provider = name as Provider
  const options = {
    redirectTo: returnAddress(),
    ...(inviteToken && { queryParams: { invite_token: inviteToken } }),
  }
  const { error } = await withNetworkError(async () =>
    (await providerClient()).signInWithOAuth({ provider, options }),
  )
  return error ? signInProblem(error) : undefined
}
