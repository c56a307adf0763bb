import { ARTICLE_PAGE_SIZE, type ArticleCategory } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { findPage } from '../listing/find-page.ts'
import { isAmong, type Listing, newestFirst } from '../listing/listing.ts'
import { searchFor } from '../listing/search.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import type { KeptAnswers } from '../pages/kept-answers.ts'
import { articlesTable } from './article-tables.ts'

export interface ArticleFilter {
  search: string
  category?: ArticleCategory | undefined
}

const RELATED_AT_MOST = 3

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
  authorName: sql<string>`coalesce(${userProfilesTable.fullName}, ${articlesTable.byline})`,
}

function selectSummaries(db: Db) {
  return db
    .select(summary)
    .from(articlesTable)
    .leftJoin(userProfilesTable, eq(userProfilesTable.userId, articlesTable.authorId))
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

export async function listArticles(db: Db, keptAnswers: KeptAnswers, asked: ArticleFilter, page: number) {
  const { search, category } = asked
  const { ids, ...found } = await findPage(db, keptAnswers, LISTING, {
    asked,
    filter: category && eq(articlesTable.category, category),
    search: articleSearch(search),
    page,
  })
  const rows = await selectSummaries(db)
    .where(and(published, isAmong(LISTING, ids)))
    .orderBy(...newestFirst(LISTING))
  return { items: rows.map(withIsoDate), page, ...found }
}

export async function countByCategory(db: Db): Promise<Record<ArticleCategory, number>> {
  const rows = await db
    .select({ category: articlesTable.category, count: count() })
    .from(articlesTable)
    .where(published)
    .groupBy(articlesTable.category)
  const counts = { 'qualified-mortgage': 0, trid: 0, hmda: 0, 'fair-lending': 0, 'bsa-aml': 0 }
  for (const row of rows) counts[row.category] = row.count
  return counts
}

export async function listDrafts(db: Db) {
  const rows = await selectSummaries(db)
    .where(eq(articlesTable.isPublished, false))
    .orderBy(desc(articlesTable.updatedAt))
    .limit(200)
  return rows.map(withIsoDate)
}

export async function findArticle(db: Db, slug: string) {
  const [row] = await db
    .select({
      ...summary,
      body: articlesTable.body,
      topics: articlesTable.topics,
      citations: articlesTable.citations,
      asOf: articlesTable.asOf,
      version: articlesTable.version,
    })
    .from(articlesTable)
    .leftJoin(userProfilesTable, eq(userProfilesTable.userId, articlesTable.authorId))
    .where(eq(articlesTable.slug, slug))
  return row && withIsoDate(row)
}

/** Kin is looked for among this many of the newest, so that a large library costs no more than a small one. */
const KIN_AMONG = 200

/** Of the same category, those that share most tags first. */
export async function listRelated(
  db: Db,
  { id, category, tags }: { id: string; category: ArticleCategory; tags: string[] },
) {
  const wanted = sql`array[${sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`
  const newest = db
    .select({
      id: articlesTable.id,
      shared:
        sql<number>`cardinality(array(select unnest(${articlesTable.tags}) intersect select unnest(${wanted})))`.as(
          'shared',
        ),
    })
    .from(articlesTable)
    .where(and(published, eq(articlesTable.category, category), ne(articlesTable.id, id)))
    .orderBy(...newestFirst(LISTING))
    .limit(KIN_AMONG)
    .as('newest')
  const rows = await selectSummaries(db)
    .innerJoin(newest, eq(newest.id, articlesTable.id))
    .orderBy(desc(newest.shared), desc(articlesTable.publishedAt), asc(articlesTable.id))
    .limit(RELATED_AT_MOST)
  return rows.map(withIsoDate)
}
