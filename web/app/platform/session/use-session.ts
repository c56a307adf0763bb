import { useEffect, useSyncExternalStore } from 'react'
import { authClient, keepsSession, onSessionChange, type SessionState, sessionState } from './session.ts'

const UNKNOWN: SessionState = { status: 'unknown' }

/** Subscribes to the session; restores the stored one in the background. */
export function useSession(): SessionState {
  useEffect(() => {
    if (keepsSession()) authClient().catch(() => {})
  }, [])
  return useSyncExternalStore(onSessionChange, sessionState, () => UNKNOWN)
}
