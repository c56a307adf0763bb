import { BLOG_PAGE_SIZE, type BlogPostSummary } from '@plumbline/contract/blog.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { findPage } from '../listing/find-page.ts'
import { closestKin, countSharedTags, KIN_AMONG } from '../listing/kin.ts'
import { isAmong, type Listing, newestFirst } from '../listing/listing.ts'
import { searchFor } from '../listing/search.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import type { KeptAnswers } from '../pages/kept-answers.ts'
import { blogPostsTable } from './blog-tables.ts'

export interface BlogFilter {
  search: string
  category?: string | undefined
}

const { id, slug, title, publishedAt } = blogPostsTable

export const BLOG_LISTING: Listing & { slug: PgColumn; title: PgColumn } = {
  name: 'posts',
  table: blogPostsTable,
  id,
  slug,
  title,
  publishedAt,
  indexedAt: blogPostsTable.latestAt,
  searchText: blogPostsTable.searchText,
  isListed: isPublic,
  pageSize: BLOG_PAGE_SIZE,
}
const NEWEST_FIRST = newestFirst(BLOG_LISTING)

export const SUMMARY = {
  id,
  slug,
  title,
  excerpt: blogPostsTable.excerpt,
  category: blogPostsTable.category,
  tags: blogPostsTable.tags,
  featuredImageUrl: blogPostsTable.featuredImageUrl,
  isFeatured: blogPostsTable.isFeatured,
  publishedAt,
  readTime: blogPostsTable.readTime,
  authorName: sql<string>`coalesce(${userProfilesTable.fullName}, ${blogPostsTable.byline})`,
}
const WHOLE = { ...SUMMARY, content: blogPostsTable.content, updatedAt: blogPostsTable.updatedAt }

export const AUTHOR = eq(userProfilesTable.userId, blogPostsTable.authorId)

/** Published, and its date has come: a post dated ahead appears by itself. */
export function isPublic(): SQL {
  return and(eq(blogPostsTable.isPublished, true), lte(publishedAt, sql`now()`))!
}

export function inCategory({ category }: BlogFilter): SQL | undefined {
  return category === undefined ? undefined : eq(blogPostsTable.category, category)
}

export async function listPublishedPosts(db: Db, keptAnswers: KeptAnswers, asked: BlogFilter, page: number) {
  const { ids, ...found } = await findPage(db, keptAnswers, BLOG_LISTING, {
    asked,
    filter: inCategory(asked),
    search: searchFor(asked.search),
    page,
  })
  const rows = await db
    .select(SUMMARY)
    .from(blogPostsTable)
    .leftJoin(userProfilesTable, AUTHOR)
    .where(and(isPublic(), isAmong(BLOG_LISTING, ids)))
    .orderBy(...NEWEST_FIRST)
  return { items: rows.map(asSummary), page, ...found }
}

export async function listPublishedCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: blogPostsTable.category })
    .from(blogPostsTable)
    .where(and(isPublic(), isNotNull(blogPostsTable.category)))
    .orderBy(asc(blogPostsTable.category))
  return rows.flatMap(({ category }) => category ?? [])
}

/** For the sitemap, which by its format holds at most 50,000 addresses. */
const ADDRESSES_AT_MOST = 45_000

export async function listPublishedAddresses(db: Db): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await db
    .select({ slug, updatedAt: blogPostsTable.updatedAt })
    .from(blogPostsTable)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(ADDRESSES_AT_MOST)
  return rows.map((row) => ({ slug: row.slug, updatedAt: row.updatedAt.toISOString() }))
}

export interface PostWithText extends BlogPostSummary {
  content: string
  updatedAt: string
}

export async function findPublishedPost(db: Db, wanted: string): Promise<PostWithText | undefined> {
  const [row] = await db
    .select(WHOLE)
    .from(blogPostsTable)
    .leftJoin(userProfilesTable, AUTHOR)
    .where(and(eq(slug, wanted), isPublic()))
  return row && asPostWithText(row)
}

/** Whatever its state. */
export async function findPostForPreview(
  db: Db,
  wanted: string,
): Promise<{ previewKey: string; text: PostWithText } | undefined> {
  const [row] = await db
    .select({ ...WHOLE, previewKey: blogPostsTable.previewKey })
    .from(blogPostsTable)
    .leftJoin(userProfilesTable, AUTHOR)
    .where(eq(id, wanted))
  return row && { previewKey: row.previewKey, text: asPostWithText(row) }
}

const FEED_LENGTH = 20

export async function listNewestPosts(db: Db): Promise<PostWithText[]> {
  const rows = await db
    .select(WHOLE)
    .from(blogPostsTable)
    .leftJoin(userProfilesTable, AUTHOR)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(FEED_LENGTH)
  return rows.map(asPostWithText)
}

/** Those that share most: a category counts as much as two tags. */
export async function listRelatedPosts(
  db: Db,
  keptAnswers: KeptAnswers,
  post: BlogPostSummary,
): Promise<BlogPostSummary[]> {
  const newest = await keptAnswers.load('newest posts', () => listNewestSummaries(db))
  return closestKin(
    newest,
    post,
    (other) => countSharedTags(post, other) + (other.category === post.category ? 2 : 0),
  )
}

async function listNewestSummaries(db: Db): Promise<BlogPostSummary[]> {
  const rows = await db
    .select(SUMMARY)
    .from(blogPostsTable)
    .leftJoin(userProfilesTable, AUTHOR)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(KIN_AMONG)
  return rows.map(asSummary)
}

export function asSummary<Row extends { publishedAt: Date | null }>(row: Row) {
  return { ...row, publishedAt: row.publishedAt?.toISOString() ?? null }
}

function asPostWithText<Row extends { publishedAt: Date | null; updatedAt: Date }>(row: Row) {
  return { ...asSummary(row), updatedAt: row.updatedAt.toISOString() }
}
