import type { Comment, CommentPassage } from '@plumbline/contract/compliance/comments.ts'
import { findPassage } from '@plumbline/rules/texts/passages.ts'
import type { TextMark } from './marked-text.ts'

/** What people say of one passage, the oldest first. */
export interface CommentThread {
  /** Of its first comment, by which it is resolved. */
  id: string
  passage: CommentPassage
  /** Where the passage is in the text that is shown; undefined where it was removed. */
  at: number | undefined
  comments: readonly Comment[]
  resolvedAt: string | null
  resolvedByName: string
}

/** In the order of the text; passages that were removed come last. */
export function threadsOf(comments: readonly Comment[], text: string): CommentThread[] {
  const about = comments.flatMap((comment) =>
    comment.passage ? [{ ...comment, passage: comment.passage }] : [],
  )
  const groups = Map.groupBy(about, ({ passage: { quote, before, after, at } }) =>
    JSON.stringify([quote, before, after, at]),
  )
  return [...groups.values()]
    .filter((group) => group.some(({ removedAt }) => removedAt === null))
    .map((group): CommentThread => {
      const { id, passage, resolvedAt, resolvedByName } = group[0]!
      return { id, passage, at: findPassage(text, passage), comments: group, resolvedAt, resolvedByName }
    })
    .toSorted((one, other) => (one.at ?? text.length) - (other.at ?? text.length))
}

/** Open threads stand out in the text. */
export const marksOfThreads = (threads: readonly CommentThread[]): TextMark[] =>
  threads.flatMap(({ id, passage: { before, quote, after }, at, resolvedAt }) =>
    at === undefined || resolvedAt !== null ? [] : [{ id, kind: 'comment', before, quote, after, at }],
  )
