import { SEARCH_AT_MOST } from '../../platform/list/list-address.ts'
import { articleAddress } from '../library/article-address.ts'
import { CHAT_ANSWERS, type ChatAnswer } from './chat-answers.ts'
import type { ChatMessage } from './chat-conversation.ts'

const ASKED_AT_MOST = 1_500

/** The answer of a message. Unknown questions get a link to the library search. */
export function answerShown(messages: readonly ChatMessage[], at: number): ChatAnswer {
  const message = messages[at]
  if (message?.type !== 'bot') return { paragraphs: [] }
  const answer: ChatAnswer = CHAT_ANSWERS[message.answer]
  const asked = messages[at - 1]
  if (message.answer !== 'unknown' || asked?.type !== 'user') return answer
  const search = asked.content.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_AT_MOST)
  const href = articleAddress({ search, category: undefined, page: 1 })
  const assistant = `/assistant?${new URLSearchParams({ q: asked.content.slice(0, ASKED_AT_MOST) })}`
  return {
    ...answer,
    links: [
      { href: assistant, label: 'Ask for quotes from the regulations' },
      { href, label: 'Search the library for this' },
      ...(answer.links ?? []),
    ],
  }
}
