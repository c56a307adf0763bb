import type { StructuredThing } from './structured-data.tsx'

/** Structured data of a page with questions and answers. */
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
