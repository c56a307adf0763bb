import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { answerShown } from './answer-shown.ts'
import type { ChatView } from './chat-conversation.ts'
import { ChatInput } from './chat-input.tsx'
import { AnswerMessage, PersonMessage, TypingIndicator } from './chat-message.tsx'
import { ChatWindow } from './chat-window.tsx'
import { useConversation } from './use-conversation.ts'

const GAP_PX = 16

interface ChatPanelProps {
  userId: string
  view: ChatView
  onView: (view: ChatView) => void
  /** False if it was already open when the page loaded. */
  takesFocus: boolean
}

/** Stays mounted after the first opening, so that answers also arrive in a minimized chat. */
export function ChatPanel({ userId, view, onView, takesFocus }: ChatPanelProps) {
  const { messages, waiting, ask } = useConversation(userId, view)
  const input = useRef<HTMLTextAreaElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const { suggestions = [] } = answerShown(messages, messages.length - 1)

  // Moves the focus into the panel or to the button that restores it.
  useEffect(() => {
    if (!takesFocus) return
    if (view === 'open') input.current?.focus()
    if (view === 'minimized') restore.current?.focus()
  }, [view, takesFocus])

  // Scrolls to the start of a long answer.
  useEffect(() => {
    const latest = log.current?.children[messages.length - 1]
    if (view === 'open' && latest instanceof HTMLElement)
      log.current?.scrollTo({ top: latest.offsetTop - GAP_PX })
  }, [view, messages])

  function askAndStay(text: string) {
    ask(text)
    input.current?.focus()
  }

  if (view === 'closed') return null
  return (
    <ChatWindow
      minimized={view === 'minimized'}
      onMinimize={() => onView('minimized')}
      onRestore={() => onView('open')}
      onClose={() => onView('closed')}
      restoreRef={restore}
    >
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-4 focus-visible:-outline-offset-2"
      >
        {messages.map((message, at) =>
          message.type === 'user' ? (
            <PersonMessage key={message.id}>{message.content}</PersonMessage>
          ) : (
            <AnswerMessage key={message.id} answer={answerShown(messages, at)} />
          ),
        )}
        {waiting && <TypingIndicator />}
        {suggestions.length > 0 && (
          <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Button look="quiet" size="small" onClick={() => askAndStay(suggestion)}>
                  {suggestion}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ChatInput ref={input} waiting={waiting} onSend={ask} />
    </ChatWindow>
  )
}
