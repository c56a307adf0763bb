import { ARTICLE_PAGE_SIZE, type ArticleCategory } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../like-pattern.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { articlesTable } from './article-tables.ts'

export interface ArticleFilter {
  search: string
  category?: ArticleCategory | undefined
}

/** Counting stops here: nobody pages further through what a search found. */
const COUNT_AT_MOST = 1_000
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

function matches({ search, category }: ArticleFilter): SQL {
  return and(
    published,
    category && eq(articlesTable.category, category),
    search === ''
      ? undefined
      : or(
          sql`${sql.raw('articles.search_text')} like ${containing(search)}`,
          sql`${sql.raw('articles.search_vector')} @@ websearch_to_tsquery('english', ${search})`,
        ),
  )!
}

export async function listArticles(db: Db, filter: ArticleFilter, page: number) {
  const rows = await selectSummaries(db)
    .where(matches(filter))
    .orderBy(desc(articlesTable.publishedAt), desc(articlesTable.id))
    .limit(ARTICLE_PAGE_SIZE)
    .offset((page - 1) * ARTICLE_PAGE_SIZE)
  return rows.map(withIsoDate)
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(articlesTable)
    .where(matches(filter))
    .limit(COUNT_AT_MOST)
    .as('found')
  const [row] = await db.select({ count: count() }).from(found)
  return row!.count
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

/** Of the same category, those that share most tags first. */
export async function listRelated(
  db: Db,
  { id, category, tags }: { id: string; category: ArticleCategory; tags: string[] },
) {
  const wanted = sql`array[${sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`
  const shared = sql`cardinality(array(select unnest(${articlesTable.tags}) intersect select unnest(${wanted})))`
  const rows = await selectSummaries(db)
    .where(and(published, eq(articlesTable.category, category), ne(articlesTable.id, id)))
    .orderBy(desc(shared), desc(articlesTable.publishedAt), asc(articlesTable.id))
    .limit(RELATED_AT_MOST)
  return rows.map(withIsoDate)
}
