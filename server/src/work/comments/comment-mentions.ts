import { MENTIONABLE_AT_ONCE, type Mention } from '@plumbline/contract/compliance/comments.ts'
import type { SubjectCard } from '@plumbline/contract/compliance/subjects.ts'
import type { Role } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { batchQueries, type Queries } from '../../platform/subjects/batched-queries.ts'
import { sourceOf } from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { notify } from '../notifications/notify.ts'
import { findColleagues } from '../people/people-store.ts'
import { findByName } from './comment-store.ts'

export interface Author extends Reader {
  fullName: string
}

interface MentionErrors {
  MENTION_UNKNOWN: () => Error
  MENTION_CANNOT_SEE: (refusal: { data: { names: string[] } }) => Error
}

interface Person {
  userId: string
  role: Role
}

/** Of these people, those who may see the subject, and the part of it with the passage. */
async function thoseWhoSee<One extends Person>(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectCard,
  partId: string | undefined,
  people: readonly One[],
): Promise<One[]> {
  const source = sourceOf({ kind })
  if (!source) return []
  const seeing = await batchQueries(
    tx,
    people.map((person) => async (queries: Queries) => {
      const reader = { userId: person.userId, role: person.role, institutionId }
      if (partId === undefined) return (await source.find(queries, reader, [id])).length > 0
      return ((await source.parts?.(queries, reader, id)) ?? []).some((part) => part.id === partId)
    }),
  )
  return people.filter((_, index) => seeing[index])
}

/** Who is offered after an @: people by name who may see it, and everyone where a mention lets people in. */
export async function listMentionable(
  tx: Db,
  institutionId: string,
  card: SubjectCard,
  { partId, search }: { partId: string | undefined; search: string },
): Promise<Mention[]> {
  const people = await findByName(tx, institutionId, search.toLowerCase())
  const isOpen = partId === undefined && sourceOf(card)?.letIn !== undefined
  const offered = isOpen ? people : await thoseWhoSee(tx, institutionId, card, partId, people)
  return offered.slice(0, MENTIONABLE_AT_ONCE).map(({ userId, name }) => ({ userId, name }))
}

/** Who is mentioned may see what they are told of: let in by name where the kind knows that, else refused. */
export async function readMentions(
  tx: Db,
  member: Author,
  card: SubjectCard,
  { mentions, partId }: { mentions: readonly string[]; partId: string | undefined },
  errors: MentionErrors,
): Promise<Mention[]> {
  const wanted = [...new Set(mentions)]
  const people = await findColleagues(tx, member.institutionId, wanted)
  if (people.length < wanted.length || people.some(({ isSuspended }) => isSuspended))
    throw errors.MENTION_UNKNOWN()
  const source = sourceOf(card)
  const seeing = new Set(await thoseWhoSee(tx, member.institutionId, card, partId, people))
  const strangers = people.filter((person) => !seeing.has(person))
  if (strangers.length > 0) {
    if (partId !== undefined || !source?.letIn)
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

/** Those mentioned, and those who follow the subject and may see what was said. */
export async function tellOf(
  tx: Db,
  member: Author,
  card: SubjectCard,
  mentions: readonly Mention[],
): Promise<void> {
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

export async function tellMentioned(
  tx: Db,
  member: Author,
  card: SubjectCard,
  mentions: readonly Mention[],
): Promise<void> {
  for (const { userId } of mentions) {
    if (userId === member.userId) continue
    await notify(tx, member.institutionId, userId, {
      kind: 'comment.mention',
      subject: `${member.fullName} mentioned you in “${card.title}”`,
      link: card.path,
    })
  }
}
