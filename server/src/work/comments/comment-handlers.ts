import { COMMENTS_AT_MOST, type Comment } from '@plumbline/contract/compliance/comments.ts'
import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { members } from '../../platform/procedures.ts'
import { requireQuota, requireQuotaToGrow } from '../../platform/quotas/quotas.ts'
import { findSubject, sourceOf } from '../../platform/subjects/find-subjects.ts'
import type { Reader, SeenPart } from '../../platform/subjects/subject-source.ts'
import { recordHistory } from '../history/history-store.ts'
import { notify } from '../notifications/notify.ts'
import { type Author, listMentionable, readMentions, tellMentioned, tellOf } from './comment-mentions.ts'
import {
  changeComment,
  countComments,
  findComment,
  insertComment,
  listComments,
  removeComment,
  resolveComment,
} from './comment-store.ts'

export const commentHandlers = {
  list: members.comments.list.handler(
    ({ input: { before, about, ...subject }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
        const filter = { about, userId: member.userId, parts: await partsOf(tx, member, subject) }
        const { items, hasEarlier } = await listComments(tx, institutionId, subject, filter, before)
        const { standing } = await countComments(tx, institutionId, subject, filter)
        return { items: items.map((row) => shown(row, member)), totalCount: standing, hasEarlier }
      }),
  ),

  mentionable: members.comments.mentionable.handler(
    ({ input: { partId, search, ...subject }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        const card = await findSubject(tx, member, subject)
        if (!card) throw errors.NOT_FOUND()
        return listMentionable(tx, institutionId, card, { partId, search })
      }),
  ),

  add: members.comments.add.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const subject = { kind: input.kind, id: input.id }
      const card = await findSubject(tx, member, subject)
      if (!card) throw errors.NOT_FOUND()
      const { passage } = input
      const parts = passage ? await partsOf(tx, member, subject) : []
      if (passage && !parts.some((part) => part.id === passage.partId)) throw errors.NOT_FOUND()
      const { written } = await countComments(tx, institutionId, subject)
      if (written >= COMMENTS_AT_MOST) throw errors.TOO_MANY_COMMENTS()
      await requireQuota(
        tx,
        'comments',
        { institutionId, userId: member.userId },
        Buffer.byteLength(input.body + (passage?.quote ?? '')),
      )
      const named = { mentions: input.mentions, partId: passage?.partId }
      const mentions = await readMentions(tx, member, card, named, errors)
      const words = { body: input.body, mentions, passage }
      const comment = await insertComment(tx, institutionId, subject, member, words)
      await tellOf(tx, member, card, mentions)
      await recordHistory(tx, institutionId, member, subject, { action: 'commented' })
      await context.recordAct(tx, { action: 'comment.create', subjectId: comment.id, detail: subject })
      return shown(comment, member)
    }),
  ),

  edit: members.comments.edit.handler(({ input: { id, ...words }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { comment, card } = await requireOwn(tx, member, id, errors)
      const who = { institutionId, userId: member.userId }
      await requireQuotaToGrow(tx, 'comments', who, { from: [comment.body], to: [words.body] })
      const named = { mentions: words.mentions, partId: comment.passage?.partId }
      const mentions = await readMentions(tx, member, card, named, errors)
      const before = new Set(comment.mentions.map(({ userId }) => userId))
      const changed = await changeComment(tx, institutionId, id, { body: words.body, mentions })
      await tellMentioned(
        tx,
        member,
        card,
        mentions.filter(({ userId }) => !before.has(userId)),
      )
      await recordHistory(tx, institutionId, member, card, { action: 'comment_edited' })
      await context.recordAct(tx, {
        action: 'comment.update',
        subjectId: id,
        detail: { kind: card.kind, id: card.id },
      })
      return shown(changed, member)
    }),
  ),

  resolve: members.comments.resolve.handler(({ input: { id, isResolved }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { comment, card } = await requireSeen(tx, member, id, errors)
      if ((comment.resolvedAt !== null) === isResolved) return shown(comment, member)
      const changed = await resolveComment(tx, institutionId, id, isResolved ? member : null)
      if (isResolved && comment.authorId !== member.userId)
        await notify(tx, institutionId, comment.authorId, {
          kind: 'comment.resolved',
          subject: `${member.fullName} resolved your comment on “${card.title}”`,
          link: card.path,
        })
      await recordHistory(tx, institutionId, member, card, {
        action: isResolved ? 'comment_resolved' : 'comment_reopened',
      })
      await context.recordAct(tx, {
        action: isResolved ? 'comment.resolve' : 'comment.reopen',
        subjectId: id,
        detail: { kind: card.kind, id: card.id },
      })
      return shown(changed, member)
    }),
  ),

  remove: members.comments.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { card } = await requireOwn(tx, member, id, errors)
      await removeComment(tx, institutionId, id)
      await recordHistory(tx, institutionId, member, card, { action: 'comment_removed' })
      await context.recordAct(tx, {
        action: 'comment.delete',
        subjectId: id,
        detail: { kind: card.kind, id: card.id },
      })
    }),
  ),
}

async function requireSeen(tx: Db, member: Author, id: string, errors: { NOT_FOUND: () => Error }) {
  const comment = await findComment(tx, member.institutionId, id)
  const card =
    comment && (await findSubject(tx, member, { kind: comment.subjectKind, id: comment.subjectId }))
  if (!comment || !card) throw errors.NOT_FOUND()
  if (comment.passage && comment.authorId !== member.userId) {
    const { partId } = comment.passage
    const { since } = (await partsOf(tx, member, card)).find((part) => part.id === partId) ?? {}
    if (since === undefined || (since !== null && comment.createdAt < since)) throw errors.NOT_FOUND()
  }
  return { comment, card }
}

async function requireOwn(
  tx: Db,
  member: Author,
  id: string,
  errors: { NOT_FOUND: () => Error; NOT_YOURS: () => Error },
) {
  const found = await requireSeen(tx, member, id, errors)
  if (found.comment.authorId !== member.userId) throw errors.NOT_YOURS()
  return found
}

interface Place {
  kind: SubjectKind
  id: string
}

/** The parts of the subject that the reader may read, where its kind has texts of its own. */
async function partsOf(tx: Db, reader: Reader, subject: Place): Promise<readonly SeenPart[]> {
  return (await sourceOf(subject)?.parts?.(tx, reader, subject.id)) ?? []
}

function shown(
  { subjectKind: _kind, subjectId: _id, ...comment }: Awaited<ReturnType<typeof insertComment>>,
  { userId }: { userId: string },
): Comment {
  return { ...comment, isOwn: comment.authorId === userId }
}
