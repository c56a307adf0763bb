import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SearchText } from '../platform/paging.ts'
import { SUBJECT_REFUSALS, SubjectRef } from './subjects.ts'
import { requiredLine } from './work-text.ts'

export const COMMENT_AT_MOST = 5_000
export const MENTIONS_AT_MOST = 20
/** As many comments as one thing takes. */
export const COMMENTS_AT_MOST = 2_000
export const COMMENT_PAGE_SIZE = 100
export const PASSAGE_AT_MOST = 2_000
const AROUND_AT_MOST = 64
export const MENTIONABLE_AT_ONCE = 8

export const Mention = z.object({ userId: Id, name: z.string() })
export type Mention = z.infer<typeof Mention>

/** The words of a text that a comment is about, found again through edits by what stood around them. */
export const CommentPassage = z.object({
  /** The version of the policy in which the words were read. */
  partId: Id,
  quote: z.string().min(1).max(PASSAGE_AT_MOST),
  before: z.string().max(AROUND_AT_MOST),
  after: z.string().max(AROUND_AT_MOST),
  at: z.number().int().min(0).max(1_000_000),
  needsBefore: z.number().int().min(0).max(AROUND_AT_MOST),
  needsAfter: z.number().int().min(0).max(AROUND_AT_MOST),
})
export type CommentPassage = z.infer<typeof CommentPassage>

export const Comment = z.object({
  id: Id,
  authorId: Id,
  authorName: z.string(),
  /** Empty where the comment was removed. */
  body: z.string(),
  mentions: z.array(Mention),
  createdAt: StoredMoment,
  editedAt: StoredMoment.nullable(),
  removedAt: StoredMoment.nullable(),
  isOwn: z.boolean(),
  passage: CommentPassage.nullable(),
  resolvedAt: StoredMoment.nullable(),
  resolvedByName: z.string(),
})
export type Comment = z.infer<typeof Comment>

const Words = {
  body: requiredLine('Comment', COMMENT_AT_MOST),
  /** Whom the text names as @Full Name; they are told. */
  mentions: z.array(Id).max(MENTIONS_AT_MOST).default([]),
}

const named = members.errors({
  ...SUBJECT_REFUSALS,
  MENTION_UNKNOWN: { status: 422, message: 'A person you mentioned is not in your institution.' },
  MENTION_CANNOT_SEE: {
    status: 422,
    message: 'A person you mentioned may not see this. Ask a manager to share it with them first.',
    data: z.object({ names: z.array(z.string()) }),
  },
})
const own = named.errors({
  NOT_YOURS: { status: 403, message: 'Only the author can change or remove a comment.' },
})

export const comments = {
  list: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/comments', summary: 'The comments on something, oldest first' })
    .input(
      SubjectRef.extend({
        before: z.iso.datetime().optional(),
        about: z.enum(['all', 'passages', 'whole']).default('all'),
      }),
    )
    .output(z.object({ items: z.array(Comment), totalCount: z.number().int(), hasEarlier: z.boolean() })),

  add: named
    .errors({
      TOO_MANY_COMMENTS: { status: 409, message: `There are ${COMMENTS_AT_MOST} comments, the limit.` },
    })
    .route({ method: 'POST', path: '/comments', summary: 'Comment on something and tell those mentioned' })
    .input(SubjectRef.extend({ ...Words, passage: CommentPassage.nullable().default(null) }))
    .output(Comment),

  mentionable: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/comments/people',
      summary: 'People by name who may be mentioned, because they see what is commented on',
    })
    .input(SubjectRef.extend({ partId: Id.optional(), search: SearchText.default('') }))
    .output(z.array(Mention)),

  resolve: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'POST',
      path: '/comments/{id}/resolution',
      summary: 'Mark a comment as settled, or open it again',
    })
    .input(z.object({ id: Id, isResolved: z.boolean() }))
    .output(Comment),

  edit: own
    .route({
      method: 'PUT',
      path: '/comments/{id}',
      summary: 'Change your own comment; it is marked as edited',
    })
    .input(z.object({ id: Id, ...Words }))
    .output(Comment),

  remove: own
    .route({
      method: 'DELETE',
      path: '/comments/{id}',
      summary: 'Remove your own comment; its place stays',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),
}
