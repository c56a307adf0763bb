import { BLOG_PAGE_SIZE } from '@plumbline/contract/publishing/blog.ts'
import type { PublicationStatus } from '@plumbline/contract/publishing/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { findPage } from '../../platform/text-search/find-page.ts'
import { isAmong, type Listing, newestFirst } from '../../platform/text-search/listing.ts'
import { searchFor } from '../../platform/text-search/search.ts'
import { asSummary, type BlogFilter, inCategory, isPublic, SUMMARY } from './blog-store.ts'
import { blogPostsTable } from './blog-tables.ts'

interface ManagedFilter extends BlogFilter {
  status?: PublicationStatus | undefined
}

const { id, isPublished, publishedAt, latestAt } = blogPostsTable

/** Posts with a date use another index than drafts. */
const LISTED: Record<PublicationStatus | 'all', Pick<Listing, 'publishedAt' | 'isListed'>> = {
  all: { publishedAt: latestAt, isListed: () => sql`true` },
  draft: { publishedAt: latestAt, isListed: () => eq(isPublished, false) },
  scheduled: { publishedAt, isListed: isScheduled },
  published: { publishedAt, isListed: isPublic },
}

function isScheduled(): SQL {
  return and(eq(isPublished, true), gt(publishedAt, sql`now()`))!
}

const STATUS = sql<PublicationStatus>`case
  when not ${isPublished} then 'draft'
  when ${publishedAt} > now() then 'scheduled'
  else 'published' end`

/** Posts in every state: scheduled first, then by date. */
export async function listManagedPosts(db: Db, queryCache: QueryCache, asked: ManagedFilter, page: number) {
  const listing: Listing = {
    ...LISTED[asked.status ?? 'all'],
    name: 'managed posts',
    table: blogPostsTable,
    id,
    indexedAt: latestAt,
    searchText: blogPostsTable.searchText,
    pageSize: BLOG_PAGE_SIZE,
  }
  const { ids, ...found } = await findPage(db, queryCache, listing, {
    asked,
    filter: inCategory(asked),
    search: searchFor(asked.search),
    page,
  })
  const rows = await db
    .select({ ...SUMMARY, status: STATUS })
    .from(blogPostsTable)
    .where(isAmong(listing, ids))
    .orderBy(...newestFirst(listing))
  return { items: rows.map((row) => ({ ...asSummary(row), status: row.status })), page, ...found }
}
