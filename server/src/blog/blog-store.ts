import { BLOG_PAGE_SIZE, type BlogPostSummary } from '@plumbline/contract/blog.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, count, desc, eq, isNotNull, like, lte, type SQL, sql } from 'drizzle-orm'
import { containing } from '../like-pattern.ts'
import { blogPostsTable } from './blog-tables.ts'

export interface BlogFilter {
  search: string
  category?: string | undefined
}

/** Published, and its date has come: a post dated ahead appears by itself. */
function isPublic(): SQL {
  return and(eq(blogPostsTable.isPublished, true), lte(blogPostsTable.publishedAt, sql`now()`))!
}

function matches({ search, category }: BlogFilter): SQL {
  return and(
    isPublic(),
    search === '' ? undefined : like(blogPostsTable.searchText, containing(search)),
    category === undefined ? undefined : eq(blogPostsTable.category, category),
  )!
}

export async function listPublishedPosts(
  db: Db,
  filter: BlogFilter,
  page: number,
): Promise<BlogPostSummary[]> {
  const rows = await db
    .select({
      id: blogPostsTable.id,
      slug: blogPostsTable.slug,
      title: blogPostsTable.title,
      excerpt: blogPostsTable.excerpt,
      category: blogPostsTable.category,
      tags: blogPostsTable.tags,
      featuredImageUrl: blogPostsTable.featuredImageUrl,
      isFeatured: blogPostsTable.isFeatured,
      publishedAt: blogPostsTable.publishedAt,
      readTime: blogPostsTable.readTime,
      authorName: blogPostsTable.byline,
    })
    .from(blogPostsTable)
    .where(matches(filter))
    .orderBy(desc(blogPostsTable.publishedAt), desc(blogPostsTable.id))
    .limit(BLOG_PAGE_SIZE)
    .offset((page - 1) * BLOG_PAGE_SIZE)
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? null }))
}

export async function countPublishedPosts(db: Db, filter: BlogFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(blogPostsTable).where(matches(filter))
  return row!.count
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
    .select({ slug: blogPostsTable.slug, updatedAt: blogPostsTable.updatedAt })
    .from(blogPostsTable)
    .where(isPublic())
    .orderBy(desc(blogPostsTable.publishedAt), desc(blogPostsTable.id))
    .limit(ADDRESSES_AT_MOST)
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }))
}
