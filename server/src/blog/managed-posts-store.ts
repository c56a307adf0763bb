import { BLOG_PAGE_SIZE } from '@plumbline/contract/blog.ts'
import type { PublicationStatus } from '@plumbline/contract/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { findPage } from '../listing/find-page.ts'
import { isAmong, type Listing, newestFirst } from '../listing/listing.ts'
import { searchFor } from '../listing/search.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import type { KeptAnswers } from '../pages/kept-answers.ts'
import { AUTHOR, asSummary, type BlogFilter, inCategory, isPublic, SUMMARY } from './blog-store.ts'
import { blogPostsTable } from './blog-tables.ts'

interface ManagedFilter extends BlogFilter {
  status?: PublicationStatus | undefined
}

const { id, isPublished, publishedAt, latestAt } = blogPostsTable

/** What has a date is listed by it, for which there are other indexes than for drafts. */
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

/** Posts of every state: what is still to come first, then by date. */
export async function listManagedPosts(db: Db, keptAnswers: KeptAnswers, asked: ManagedFilter, page: number) {
  const listing: Listing = {
    ...LISTED[asked.status ?? 'all'],
    name: 'managed posts',
    table: blogPostsTable,
    id,
    indexedAt: latestAt,
    searchText: blogPostsTable.searchText,
    pageSize: BLOG_PAGE_SIZE,
  }
  const { ids, ...found } = await findPage(db, keptAnswers, listing, {
    asked,
    filter: inCategory(asked),
    search: searchFor(asked.search),
    page,
  })
  const rows = await db
    .select({ ...SUMMARY, status: STATUS })
    .from(blogPostsTable)
    .leftJoin(userProfilesTable, AUTHOR)
    .where(isAmong(listing, ids))
    .orderBy(...newestFirst(listing))
  return { items: rows.map((row) => ({ ...asSummary(row), status: row.status })), page, ...found }
}
