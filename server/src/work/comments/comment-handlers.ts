import { COMMENTS_AT_MOST, type Comment, type Mention } from '@plumbline/contract/compliance/comments.ts'
import type { SubjectCard } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { members } from '../../platform/procedures.ts'
import { requireQuota, requireQuotaToGrow } from '../../platform/quotas/quotas.ts'
import { findSubject, sourceOf } from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { recordHistory } from '../history/history-store.ts'
import { notify } from '../notifications/notify.ts'
import { findColleagues } from '../people/people-store.ts'
import {
  changeComment,
  countComments,
  findComment,
  insertComment,
  listComments,
  removeComment,
} from './comment-store.ts'

export const commentHandlers = {
  list: members.comments.list.handler(
    ({ input: { before, ...subject }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
        const { items, hasEarlier } = await listComments(tx, institutionId, subject, before)
        const { standing } = await countComments(tx, institutionId, subject)
        return { items: items.map((row) => shown(row, member)), totalCount: standing, hasEarlier }
      }),
  ),

  add: members.comments.add.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const subject = { kind: input.kind, id: input.id }
      const card = await findSubject(tx, member, subject)
      if (!card) throw errors.NOT_FOUND()
      const { written } = await countComments(tx, institutionId, subject)
      if (written >= COMMENTS_AT_MOST) throw errors.TOO_MANY_COMMENTS()
      await requireQuota(
        tx,
        'comments',
        { institutionId, userId: member.userId },
        Buffer.byteLength(input.body),
      )
      const mentions = await readMentions(tx, member, card, input.mentions, errors)
      const comment = await insertComment(tx, institutionId, subject, member, { body: input.body, mentions })
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
      const mentions = await readMentions(tx, member, card, words.mentions, errors)
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

interface Author extends Reader {
  fullName: string
}

interface MentionErrors {
  MENTION_UNKNOWN: () => Error
  MENTION_CANNOT_SEE: (refusal: { data: { names: string[] } }) => Error
}

async function requireOwn(
  tx: Db,
  member: Author,
  id: string,
  errors: { NOT_FOUND: () => Error; NOT_YOURS: () => Error },
) {
  const comment = await findComment(tx, member.institutionId, id)
  const card =
    comment && (await findSubject(tx, member, { kind: comment.subjectKind, id: comment.subjectId }))
  if (!comment || !card) throw errors.NOT_FOUND()
  if (comment.authorId !== member.userId) throw errors.NOT_YOURS()
  return { comment, card }
}

/** Who is mentioned may see what they are told of: let in by name where the kind knows that, else refused. */
async function readMentions(
  tx: Db,
  member: Author,
  card: SubjectCard,
  ids: readonly string[],
  errors: MentionErrors,
): Promise<Mention[]> {
  const wanted = [...new Set(ids)]
  const people = await findColleagues(tx, member.institutionId, wanted)
  if (people.length < wanted.length || people.some(({ isSuspended }) => isSuspended))
    throw errors.MENTION_UNKNOWN()
  const source = sourceOf(card)
  const strangers: typeof people = []
  for (const person of people) {
    const reader = { userId: person.userId, role: person.role, institutionId: member.institutionId }
    if (!(await findSubject(tx, reader, card))) strangers.push(person)
  }
  if (strangers.length > 0) {
    if (!source?.letIn)
      throw errors.MENTION_CANNOT_SEE({ data: { names: strangers.map(({ fullName }) => fullName) } })
    await source.letIn(
      tx,
      member.institutionId,
      card.id,
      strangers.map(({ userId }) => userId),
    )
  }
  return people.map(({ userId, fullName }) => ({ userId, name: fullName }))
}

async function tellOf(tx: Db, member: Author, card: SubjectCard, mentions: readonly Mention[]) {
  await tellMentioned(tx, member, card, mentions)
  const followers = (await sourceOf(card)?.followers?.(tx, member.institutionId, card.id)) ?? []
  const told = new Set([member.userId, ...mentions.map(({ userId }) => userId)])
  for (const userId of new Set(followers)) {
    if (told.has(userId)) continue
    await notify(tx, member.institutionId, userId, {
      kind: 'comment.added',
      subject: `${member.fullName} commented on “${card.title}”`,
      link: card.path,
    })
  }
}

async function tellMentioned(tx: Db, member: Author, card: SubjectCard, mentions: readonly Mention[]) {
  for (const { userId } of mentions) {
    if (userId === member.userId) continue
    await notify(tx, member.institutionId, userId, {
      kind: 'comment.mention',
      subject: `${member.fullName} mentioned you in “${card.title}”`,
      link: card.path,
    })
  }
}

function shown(
  { subjectKind: _kind, subjectId: _id, ...comment }: Awaited<ReturnType<typeof insertComment>>,
  { userId }: { userId: string },
): Comment {
  return { ...comment, isOwn: comment.authorId === userId }
}
