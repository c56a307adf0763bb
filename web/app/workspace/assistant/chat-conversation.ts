import { CHAT_ANSWERS, type ChatAnswerId } from './chat-answers.ts'

/** A bot message stores only the id of its answer, so that tampered storage cannot inject text or links. */
export type ChatMessage =
  | { id: string; timestamp: string; type: 'user'; content: string }
  | { id: string; timestamp: string; type: 'bot'; answer: ChatAnswerId }

export type ChatView = 'closed' | 'open' | 'minimized'

export interface Conversation {
  view: ChatView
  messages: readonly ChatMessage[]
}

const PREFIX = 'plumbline-chat'
const MESSAGES_AT_MOST = 200
const VIEWS: readonly unknown[] = ['closed', 'open', 'minimized'] satisfies ChatView[]
const NOTHING_SAID: Conversation = { view: 'closed', messages: [] }

/** Per tab and per person, because another person may sign in in the same tab. */
export function savedConversation(userId: string): Conversation {
  try {
    return readConversation(sessionStorage.getItem(keyOf(userId)))
  } catch {
    return NOTHING_SAID
  }
}

export function saveConversation(userId: string, { view, messages }: Conversation): void {
  try {
    sessionStorage.setItem(
      keyOf(userId),
      JSON.stringify({ view, messages: messages.slice(-MESSAGES_AT_MOST) }),
    )
  } catch {
    // Storage is full or disabled: the conversation lasts until the page is left.
  }
}

function keyOf(userId: string): string {
  return `${PREFIX}:${userId}`
}

/** Parses a stored conversation; anything else counts as empty. */
export function readConversation(text: string | null): Conversation {
  if (text === null) return NOTHING_SAID
  try {
    const { view, messages } = JSON.parse(text)
    if (!VIEWS.includes(view) || !Array.isArray(messages)) return NOTHING_SAID
    return { view, messages: messages.filter(isMessage) }
  } catch {
    return NOTHING_SAID
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, timestamp, type, content, answer } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof timestamp !== 'string') return false
  if (type === 'user') return typeof content === 'string'
  return type === 'bot' && typeof answer === 'string' && Object.hasOwn(CHAT_ANSWERS, answer)
}
