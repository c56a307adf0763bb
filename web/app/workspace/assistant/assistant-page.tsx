import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { textIn } from '../../platform/list/list-address.ts'
import { useMayWrite, useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AnswerCard } from './answer-card.tsx'
import { saveChat } from './chat-conversation.ts'
import { ChatInput } from './chat-input.tsx'
import { TypingIndicator } from './chat-message.tsx'
import { ConversationList } from './conversation-list.tsx'
import { useConversation } from './use-conversation.ts'

const SUGGESTIONS = [
  'When must the consumer receive the Closing Disclosure before consummation?',
  'Application today by mail, when can we close?',
  'HOEPA points and fees threshold this year',
  '1026.43(e)(3)(i)',
]
const ID = /^[0-9a-f-]{36}$/

export default function AssistantPage() {
  const [params, setParams] = useSearchParams()
  const mayWrite = useMayWrite()
  const userId = useMember()?.userId
  const id = ID.test(textIn(params, 'conversation')) ? textIn(params, 'conversation') : undefined
  const input = useRef<HTMLTextAreaElement>(null)
  const { questions, conversation, settings, pending, failed, announcement, arranging, ...act } =
    useConversation({ id, onBegun: (begun) => setParams({ conversation: begun }, { replace: true }) })

  // The chat panel goes on with what is open here.
  useEffect(() => {
    if (userId) saveChat(userId, { conversationId: id ?? null })
  }, [userId, id])

  // An answer that was just asked for begins at the top of the screen, not below its end.
  const talk = useRef<HTMLElement>(null)
  const awaitsAnswer = useRef(false)
  const lastId = questions.at(-1)?.id
  useEffect(() => {
    if (!lastId || !awaitsAnswer.current) return
    awaitsAnswer.current = false
    ;[...(talk.current?.querySelectorAll('article') ?? [])].at(-1)?.scrollIntoView()
  }, [lastId])

  async function ask(question: string) {
    awaitsAnswer.current = true
    await act.ask(question)
    input.current?.focus({ preventScroll: true })
  }

  // A question that was carried here from the chat panel or the search is asked once.
  const carried = textIn(params, 'q')
  const asksCarried = useRef(ask)
  asksCarried.current = ask
  useEffect(() => {
    if (carried === '') return
    setParams({}, { replace: true })
    void asksCarried.current(carried)
  }, [carried, setParams])

  return (
    <>
      <title>Assistant · Plumbline</title>
      <header className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-2">
        <div className="mr-auto">
          <h1 className="display text-3xl">Assistant</h1>
          <p className="mt-1.5 text-ink-soft">
            Quotes the paragraph that answers, computes dates and figures, or says that it does not know
          </p>
        </div>
        {mayWrite && (
          <Link to="/assistant/log" className="font-semibold text-brand text-sm underline underline-offset-4">
            Questions of your institution
          </Link>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
        <ConversationList current={id} onBegin={() => input.current?.focus()} />
        <section
          ref={talk}
          aria-label="Conversation"
          className="order-first grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:order-none"
        >
          {id && conversation.isPending && (
            <div role="status" aria-label="Loading the conversation">
              <Skeleton className="h-24 w-full" />
            </div>
          )}
          {id && conversation.isError && (
            <ErrorState title="The conversation could not be loaded" onRetry={() => conversation.refetch()} />
          )}
          {!id && pending === undefined && (
            <div>
              <p className="font-semibold">Try one of these</p>
              <ul className="mt-2 flex flex-wrap gap-2">
                {SUGGESTIONS.map((suggestion) => (
                  <li key={suggestion}>
                    <Button
                      look="quiet"
                      size="small"
                      className="h-auto py-2 text-left"
                      onClick={() => ask(suggestion)}
                    >
                      {suggestion}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {questions.map((asked) => (
            <AnswerCard
              key={asked.id}
              asked={asked}
              onAsk={ask}
              arriving={arranging?.id === asked.id ? arranging.sentences : undefined}
            />
          ))}
          {pending !== undefined && (
            <div className="grid gap-3">
              <p className="justify-self-end rounded-card rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
                {pending}
              </p>
              <TypingIndicator />
            </div>
          )}
          {failed && (
            <Banner tone="danger" title={failed.problem} onDismiss={act.forgetFailure}>
              {failed.question}{' '}
              <Button look="quiet" size="small" onClick={() => ask(failed.question)}>
                Ask again
              </Button>
            </Banner>
          )}
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <div className="overflow-hidden rounded-card border border-line-strong bg-surface">
            <ChatInput ref={input} waiting={pending !== undefined} onSend={ask} />
          </div>
          {act.stop && (
            <Button look="quiet" className="justify-self-start" onClick={act.stop}>
              Stop
            </Button>
          )}
          <p className="text-ink-soft text-sm">
            {settings?.usesModel
              ? `Your institution uses a model at ${settings.modelHost} to arrange quotes: the question and the quoted passages are sent there.`
              : 'Nothing you ask leaves this installation.'}{' '}
            Questions are kept for a year. The managers of your institution see questions and answers, without
            names.
          </p>
        </section>
      </div>
    </>
  )
}
