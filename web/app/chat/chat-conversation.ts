import { CHAT_ANSWERS, type ChatAnswerId } from './chat-answers.ts'

/** A bot's message names its answer: what is kept in the browser can never put other words or links on the page. */
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

/** For as long as the tab lives, and for this person alone: someone else may sign in in it. */
export function keptConversation(userId: string): Conversation {
  try {
    return readConversation(sessionStorage.getItem(keyOf(userId)))
  } catch {
    return NOTHING_SAID
  }
}

export function keepConversation(userId: string, { view, messages }: Conversation): void {
  try {
    sessionStorage.setItem(
      keyOf(userId),
      JSON.stringify({ view, messages: messages.slice(-MESSAGES_AT_MOST) }),
    )
  } catch {
    // Storage is full or switched off: it lasts until the page is left.
  }
}

function keyOf(userId: string): string {
  return `${PREFIX}:${userId}`
}

/** Whatever else may stand there counts as nothing said. */
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
