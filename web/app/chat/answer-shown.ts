import { articleAddress } from '../articles/article-address.ts'
import { SEARCH_AT_MOST } from '../listing/list-address.ts'
import { CHAT_ANSWERS, type ChatAnswer } from './chat-answers.ts'
import type { ChatMessage } from './chat-conversation.ts'

/** What stands for one of the assistant's messages. Where it knows no answer, the library may: its search has the question already. */
export function answerShown(messages: readonly ChatMessage[], at: number): ChatAnswer {
  const message = messages[at]
  if (message?.type !== 'bot') return { paragraphs: [] }
  const answer: ChatAnswer = CHAT_ANSWERS[message.answer]
  const asked = messages[at - 1]
  if (message.answer !== 'unknown' || asked?.type !== 'user') return answer
  const search = asked.content.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_AT_MOST)
  const href = articleAddress({ search, category: undefined, page: 1 })
  return { ...answer, links: [{ href, label: 'Search the library for this' }, ...(answer.links ?? [])] }
}
