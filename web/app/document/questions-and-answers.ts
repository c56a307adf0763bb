import type { StructuredThing } from './structured-data.tsx'

/** What a page with questions and answers says to machines. */
export function questionsAndAnswers(
  entries: readonly { question: string; answer: string }[],
): StructuredThing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
