import { COMMENT_PAGE_SIZE, type Comment, type Mention } from '@plumbline/contract/compliance/comments.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Actor } from '../history/history-store.ts'

type CommentRow = Omit<Comment, 'isOwn'> & { subjectKind: SubjectRef['kind']; subjectId: string } & Record<
    string,
    unknown
  >

const COLUMNS = sql`id, author_id as "authorId", author_name as "authorName", body, mentions,
  subject_kind as "subjectKind", subject_id as "subjectId",
  ${utcMoment('created_at', 'US')} as "createdAt",
  ${utcMoment('edited_at')} as "editedAt",
  ${utcMoment('removed_at')} as "removedAt"`

/** The latest page, or the one before a moment; within it the oldest first. */
export async function listComments(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  before: string | undefined,
): Promise<{ items: CommentRow[]; hasEarlier: boolean }> {
  const { rows } = await tx.execute<CommentRow>(sql`
    select ${COLUMNS} from comments
    where institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}
      ${before ? sql`and created_at < ${before}::timestamptz` : sql``}
    order by created_at desc, id limit ${COMMENT_PAGE_SIZE + 1}`)
  return { items: rows.slice(0, COMMENT_PAGE_SIZE).toReversed(), hasEarlier: rows.length > COMMENT_PAGE_SIZE }
}

/** Of all that were written, removed ones among them. */
export async function countComments(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
): Promise<{ written: number; standing: number }> {
  const { rows } = await tx.execute<{ written: number; standing: number }>(sql`
    select count(*)::integer as written, count(*) filter (where removed_at is null)::integer as standing from comments
    where institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}`)
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
  { body, mentions }: { body: string; mentions: Mention[] },
): Promise<CommentRow> {
  const { rows } = await tx.execute<CommentRow>(sql`
    insert into comments (institution_id, subject_kind, subject_id, author_id, author_name, body, mentions)
    values (${institutionId}, ${kind}, ${id}, ${author.userId}, ${author.fullName}, ${body}, ${JSON.stringify(mentions)}::jsonb)
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

export async function removeComment(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    update comments set body = '', mentions = '[]', removed_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
