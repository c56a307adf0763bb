import type { AnsweredQuestion } from '@plumbline/contract/insight/assistant.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { textIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AnswerCard } from './answer-card.tsx'
import { announcementOf } from './answer-text.ts'
import { ChatInput } from './chat-input.tsx'
import { TypingIndicator } from './chat-message.tsx'
import { ConversationList } from './conversation-list.tsx'

const SUGGESTIONS = [
  'When must the consumer receive the Closing Disclosure before consummation?',
  'Application today by mail, when can we close?',
  'HOEPA points and fees threshold this year',
  '1026.43(e)(3)(i)',
]
const ID = /^[0-9a-f-]{36}$/

export default function AssistantPage() {
  const [params, setParams] = useSearchParams()
  const queries = useQueryClient()
  const isManager = useMayWrite()
  const id = ID.test(textIn(params, 'conversation')) ? textIn(params, 'conversation') : undefined
  const input = useRef<HTMLTextAreaElement>(null)
  const stop = useRef<AbortController>(undefined)
  const [pending, setPending] = useState<string>()
  const [failed, setFailed] = useState<{ question: string; problem: string }>()
  const [announcement, setAnnouncement] = useState('')
  const [arranging, setArranging] = useState<string>()
  const settings = useQuery(api.assistant.settings.queryOptions())
  const conversation = useQuery({
    ...api.assistant.conversation.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  })

  async function ask(question: string) {
    setPending(question)
    setFailed(undefined)
    setAnnouncement('')
    const controller = new AbortController()
    stop.current = controller
    try {
      const asked = await apiClient.assistant.ask(
        { question, conversationId: id ?? null },
        { signal: controller.signal },
      )
      setAnnouncement(announcementOf(asked.answer.outcome, asked.answer.passages.length))
      if (!id) setParams({ conversation: asked.conversationId }, { replace: true })
      await queries.invalidateQueries({ queryKey: api.assistant.key() })
      void arrange(asked, controller)
    } catch (error) {
      if (!controller.signal.aborted)
        setFailed({ question, problem: problemText(error, 'The question could not be answered') })
      else setFailed({ question, problem: 'Stopped.' })
    }
    setPending(undefined)
    input.current?.focus()
  }

  /** The quotes stand already; what a model makes of them is added when it comes, and its failure changes nothing. */
  async function arrange({ id: questionId, answer }: AnsweredQuestion, controller: AbortController) {
    if (!settings.data?.usesModel || answer.outcome !== 'answered' || answer.passages.length === 0) return
    setArranging(questionId)
    try {
      const { arrangement } = await apiClient.assistant.arrange(
        { id: questionId },
        { signal: controller.signal },
      )
      if (arrangement) setAnnouncement('The model arranged the quotes.')
      await queries.invalidateQueries({ queryKey: api.assistant.conversation.key() })
    } catch {
      // The answer without a model stands.
    }
    setArranging(undefined)
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

  const questions = id ? (conversation.data?.questions ?? []) : []
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
        {isManager && (
          <Link to="/assistant/log" className="font-semibold text-brand text-sm underline underline-offset-4">
            Questions of your institution
          </Link>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
        <ConversationList current={id} onBegin={() => input.current?.focus()} />
        <section
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
            <AnswerCard key={asked.id} asked={asked} isArranging={arranging === asked.id} />
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
            <Banner tone="danger" title={failed.problem} onDismiss={() => setFailed(undefined)}>
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
          {(pending !== undefined || arranging !== undefined) && (
            <Button look="quiet" className="justify-self-start" onClick={() => stop.current?.abort()}>
              Stop
            </Button>
          )}
          <p className="text-ink-soft text-sm">
            {settings.data?.usesModel
              ? `Your institution uses a model at ${settings.data.modelHost} to arrange quotes: the question and the quoted passages are sent there.`
              : 'Nothing you ask leaves this installation.'}{' '}
            Questions are kept for a year. The managers of your institution see questions and answers, without
            names.
          </p>
        </section>
      </div>
    </>
  )
}
