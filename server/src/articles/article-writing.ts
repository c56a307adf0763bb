import type { ArticleDraft, ArticleSource, Topic } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { userProfilesTable } from '../members/member-tables.ts'
import { deleteRevisions, keepRevision } from '../revisions/revision-store.ts'
import { isToBeCorrected } from '../writing/shipped-text.ts'
import { articlesTable } from './article-tables.ts'

type ArticleRow = typeof articlesTable.$inferSelect

export async function lockArticle(tx: Db, id: string): Promise<ArticleRow | undefined> {
  const [row] = await tx.select().from(articlesTable).where(eq(articlesTable.id, id)).for('update')
  return row
}

export async function insertArticle(
  tx: Db,
  draft: ArticleDraft,
  author: { userId: string; fullName: string },
) {
  const [row] = await tx
    .insert(articlesTable)
    .values({
      ...draft,
      publishedAt: draft.isPublished ? sql`now()` : null,
      authorId: author.userId,
      byline: FORMER_MEMBER,
      savedBy: author.userId,
    })
    .returning()
  await keepVersion(tx, row!)
  return asSource(row!)
}

export async function saveArticle(tx: Db, current: ArticleRow, draft: ArticleDraft, editorId: string) {
  // An article that came with the program has no version kept yet.
  await keepVersion(tx, current)
  const stays = draft.isPublished === current.isPublished
  const [row] = await tx
    .update(articlesTable)
    .set({
      ...draft,
      publishedAt: stays ? current.publishedAt : draft.isPublished ? sql`now()` : null,
      version: current.version + 1,
      savedBy: editorId,
      updatedAt: sql`now()`,
    })
    .where(eq(articlesTable.id, current.id))
    .returning()
  await keepVersion(tx, row!)
  return asSource(row!)
}

/** An article that came with the program, in the words of a newer one. */
export async function correctArticle(
  tx: Db,
  wanted: Partial<ArticleRow> & { slug: string },
  version: number,
) {
  const [current] = await tx
    .select()
    .from(articlesTable)
    .where(eq(articlesTable.slug, wanted.slug))
    .for('update')
  if (!isToBeCorrected(current, wanted, version)) return undefined
  await keepVersion(tx, current)
  const [row] = await tx
    .update(articlesTable)
    .set({ ...wanted, version: version + 1, updatedAt: sql`now()` })
    .where(eq(articlesTable.id, current.id))
    .returning()
  await keepVersion(tx, row!)
  return row!
}

async function keepVersion(tx: Db, row: ArticleRow): Promise<void> {
  const { id: subjectId, version, updatedAt: savedAt, savedBy } = row
  const savedByName = savedBy && (await nameOfEditor(tx, savedBy))
  const fields = asDraft(row)
  await keepRevision(tx, { kind: 'article', subjectId, version, fields, savedAt, savedBy, savedByName })
}

/** With its versions. */
export async function deleteArticle(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(articlesTable)
    .where(eq(articlesTable.id, id))
    .returning({ id: articlesTable.id })
  await deleteRevisions(tx, id)
  return rows.length > 0
}

/** Shown once the author's account is gone. */
const FORMER_MEMBER = 'Former member'

/** The fields that an editor writes, and which save they belong to. */
export function asSource(row: ArticleRow): ArticleSource {
  const { id, version, title, slug, excerpt, body, category, tags, citations, isFeatured, isPublished } = row
  const topics = row.topics as Topic[]
  return {
    id,
    version,
    title,
    slug,
    excerpt,
    body,
    category,
    tags,
    topics,
    citations,
    isFeatured,
    isPublished,
  }
}

export function asDraft(row: ArticleRow): ArticleDraft {
  const { id: _id, version: _version, ...draft } = asSource(row)
  return draft
}

export async function nameOfEditor(tx: Db, userId: string | null): Promise<string> {
  if (userId === null) return FORMER_MEMBER
  const [row] = await tx
    .select({ fullName: userProfilesTable.fullName })
    .from(userProfilesTable)
    .where(eq(userProfilesTable.userId, userId))
  return row?.fullName ?? FORMER_MEMBER
}
