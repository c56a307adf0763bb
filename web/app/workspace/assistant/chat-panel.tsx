import { findKnownAnswer } from '@plumbline/rules/assistant/find-known-answer.ts'
import { FIRST_QUESTIONS, KNOWN_ANSWERS, knownAnswerOf } from '@plumbline/rules/assistant/known-answers.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { AnswerBody } from './answer-card.tsx'
import { AnswerRating } from './answer-rating.tsx'
import { type ChatView, saveChat, savedChat, useCurrentConversation } from './chat-conversation.ts'
import { ChatInput } from './chat-input.tsx'
import { AnswerMessage, PersonMessage, TypingIndicator } from './chat-message.tsx'
import { ChatWindow } from './chat-window.tsx'
import { useConversation } from './use-conversation.ts'

const GAP_PX = 16
const REPLY_AFTER_MS = 1_000
const REPLY_SPREAD_MS = 1_000

const pause = () =>
  new Promise<void>((resolve) => setTimeout(resolve, REPLY_AFTER_MS + Math.random() * REPLY_SPREAD_MS))

interface ChatPanelProps {
  userId: string
  view: ChatView
  onView: (view: ChatView) => void
  /** False if it was already open when the page loaded. */
  takesFocus: boolean
}

/** Stays mounted after the first opening, so that answers also arrive in a minimized chat. */
export function ChatPanel({ userId, view, onView, takesFocus }: ChatPanelProps) {
  const id = useCurrentConversation(userId)
  const { questions, conversation, pending, failed, arranging, ask, stop } = useConversation({
    id,
    onBegun: (conversationId) => saveChat(userId, { conversationId }),
    pause,
  })
  const input = useRef<HTMLTextAreaElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const last = questions.at(-1)
  const suggestions = pending === undefined && !failed ? suggestionsAfter(last) : []
  const isLoading = id !== undefined && conversation.isPending

  async function askAndKeep(question: string) {
    saveChat(userId, { pending: question })
    const isSettled = await ask(question)
    if (isSettled && savedChat(userId).pending === question) saveChat(userId, { pending: null })
  }

  // A question that a reload interrupted is asked again, unless its answer had been stored.
  const askLater = useRef(askAndKeep)
  askLater.current = askAndKeep
  const isResumed = useRef(false)
  useEffect(() => {
    if (isLoading || isResumed.current) return
    isResumed.current = true
    const interrupted = savedChat(userId).pending
    if (interrupted === null) return
    if (interrupted === last?.question) saveChat(userId, { pending: null })
    else void askLater.current(interrupted)
  }, [isLoading, last?.question, userId])

  // A conversation that was deleted elsewhere makes room for a new one.
  const isGone = conversation.isError
  useEffect(() => {
    if (isGone) saveChat(userId, { conversationId: null })
  }, [isGone, userId])

  // Moves the focus into the panel or to the button that restores it.
  useEffect(() => {
    if (!takesFocus) return
    if (view === 'open') input.current?.focus()
    if (view === 'minimized') restore.current?.focus()
  }, [view, takesFocus])

  // Scrolls to the start of a long answer, or to the question that waits for one.
  const count = questions.length
  useEffect(() => {
    const messages = log.current?.querySelectorAll('[data-message]')
    const latest = messages?.[messages.length - 1]
    if (view === 'open' && count + Number(pending !== undefined) > 0 && latest instanceof HTMLElement)
      log.current?.scrollTo({ top: latest.offsetTop - GAP_PX })
  }, [view, count, pending])

  function askAndStay(text: string) {
    void askAndKeep(text)
    input.current?.focus()
  }

  if (view === 'closed') return null
  return (
    <ChatWindow
      minimized={view === 'minimized'}
      pageHref={id ? `/assistant?conversation=${id}` : '/assistant'}
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
        className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto p-4 focus-visible:-outline-offset-2"
      >
        <AnswerMessage answer={KNOWN_ANSWERS.welcome} />
        {questions.map((asked) => (
          <div key={asked.id} data-message className="contents">
            <PersonMessage>{asked.question}</PersonMessage>
            <div
              data-message
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-[0.9375rem] [overflow-wrap:anywhere]"
            >
              <span className="sr-only">Assistant: </span>
              <AnswerBody
                asked={asked}
                arriving={arranging?.id === asked.id ? arranging.sentences : undefined}
                isBrief
              />
              <AnswerRating asked={asked} />
            </div>
          </div>
        ))}
        {pending !== undefined && (
          <div data-message className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <PersonMessage>{pending}</PersonMessage>
            <TypingIndicator />
          </div>
        )}
        {failed && <Failed {...failed} onAgain={() => askAndStay(failed.question)} />}
        {stop && (
          <Button look="quiet" size="small" className="justify-self-start" onClick={stop}>
            Stop
          </Button>
        )}
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
      <ChatInput ref={input} waiting={pending !== undefined} onSend={askAndStay} />
    </ChatWindow>
  )
}

function suggestionsAfter(asked: { answer: { known: string | null; outcome: string } } | undefined) {
  if (!asked) return FIRST_QUESTIONS
  const { known, outcome } = asked.answer
  return knownAnswerOf(known)?.suggestions ?? (outcome === 'declined' ? FIRST_QUESTIONS : [])
}

/** Without the server, what is known without it is still said. */
function Failed({ question, problem, onAgain }: { question: string; problem: string; onAgain: () => void }) {
  const known = problem === 'Stopped.' ? undefined : findKnownAnswer(question, new Date().getFullYear())
  return (
    <div data-message className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PersonMessage>{question}</PersonMessage>
      {known && <AnswerMessage answer={KNOWN_ANSWERS[known]} />}
      <p className="text-sm">
        {problem}{' '}
        <Button look="quiet" size="small" onClick={onAgain}>
          Ask again
        </Button>
      </p>
    </div>
  )
}
