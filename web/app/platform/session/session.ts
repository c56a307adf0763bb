import type { GoTrueClient, Session } from '@supabase/auth-js'
import { forgetKeptDrafts } from '../forms/kept-draft.ts'
import { eraseLocalFiles } from './local-files.ts'
import { withRecentAuthentication } from './recent-authentication.ts'
import { forgetVisit } from './sample-visit.ts'
import { forgetSignedIn, rememberSignedIn, sessionStorageKey } from './session-names.ts'

/** Unknown until the stored session was read. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-in'; session: Session }
  | { status: 'signed-out' }

let state: SessionState = { status: 'unknown' }
let starting: Promise<GoTrueClient> | undefined
const listeners = new Set<() => void>()

/** The published auth client, loaded on demand. */
export function authClient(): Promise<GoTrueClient> {
  starting ??= start().catch((error) => {
    // The script failed to load: the next caller tries again.
    starting = undefined
    throw error
  })
  return starting
}

async function start(): Promise<GoTrueClient> {
  const { GoTrueClient } = await import('@supabase/auth-js')
  const client = new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionStorageKey(),
    // Pages that receive tokens read them themselves.
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: fetchConfirmed,
  })
  client.onAuthStateChange((event, session) => {
    // Also fires for another tab's sign-out, before this tab's storage is updated.
    if (event === 'SIGNED_OUT') {
      eraseLocalFiles()
      setState({ status: 'signed-out' })
    } else noteSession(session)
  })
  const { data } = await client.getSession()
  noteSession(data.session)
  return client
}

/** Asks for a fresh confirmation where the sign-in service wants one, and calls again. */
const fetchConfirmed: typeof fetch = (input, init) =>
  withRecentAuthentication(
    () => fetch(input, init),
    ({ status, headers }) => status === 403 && headers.get('x-sb-error-code') === 'reauthentication_needed',
  )

/** A stored session that could not be renewed because the server did not answer has not ended. */
function noteSession(session: Session | null) {
  if (session) setState({ status: 'signed-in', session })
  else if (!keepsSession()) setState({ status: 'signed-out' })
}

function setState(next: SessionState) {
  state = next
  if (next.status === 'signed-out') {
    forgetSignedIn()
    forgetVisit()
  }
  for (const listener of listeners) listener()
}

export function sessionState(): SessionState {
  return state
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current session, refreshed if it is about to expire. Throws if it cannot be refreshed right now. */
export async function currentSession(): Promise<Session | undefined> {
  const client = await authClient()
  const { data, error } = await client.getSession()
  if (error && keepsSession()) throw error
  return data.session ?? undefined
}

/** The token is refused, or its session is gone. */
const ENDED = new Set([401, 403, 404])

/**
 * Whether the server still knows the stored session; clears it otherwise. The client would also clear a
 * session that somebody began, here or in another tab, while the answer was on its way.
 */
export async function confirmSession(): Promise<boolean> {
  const token = (await currentSession())?.access_token
  if (!token) return false
  const { ok, status } = await fetch('/auth/v1/user', { headers: { Authorization: `Bearer ${token}` } })
  if (ENDED.has(status) && storedSession()?.access_token === token) {
    localStorage.removeItem(sessionStorageKey())
    eraseLocalFiles()
    setState({ status: 'signed-out' })
  }
  return ok
}

function storedSession(): Session | undefined {
  const stored = localStorage.getItem(sessionStorageKey())
  return stored === null ? undefined : (JSON.parse(stored) as Session)
}

/**
 * Makes the session of a mailed link the browser's, after the person chose a password with it. Without an answer the
 * person signs in with the new password.
 */
export async function adoptSession({ access_token, refresh_token, user }: Session): Promise<boolean> {
  if (storedSession()?.user.id !== user.id) {
    eraseLocalFiles()
    forgetKeptDrafts()
  }
  localStorage.removeItem(sessionStorageKey())
  forgetSignedIn()
  try {
    const { error } = await (await authClient()).setSession({ access_token, refresh_token })
    if (error) return false
    rememberSignedIn()
    return true
  } catch {
    return false
  }
}

/** After a change that may have lowered the assurance level: the token may be outdated. */
export async function refreshToken(): Promise<void> {
  await (await authClient()).refreshSession()
}

/** Cheap check for a stored session, without loading the client. */
export function keepsSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey()) !== null
  } catch {
    return false
  }
}

/** The access token, if anyone is signed in. */
export async function bearerToken(): Promise<string | undefined> {
  if (state.status !== 'signed-in' && !keepsSession()) return undefined
  return (await currentSession())?.access_token
}

/** A person signs out: what was typed and not saved goes, too. A session that ends by itself keeps it. */
export async function signOutByHand(): Promise<void> {
  forgetKeptDrafts()
  await signOut()
}

/** Signs out; locally first, so that it works without a connection. */
export async function signOut(): Promise<void> {
  const client = await authClient()
  await client.signOut({ scope: 'local' })
}
