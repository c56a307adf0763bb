import type { Comment } from '@plumbline/contract/compliance/comments.ts'
import type { PolicySuggestion } from '@plumbline/contract/compliance/policy-drafts.ts'
import { marksOfThreads, threadsOf } from './comment-threads.ts'
import { type TextMark, textOfHtml, withMarks } from './marked-text.ts'

interface Marked {
  html: string
  /** Its Markdown. */
  body: string
  suggestions: readonly PolicySuggestion[]
  comments: readonly Comment[]
}

/** The rendered text with what people suggest, struck and inserted, and the passages that they comment on. */
export function drawMarks({ html, body, suggestions, comments }: Marked): string {
  if (suggestions.length === 0 && comments.length === 0) return html
  const suggested = suggestions.flatMap(({ at, ...suggestion }): TextMark[] =>
    at === null ? [] : [{ ...suggestion, at, kind: 'suggestion' }],
  )
  const commented = marksOfThreads(threadsOf(comments, textOfHtml(html)))
  return withMarks(html, body, [...suggested, ...commented])
}
