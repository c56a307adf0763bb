import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { listedCategories } from '@plumbline/contract/publishing/article-labels.ts'
import { ARTICLE_PAGE_SIZE, type ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, arrayContains, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/built-once.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { uuidArray } from '../../platform/sql.ts'
import { loadPage } from '../../platform/text-search/find-page.ts'
import { isAmong, type Listing, newestFirst } from '../../platform/text-search/listing.ts'
import { countSharedTags, mostRelated, RELATED_CANDIDATES } from '../../platform/text-search/related.ts'
import { searchFor } from '../../platform/text-search/search.ts'
import { memberName } from '../../tenancy/members/member-store.ts'
import { hasRendering, renderedColumns } from '../renderings/rendering-store.ts'
import { renderingsTable } from '../renderings/rendering-tables.ts'
import { articlesTable } from './article-tables.ts'

export interface ArticleFilter {
  search: string
  category?: ArticleCategory | undefined
  isSample: boolean
}

const published = eq(articlesTable.isPublished, true)

const summary = {
  id: articlesTable.id,
  slug: articlesTable.slug,
  title: articlesTable.title,
  excerpt: articlesTable.excerpt,
  category: articlesTable.category,
  tags: articlesTable.tags,
  isFeatured: articlesTable.isFeatured,
  isPublished: articlesTable.isPublished,
  publishedAt: articlesTable.publishedAt,
  readTime: articlesTable.readTime,
  authorName: sql<string>`coalesce(${memberName(articlesTable.authorId)}, ${articlesTable.byline})`,
}

function selectSummaries(db: Db) {
  return db.select(summary).from(articlesTable)
}

function withIsoDate<Row extends { publishedAt: Date | null }>(row: Row) {
  return { ...row, publishedAt: row.publishedAt?.toISOString() ?? null }
}

const LISTING: Listing = {
  name: 'articles',
  table: articlesTable,
  id: articlesTable.id,
  publishedAt: articlesTable.publishedAt,
  indexedAt: articlesTable.publishedAt,
  searchText: articlesTable.searchText,
  isListed: () => published,
  pageSize: ARTICLE_PAGE_SIZE,
}

function articleSearch(typed: string) {
  return searchFor(typed, {
    vector: articlesTable.searchVector,
    query: sql`websearch_to_tsquery('english', ${typed})`,
  })
}

const articlesOfPage = builtOnce((db) =>
  selectSummaries(db)
    .where(and(published, isAmong(LISTING, sql.placeholder('ids'))))
    .orderBy(...newestFirst(LISTING))
    .prepare('articles_of_page'),
)

export function listArticles(db: Db, queryCache: QueryCache, asked: ArticleFilter, page: number) {
  const { search, category, isSample } = asked
  const filter = and(
    isSample ? inArray(articlesTable.category, [...listedCategories(true)]) : undefined,
    category && eq(articlesTable.category, category),
  )
  const question = { asked, filter, search: articleSearch(search), page }
  return loadPage(db, queryCache, LISTING, question, async (ids) =>
    (await articlesOfPage(db).execute({ ids: uuidArray(ids) })).map(withIsoDate),
  )
}

export async function countByCategory(db: Db): Promise<ReadonlyMap<ArticleCategory, number>> {
  const rows = await db
    .select({ category: articlesTable.category, count: count() })
    .from(articlesTable)
    .where(published)
    .groupBy(articlesTable.category)
  return new Map(rows.map((row) => [row.category, row.count]))
}

export async function listDrafts(db: Db) {
  const rows = await selectSummaries(db)
    .where(eq(articlesTable.isPublished, false))
    .orderBy(desc(articlesTable.updatedAt))
    .limit(200)
  return rows.map(withIsoDate)
}

const articleBySlug = builtOnce((db) =>
  db
    .select({
      ...summary,
      ...renderedColumns(articlesTable.body),
      topics: articlesTable.topics,
      citations: articlesTable.citations,
      asOf: articlesTable.asOf,
      version: articlesTable.version,
    })
    .from(articlesTable)
    .leftJoin(renderingsTable, hasRendering(articlesTable.id))
    .where(eq(articlesTable.slug, sql.placeholder('slug')))
    .prepare('article_by_slug'),
)

export async function findArticle(db: Db, slug: string) {
  const [row] = await articleBySlug(db).execute({ slug })
  return row && withIsoDate(row)
}

/** Related articles: of the same category, the most shared tags first. */
export async function listRelatedArticles(
  db: Db,
  queryCache: QueryCache,
  article: { id: string; category: ArticleCategory; tags: string[] },
) {
  const { category } = article
  const newest = await queryCache.load(`newest articles ${category}`, () => listNewestSummaries(db, category))
  return mostRelated(newest, article, (other) => 1 + countSharedTags(article, other))
}

async function listNewestSummaries(db: Db, category: ArticleCategory) {
  const rows = await selectSummaries(db)
    .where(and(published, eq(articlesTable.category, category)))
    .orderBy(...newestFirst(LISTING))
    .limit(RELATED_CANDIDATES)
  return rows.map(withIsoDate)
}

/** A published article as its checklist reads it. */
export async function findPublishedText(db: Db, id: string) {
  const [article] = await db
    .select({ ...renderedColumns(articlesTable.body), citations: articlesTable.citations })
    .from(articlesTable)
    .leftJoin(renderingsTable, hasRendering(articlesTable.id))
    .where(and(eq(articlesTable.id, id), articlesTable.isPublished))
  return article
}

/** The published articles on a topic as their checklists read them. */
export function listPublishedTexts(db: Db, topic: Topic) {
  return db
    .select({
      id: articlesTable.id,
      slug: articlesTable.slug,
      title: articlesTable.title,
      citations: articlesTable.citations,
      ...renderedColumns(articlesTable.body),
    })
    .from(articlesTable)
    .leftJoin(renderingsTable, hasRendering(articlesTable.id))
    .where(and(articlesTable.isPublished, arrayContains(articlesTable.topics, [topic])))
    .orderBy(asc(articlesTable.title))
}
