import { BLOG_PAGE_SIZE, type BlogPostSummary } from '@plumbline/contract/publishing/blog.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../platform/built-once.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { uuidArray } from '../../platform/sql.ts'
import { loadPage } from '../../platform/text-search/find-page.ts'
import { isAmong, newestFirst } from '../../platform/text-search/listing.ts'
import { type LinkedListing, neighboursOf } from '../../platform/text-search/neighbours.ts'
import { countSharedTags, mostRelated, RELATED_CANDIDATES } from '../../platform/text-search/related.ts'
import { searchFor } from '../../platform/text-search/search.ts'
import { memberName } from '../../tenancy/members/member-store.ts'
import { hasRendering, renderedColumns } from '../renderings/rendering-store.ts'
import { renderingsTable } from '../renderings/rendering-tables.ts'
import type { WithRendering } from '../renderings/shown-rendering-store.ts'
import { blogPostsTable } from './blog-tables.ts'

export interface BlogFilter {
  search: string
  category?: string | undefined
}

const { id, slug, title, publishedAt } = blogPostsTable

const listingOf = (table: typeof blogPostsTable): LinkedListing => ({
  name: 'posts',
  table,
  id: table.id,
  slug: table.slug,
  title: table.title,
  publishedAt: table.publishedAt,
  indexedAt: table.latestAt,
  searchText: table.searchText,
  isListed: () => isPublic(table),
  pageSize: BLOG_PAGE_SIZE,
})

export const BLOG_LISTING = listingOf(blogPostsTable)
/** Posts beside the one that is read. */
const OTHERS = listingOf(alias(blogPostsTable, 'others') as unknown as typeof blogPostsTable)
const NEWEST_FIRST = newestFirst(BLOG_LISTING)

export const SUMMARY = {
  id,
  slug,
  title,
  excerpt: blogPostsTable.excerpt,
  category: blogPostsTable.category,
  tags: blogPostsTable.tags,
  featuredImageUrl: blogPostsTable.featuredImageUrl,
  featuredImageAlt: blogPostsTable.featuredImageAlt,
  isFeatured: blogPostsTable.isFeatured,
  publishedAt,
  readTime: blogPostsTable.readTime,
  authorName: sql<string>`coalesce(${memberName(blogPostsTable.authorId)}, ${blogPostsTable.byline})`,
}
const WHOLE = { ...SUMMARY, ...renderedColumns(blogPostsTable.content), updatedAt: blogPostsTable.updatedAt }

/** Published and due: a scheduled post appears by its date. */
export function isPublic(table = blogPostsTable): SQL {
  // Not compared with a parameter, so that a statement planned once uses the indexes of published posts.
  return and(sql`${table.isPublished}`, lte(table.publishedAt, sql`now()`))!
}

export function inCategory({ category }: BlogFilter): SQL | undefined {
  return category === undefined ? undefined : eq(blogPostsTable.category, category)
}

const postsOfPage = builtOnce((db) =>
  db
    .select(SUMMARY)
    .from(blogPostsTable)
    .where(and(isPublic(), isAmong(BLOG_LISTING, sql.placeholder('ids'))))
    .orderBy(...NEWEST_FIRST)
    .prepare('posts_of_page'),
)

export function listPublishedPosts(db: Db, queryCache: QueryCache, asked: BlogFilter, page: number) {
  const question = { asked, filter: inCategory(asked), search: searchFor(asked.search), page }
  return loadPage(db, queryCache, BLOG_LISTING, question, async (ids) =>
    (await postsOfPage(db).execute({ ids: uuidArray(ids) })).map(asSummary),
  )
}

export async function listPublishedCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: blogPostsTable.category })
    .from(blogPostsTable)
    .where(and(isPublic(), isNotNull(blogPostsTable.category)))
    .orderBy(asc(blogPostsTable.category))
  return rows.flatMap(({ category }) => category ?? [])
}

/** For the sitemap, whose format allows 50,000 addresses. */
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

export interface PostWithText extends BlogPostSummary, WithRendering {
  updatedAt: string
}

/** With its neighbors, in one statement. */
const publishedPost = builtOnce((db) => {
  const { previous, next } = neighboursOf(db, BLOG_LISTING, OTHERS)
  return db
    .select({
      ...WHOLE,
      previous: { slug: previous.slug, title: previous.title },
      next: { slug: next.slug, title: next.title },
    })
    .from(blogPostsTable)
    .leftJoin(renderingsTable, hasRendering(id))
    .leftJoinLateral(previous, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(and(eq(slug, sql.placeholder('slug')), isPublic()))
    .prepare('published_post')
})

export async function findPublishedPost(db: Db, wanted: string) {
  const [row] = await publishedPost(db).execute({ slug: wanted })
  return row && asPostWithText(row)
}

/** In any state. */
export async function findPostForPreview(
  db: Db,
  wanted: string,
): Promise<{ previewKey: string; text: PostWithText } | undefined> {
  const [row] = await db
    .select({ ...WHOLE, previewKey: blogPostsTable.previewKey })
    .from(blogPostsTable)
    .leftJoin(renderingsTable, hasRendering(id))
    .where(eq(id, wanted))
  return row && { previewKey: row.previewKey, text: asPostWithText(row) }
}

const FEED_LENGTH = 20

export async function listNewestPosts(db: Db): Promise<PostWithText[]> {
  const rows = await db
    .select(WHOLE)
    .from(blogPostsTable)
    .leftJoin(renderingsTable, hasRendering(id))
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(FEED_LENGTH)
  return rows.map(asPostWithText)
}

/** Related posts: a shared category counts as two tags. */
export async function listRelatedPosts(
  db: Db,
  queryCache: QueryCache,
  post: BlogPostSummary,
): Promise<BlogPostSummary[]> {
  const newest = await queryCache.load('newest posts', () => listNewestSummaries(db))
  return mostRelated(
    newest,
    post,
    (other) => countSharedTags(post, other) + (other.category === post.category ? 2 : 0),
  )
}

async function listNewestSummaries(db: Db): Promise<BlogPostSummary[]> {
  const rows = await db
    .select(SUMMARY)
    .from(blogPostsTable)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(RELATED_CANDIDATES)
  return rows.map(asSummary)
}

export function asSummary<Row extends { publishedAt: Date | null }>(row: Row) {
  return { ...row, publishedAt: row.publishedAt?.toISOString() ?? null }
}

function asPostWithText<Row extends { publishedAt: Date | null; updatedAt: Date }>(row: Row) {
  return { ...asSummary(row), updatedAt: row.updatedAt.toISOString() }
}
