import type { ArticleDraft, ArticleSource, Topic } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { userProfilesTable } from '../members/member-tables.ts'
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
  return asSource(row!)
}

export async function saveArticle(tx: Db, current: ArticleRow, draft: ArticleDraft, editorId: string) {
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
  return asSource(row!)
}

export async function deleteArticle(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(articlesTable)
    .where(eq(articlesTable.id, id))
    .returning({ id: articlesTable.id })
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

export async function isSlugTaken(tx: Db, slug: string, exceptId?: string): Promise<boolean> {
  const rows = await tx
    .select({ id: articlesTable.id })
    .from(articlesTable)
    .where(
      and(eq(articlesTable.slug, slug), exceptId === undefined ? undefined : ne(articlesTable.id, exceptId)),
    )
  return rows.length > 0
}

/** The slug with the lowest number behind it that nobody has. */
export async function findFreeSlug(tx: Db, slug: string): Promise<string> {
  const rows = await tx
    .select({ slug: articlesTable.slug })
    .from(articlesTable)
    .where(or(eq(articlesTable.slug, slug), like(articlesTable.slug, `${slug}-%`)))
  const taken = new Set(rows.map((row) => row.slug))
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

export async function nameOfEditor(tx: Db, userId: string | null): Promise<string> {
  if (userId === null) return FORMER_MEMBER
  const [row] = await tx
    .select({ fullName: userProfilesTable.fullName })
    .from(userProfilesTable)
    .where(eq(userProfilesTable.userId, userId))
  return row?.fullName ?? FORMER_MEMBER
}
