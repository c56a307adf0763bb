import type { GoTrueClient, Session } from '@supabase/auth-js'
import { forgetSignedIn, sessionStorageKey } from './session-names.ts'

/** Unknown until the stored session has been looked at. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-in'; session: Session }
  | { status: 'signed-out' }

let state: SessionState = { status: 'unknown' }
let starting: Promise<GoTrueClient> | undefined
const listeners = new Set<() => void>()

/** The published client, loaded when someone signs in or is signed in, and not before. */
export function authClient(): Promise<GoTrueClient> {
  starting ??= start().catch((error) => {
    // Its script could not be fetched: whoever wants it next tries again.
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
    // Links that carry tokens are read by their own pages.
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  })
  client.onAuthStateChange((event, session) => {
    // Of another tab's end, too: there the storage may still hold what that tab removed.
    if (event === 'SIGNED_OUT') setState({ status: 'signed-out' })
    else noteSession(session)
  })
  const { data } = await client.getSession()
  noteSession(data.session)
  return client
}

/** A session that is kept and could not be renewed, since nobody answered, has not ended. */
function noteSession(session: Session | null) {
  if (session) setState({ status: 'signed-in', session })
  else if (!keepsSession()) setState({ status: 'signed-out' })
}

function setState(next: SessionState) {
  state = next
  if (next.status === 'signed-out') forgetSignedIn()
  for (const listener of listeners) listener()
}

export function sessionState(): SessionState {
  return state
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session as it is now, refreshed if it is about to end. Throws where there is one that cannot be at the moment. */
export async function currentSession(): Promise<Session | undefined> {
  const client = await authClient()
  const { data, error } = await client.getSession()
  if (error && keepsSession()) throw error
  return data.session ?? undefined
}

/** Whether the server still knows the session that this browser keeps; one that it does not is forgotten. */
export async function confirmSession(): Promise<boolean> {
  const client = await authClient()
  const { error } = await client.getUser()
  if (error && error.name !== 'AuthRetryableFetchError') await client.signOut({ scope: 'local' })
  return !error
}

/** After a change that may have lowered this session: the token may still claim what it has lost. */
export async function refreshToken(): Promise<void> {
  await (await authClient()).refreshSession()
}

/** Cheap: says whether there is anything to restore, without loading the client. */
export function keepsSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey()) !== null
  } catch {
    return false
  }
}

/** The token for the next call; nothing when nobody is signed in. */
export async function bearerToken(): Promise<string | undefined> {
  if (state.status !== 'signed-in' && !keepsSession()) return undefined
  return (await currentSession())?.access_token
}

/** Ends this browser's session; the local end comes first, so it works without a connection. */
export async function signOut(): Promise<void> {
  const client = await authClient()
  await client.signOut({ scope: 'local' })
}
