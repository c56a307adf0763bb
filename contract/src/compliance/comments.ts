import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS, SubjectRef } from './subjects.ts'
import { requiredLine } from './work-text.ts'

export const COMMENT_AT_MOST = 5_000
export const MENTIONS_AT_MOST = 20
/** As many comments as one thing takes. */
export const COMMENTS_AT_MOST = 2_000
export const COMMENT_PAGE_SIZE = 100

export const Mention = z.object({ userId: Id, name: z.string() })
export type Mention = z.infer<typeof Mention>

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
    .input(SubjectRef.extend({ before: z.iso.datetime().optional() }))
    .output(z.object({ items: z.array(Comment), totalCount: z.number().int(), hasEarlier: z.boolean() })),

  add: named
    .errors({
      TOO_MANY_COMMENTS: { status: 409, message: `There are ${COMMENTS_AT_MOST} comments, the limit.` },
    })
    .route({ method: 'POST', path: '/comments', summary: 'Comment on something and tell those mentioned' })
    .input(SubjectRef.extend(Words))
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
