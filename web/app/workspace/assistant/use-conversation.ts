import type { AnsweredQuestion, ArrangeEvent } from '@plumbline/contract/insight/assistant.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { announcementOf } from './answer-text.ts'

export type ArrangedSentence = Omit<Extract<ArrangeEvent, { type: 'sentence' }>, 'type'>

interface ConversationOptions {
  id: string | undefined
  /** The first question made the conversation, or a new one where the old one is full or gone. */
  onBegun: (id: string) => void
  /** How long an answer lets wait at least. */
  pause?: () => Promise<void>
}

/** A conversation with the assistant, as the chat panel and the page show it. */
export function useConversation({ id, onBegun, pause }: ConversationOptions) {
  const queries = useQueryClient()
  const settings = useQuery(api.assistant.settings.queryOptions())
  const conversation = useQuery({
    ...api.assistant.conversation.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const [pending, setPending] = useState<string>()
  const [failed, setFailed] = useState<{ question: string; problem: string }>()
  const [announcement, setAnnouncement] = useState('')
  const [arranging, setArranging] = useState<{ id: string; sentences: readonly ArrangedSentence[] }>()
  const stopping = useRef<AbortController>(undefined)

  /** Whether the question is settled: answered, or stopped by the person. */
  async function ask(question: string): Promise<boolean> {
    stopping.current?.abort()
    const controller = new AbortController()
    stopping.current = controller
    setPending(question)
    setFailed(undefined)
    setAnnouncement('')
    try {
      const [asked] = await Promise.all([send(question, controller.signal), pause?.()])
      controller.signal.throwIfAborted()
      show(asked)
      setAnnouncement(announcementOf(asked.answer))
      setPending(undefined)
      await arrange(asked, controller)
      return true
    } catch (error) {
      const problem = controller.signal.aborted
        ? 'Stopped.'
        : problemText(error, 'The question could not be answered')
      setPending(undefined)
      setFailed({ question, problem })
      return controller.signal.aborted
    }
  }

  /** A conversation that is full or was deleted elsewhere is followed by a new one. */
  async function send(question: string, signal: AbortSignal) {
    try {
      return await apiClient.assistant.ask({ question, conversationId: id ?? null }, { signal })
    } catch (error) {
      const code = refusalOf(apiClient.assistant.ask, error)?.code
      if (!id || (code !== 'NOT_FOUND' && code !== 'CONVERSATION_FULL')) throw error
      return await apiClient.assistant.ask({ question, conversationId: null }, { signal })
    }
  }

  function show({ conversationId, ...asked }: AnsweredQuestion & { conversationId: string }) {
    const { queryKey } = api.assistant.conversation.queryOptions({ input: { id: conversationId } })
    queries.setQueryData(queryKey, (before) => ({
      ...(before ?? { id: conversationId, title: asked.question, questionCount: 0 }),
      updatedAt: asked.askedAt,
      questions: [...(before?.questions ?? []), asked],
    }))
    if (conversationId !== id) onBegun(conversationId)
    void queries.invalidateQueries({ queryKey: api.assistant.conversations.key() })
  }

  /** The quotes stand already: what a model makes of them is added as it comes, and its failure changes nothing. */
  async function arrange({ id: questionId, answer }: AnsweredQuestion, { signal }: AbortController) {
    if (!settings.data?.usesModel || answer.outcome !== 'answered' || answer.passages.length === 0) return
    const sentences: ArrangedSentence[] = []
    setArranging({ id: questionId, sentences })
    try {
      for await (const event of await apiClient.assistant.arrange({ id: questionId }, { signal })) {
        if (event.type === 'end') setAnnouncement(event.arrangement ? 'The model arranged the quotes.' : '')
        else {
          sentences.push({ text: event.text, passages: event.passages })
          setArranging({ id: questionId, sentences: [...sentences] })
        }
      }
    } catch {
      // The answer without a model stands.
    }
    if (signal.aborted) setAnnouncement('Stopped.')
    await queries.invalidateQueries({ queryKey: api.assistant.conversation.key() })
    setArranging((current) => (current?.id === questionId ? undefined : current))
  }

  return {
    questions: id ? (conversation.data?.questions ?? []) : [],
    conversation,
    settings: settings.data,
    pending,
    failed,
    announcement,
    arranging,
    ask,
    forgetFailure: () => setFailed(undefined),
    /** Undefined while there is nothing to stop. */
    stop: pending !== undefined || arranging ? () => stopping.current?.abort() : undefined,
  }
}
