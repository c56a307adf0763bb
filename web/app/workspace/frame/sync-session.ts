import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionChange, sessionState } from '../../platform/session/session.ts'
import { leave } from './leave-workspace.ts'

/**
 * Signing out in any tab leaves the workspace in every tab; a page restored from the back/forward cache is
 * reloaded. If the session was ended elsewhere, the shell shows a notice instead and continues after the next
 * sign-in in any tab.
 */
export function useSyncSession(userId: string, isRefused: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    const follow = () => {
      const state = sessionState()
      if (state.status === 'signed-out' && !isRefused) void leave('/')
      if (state.status !== 'signed-in') return
      if (state.session.user.id !== userId) location.reload()
      else if (isRefused) void queries.invalidateQueries()
    }
    const checkRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    const stopListening = onSessionChange(follow)
    addEventListener('pageshow', checkRestored)
    return () => {
      stopListening()
      removeEventListener('pageshow', checkRestored)
    }
  }, [queries, userId, isRefused])
}
