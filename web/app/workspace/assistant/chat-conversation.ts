import { useSyncExternalStore } from 'react'

export type ChatView = 'closed' | 'open' | 'minimized'

/** What a tab remembers of the chat; what was said is stored on the server. */
export interface ChatState {
  view: ChatView
  /** The conversation that the panel and the page both show. */
  conversationId: string | null
  /** A question that has no answer yet: asked again after a reload. */
  pending: string | null
}

const PREFIX = 'plumbline-chat'
const VIEWS: readonly unknown[] = ['closed', 'open', 'minimized'] satisfies ChatView[]
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NOTHING: ChatState = { view: 'closed', conversationId: null, pending: null }

const listeners = new Set<() => void>()
/** Where storage is full or disabled, the chat lasts until the page is left. */
const inMemory = new Map<string, string>()

const keyOf = (userId: string) => `${PREFIX}:${userId}`

function storedText(userId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? inMemory.get(userId) ?? null
  } catch {
    return inMemory.get(userId) ?? null
  }
}

/** Per tab and per person, because another person may sign in in the same tab. */
export function savedChat(userId: string): ChatState {
  return readChat(storedText(userId))
}

export function saveChat(userId: string, changes: Partial<ChatState>): void {
  const text = JSON.stringify({ ...savedChat(userId), ...changes })
  inMemory.set(userId, text)
  try {
    sessionStorage.setItem(keyOf(userId), text)
  } catch {
    // It stays in memory.
  }
  for (const listener of listeners) listener()
}

/** Parses what is stored; anything else counts as nothing. */
export function readChat(text: string | null): ChatState {
  if (text === null) return NOTHING
  try {
    const { view, conversationId, pending } = JSON.parse(text)
    if (!VIEWS.includes(view)) return NOTHING
    return {
      view,
      conversationId: typeof conversationId === 'string' && ID.test(conversationId) ? conversationId : null,
      pending: typeof pending === 'string' && pending !== '' ? pending : null,
    }
  } catch {
    return NOTHING
  }
}

/** The conversation that is open in this tab, wherever it was begun. */
export function useCurrentConversation(userId: string): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => savedChat(userId).conversationId ?? undefined,
    () => undefined,
  )
}
