import { useEffect, useState } from 'react'
import { type ChatMessage, type ChatView, saveConversation, savedConversation } from './chat-conversation.ts'
import { answerTo } from './chat-rules.ts'

const REPLY_AFTER_MS = 1_000
const REPLY_SPREAD_MS = 1_000

/** The conversation; a question without an answer gets one, also after a reload. */
export function useConversation(userId: string, view: ChatView) {
  const [messages, setMessages] = useState(() => firstMessages(userId))
  const last = messages.at(-1)
  const question = last?.type === 'user' ? last.content : undefined

  useEffect(() => saveConversation(userId, { view, messages }), [userId, view, messages])

  useEffect(() => {
    if (question === undefined) return
    const timer = setTimeout(
      () => setMessages((said) => [...said, { ...stamp(), type: 'bot', answer: answerTo(question) }]),
      REPLY_AFTER_MS + Math.random() * REPLY_SPREAD_MS,
    )
    return () => clearTimeout(timer)
  }, [question])

  return {
    messages,
    waiting: question !== undefined,
    ask: (content: string) => setMessages((said) => [...said, { ...stamp(), type: 'user', content }]),
  }
}

function firstMessages(userId: string): readonly ChatMessage[] {
  const { messages } = savedConversation(userId)
  return messages.length > 0 ? messages : [{ ...stamp(), type: 'bot', answer: 'welcome' }]
}

let stamped = 0

function stamp() {
  stamped += 1
  const timestamp = new Date().toISOString()
  return { id: `${timestamp} ${stamped}`, timestamp }
}
