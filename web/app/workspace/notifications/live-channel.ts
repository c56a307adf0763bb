import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { followStream } from './live-stream.ts'

/** Three heartbeats of the server. */
const SILENT_AFTER_MS = 45_000

type Message = 'here' | 'changed'

/**
 * Whether the server tells this browser of new notifications. One tab holds the connection for all tabs of
 * the same person: the one that gets the lock, and the next one when it closes. Others hear of it by broadcast.
 */
export function useLiveNotifications(userId: string | undefined): boolean {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (!userId || !navigator.locks || typeof BroadcastChannel === 'undefined') return
    let silence: ReturnType<typeof setTimeout>
    return joinChannel(`plumbline-live-${userId}`, queries, (message) => {
      setLive(true)
      clearTimeout(silence)
      silence = setTimeout(() => setLive(false), SILENT_AFTER_MS)
      if (message === 'changed') void queries.invalidateQueries({ queryKey: api.notifications.key() })
    })
  }, [queries, userId])
  return isLive
}

/** Returns how to leave. */
function joinChannel(name: string, queries: QueryClient, hear: (message: Message) => void): () => void {
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  const { signal } = leaving
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  const tell = (message: Message) => {
    if (signal.aborted) return
    hear(message)
    channel.postMessage(message)
  }
  const checkSession = () => void queries.invalidateQueries({ queryKey: api.members.me.key() })
  navigator.locks
    .request(name, { signal }, () => followStream({ signal, onMessage: tell, onEnded: checkSession }))
    // The tab left while another held the lock.
    .catch(() => {})
  const leave = () => {
    leaving.abort()
    channel.close()
  }
  // Browsers cache no page with a lock or a connection for the back button.
  addEventListener('pagehide', leave, { once: true })
  return () => {
    removeEventListener('pagehide', leave)
    leave()
  }
}
