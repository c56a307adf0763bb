import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionChange, sessionState } from '../session/session.ts'
import { leave } from './leave.ts'

/**
 * Signing out anywhere, in this tab or another, ends every tab; a page from the browser's memory is
 * checked anew. Whose session was ended from elsewhere is told so instead, and goes on once they are
 * signed in again, in whichever tab.
 */
export function useFollowSession(userId: string, isRefused: boolean): void {
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
