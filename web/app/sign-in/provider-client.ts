import type { GoTrueClient, Provider } from '@supabase/auth-js'
import { reaching } from './reaching.ts'
import { signInProblem } from './sign-in-text.ts'

const STORAGE_KEY = 'plumbline-provider'

/**
 * Goes to identity providers and comes back. Apart from the session's client, because only here
 * a code must be answered with the secret that this very tab kept: nobody can be signed in by a
 * link that someone else began.
 */
export async function providerClient(): Promise<GoTrueClient> {
  const { GoTrueClient } = await import('@supabase/auth-js')
  return new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    storage: sessionStorage,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}

/** Whether this tab left for a provider and is not back yet. */
export function awaitsReturn(): boolean {
  return Object.keys(sessionStorage).some((name) => name.startsWith(STORAGE_KEY))
}

/** What the way there and back left behind, a copy of the session among it. */
export function forgetProviderFlow(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(STORAGE_KEY)) sessionStorage.removeItem(name)
  }
}

export function returnAddress(): string {
  return `${location.origin}/login`
}

/** Leaves for the provider. Gives the reason if the page is not left. */
export async function leaveForProvider(name: string, inviteToken?: string): Promise<string | undefined> {
  // The client's type lists the names it was published with; an installation chooses its own.
  const provider = name as Provider
  const options = {
    redirectTo: returnAddress(),
    ...(inviteToken && { queryParams: { invite_token: inviteToken } }),
  }
  const { error } = await reaching(async () =>
    (await providerClient()).signInWithOAuth({ provider, options }),
  )
  return error ? signInProblem(error) : undefined
}
