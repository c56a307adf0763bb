import {
  COMMENT_PAGE_SIZE,
  type Comment,
  type CommentPassage,
  MENTIONABLE_AT_ONCE,
  type Mention,
} from '@plumbline/contract/compliance/comments.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Role } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing, utcMoment } from '../../platform/sql.ts'
import type { SeenPart } from '../../platform/subjects/subject-source.ts'
import type { Actor } from '../history/history-store.ts'

type CommentRow = Omit<Comment, 'isOwn'> & { subjectKind: SubjectRef['kind']; subjectId: string } & Record<
    string,
    unknown
  >

const COLUMNS = sql`id, author_id as "authorId", author_name as "authorName", body, mentions,
  subject_kind as "subjectKind", subject_id as "subjectId",
  ${utcMoment('created_at', 'US')} as "createdAt",
  ${utcMoment('edited_at')} as "editedAt",
  ${utcMoment('removed_at')} as "removedAt", case when part_id is not null
    then passage || jsonb_build_object('partId', part_id) end as passage,
  ${utcMoment('resolved_at')} as "resolvedAt", resolved_by_name as "resolvedByName"`

/** Which comments of a subject are asked for, and who asks. */
export interface CommentFilter {
  about: 'all' | 'passages' | 'whole'
  userId: string
  /** None: the subject has no parts. */
  parts: readonly SeenPart[]
}

/** A comment on a passage is for those who may read that text, its author, and people whom it mentions. */
function seen({ about, userId, parts }: CommentFilter): SQL {
  if (about === 'whole') return sql`part_id is null`
  const isSeen = sql`(author_id = ${userId} or mentions @> ${JSON.stringify([{ userId }])}::jsonb
    or exists (select 1 from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(id uuid, since timestamptz)
      where p.id = part_id and (p.since is null or created_at >= p.since)))`
  return about === 'passages' ? sql`part_id is not null and ${isSeen}` : sql`(part_id is null or ${isSeen})`
}

/** The latest page, or the one before a moment; within it the oldest first. */
export async function listComments(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  filter: CommentFilter,
  before: string | undefined,
): Promise<{ items: CommentRow[]; hasEarlier: boolean }> {
  const { rows } = await tx.execute<CommentRow>(sql`
    select ${COLUMNS} from comments
    where institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}
      and ${seen(filter)} ${before ? sql`and created_at < ${before}::timestamptz` : sql``}
    order by created_at desc, id limit ${COMMENT_PAGE_SIZE + 1}`)
  return { items: rows.slice(0, COMMENT_PAGE_SIZE).toReversed(), hasEarlier: rows.length > COMMENT_PAGE_SIZE }
}

/** Of all that were written, removed ones among them. */
export async function countComments(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  filter?: CommentFilter,
): Promise<{ written: number; standing: number }> {
  const { rows } = await tx.execute<{ written: number; standing: number }>(sql`
    select count(*)::integer as written, count(*) filter (where removed_at is null)::integer as standing from comments
    where institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}
      ${filter ? sql`and ${seen(filter)}` : sql``}`)
  return rows[0]!
}

export async function findComment(
  tx: Db,
  institutionId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const { rows } = await tx.execute<CommentRow>(sql`
    select ${COLUMNS} from comments
    where institution_id = ${institutionId} and id = ${id} and removed_at is null for no key update`)
  return rows[0]
}

export async function insertComment(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  author: Actor,
  { body, mentions, passage }: { body: string; mentions: Mention[]; passage: CommentPassage | null },
): Promise<CommentRow> {
  const { partId = null, ...place } = passage ?? {}
  const { rows } = await tx.execute<CommentRow>(sql`
    insert into comments (institution_id, subject_kind, subject_id, author_id, author_name, body, mentions, passage, part_id)
    values (${institutionId}, ${kind}, ${id}, ${author.userId}, ${author.fullName}, ${body}, ${JSON.stringify(mentions)}::jsonb,
      ${passage && JSON.stringify(place)}::jsonb, ${partId}::uuid)
    returning ${COLUMNS}`)
  return rows[0]!
}

export async function changeComment(
  tx: Db,
  institutionId: string,
  id: string,
  { body, mentions }: { body: string; mentions: Mention[] },
): Promise<CommentRow> {
  const { rows } = await tx.execute<CommentRow>(sql`
    update comments set body = ${body}, mentions = ${JSON.stringify(mentions)}::jsonb, edited_at = now()
    where institution_id = ${institutionId} and id = ${id} returning ${COLUMNS}`)
  return rows[0]!
}

export async function resolveComment(
  tx: Db,
  institutionId: string,
  id: string,
  by: Actor | null,
): Promise<CommentRow> {
  const { rows } = await tx.execute<CommentRow>(sql`
    update comments set resolved_at = ${by ? sql`now()` : sql`null`}, resolved_by_name = ${by?.fullName ?? ''}
    where institution_id = ${institutionId} and id = ${id} returning ${COLUMNS}`)
  return rows[0]!
}

/** More people by name than are offered: some of them may not see what is commented on. */
export async function findByName(tx: Db, institutionId: string, search: string) {
  const { rows } = await tx.execute<{ userId: string; name: string; role: Role }>(sql`
    select user_id as "userId", full_name as name, role from institution_people
    where institution_id = ${institutionId} and seat = 'member' and not is_suspended
      and lower(full_name) like ${containing(search)}
    order by lower(full_name), user_id limit ${MENTIONABLE_AT_ONCE * 8}`)
  return rows
}

export async function removeComment(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    update comments set body = '', mentions = '[]', removed_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
