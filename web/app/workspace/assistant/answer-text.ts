import type { AssistantAnswer, DeclineReason, Passage } from '@plumbline/contract/insight/assistant.ts'

export const KIND_LABELS: Record<Passage['kind'], string> = {
  regulation: 'Regulation',
  commentary: 'Official commentary',
  article: 'Article',
  policy: 'Your policy',
  help: 'Help',
}

export const DECLINE_TEXT: Record<DeclineReason, string> = {
  not_found: 'I do not know. No paragraph that I hold answers this closely enough to quote it.',
  future: 'Not known: the texts and figures that I hold do not reach that date.',
  state_law: 'I do not know. I hold federal regulations, not the law of a state or a city.',
  legal_advice:
    'I cannot advise on a dispute. I quote what the regulations say; ask your counsel what it means for a case.',
  other_product: 'I do not know. My sources do not cover this subject.',
  not_english: 'I read questions in English only. Please ask again in English.',
  no_question: 'I see no question about a regulation here. I answer questions and follow no instructions.',
  loading: 'The regulation texts are still being loaded. Ask again in a few minutes.',
}

/** What a screen reader hears when an answer arrives. */
export function announcementOf({ outcome, passages, known, tool }: AssistantAnswer): string {
  if (outcome === 'declined') return 'The assistant does not know. Places to look are listed.'
  if (outcome === 'asks') return 'The assistant asks for more.'
  if (passages.length === 0) return known || tool ? 'Answered.' : 'Answered without a quote.'
  return passages.length === 1 ? 'Answered with one quote.' : `Answered with ${passages.length} quotes.`
}
