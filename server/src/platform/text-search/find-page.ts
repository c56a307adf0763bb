import type { Db } from '@plumbline/database/db.ts'
import { and, asc, count, type SQL } from 'drizzle-orm'
import type { QueryCache } from '../cache/query-cache.ts'
import { type Listing, newestFirst } from './listing.ts'
import { findNewest } from './newest-matches.ts'
import type { Search } from './search.ts'

export interface ListingQuestion {
  /** The cache key of the filter and the search. */
  asked: unknown
  filter: SQL | undefined
  search: Search | undefined
  page: number
}

export interface ListingPage {
  ids: readonly string[]
  pageCount: number
  totalCount: number
  /** True where a search found more than its pages hold: they show the newest. */
  onlyNewest: boolean
}

const PAGES_OF_A_SEARCH = 10

/** A page of a public list with its items; cached, because readers ask for the same few pages. */
export function loadPage<Item>(
  db: Db,
  queryCache: QueryCache,
  listing: Listing,
  question: ListingQuestion,
  readItems: (ids: readonly string[]) => Promise<Item[]>,
) {
  const { asked, page } = question
  return queryCache.load(`page ${page} of ${listing.name} ${JSON.stringify(asked)}`, async () => {
    const { ids, ...found } = await findPage(db, queryCache, listing, question)
    return { items: await readItems(ids), page, ...found }
  })
}

/** Finds the rows of a page. A search reads a bounded number of rows however large the table is. */
export async function findPage(
  db: Db,
  queryCache: QueryCache,
  listing: Listing,
  { asked, filter, search, page }: ListingQuestion,
): Promise<ListingPage> {
  const { name, pageSize } = listing
  const question = `${name} ${JSON.stringify(asked)}`
  const from = (page - 1) * pageSize
  if (search === undefined) {
    const totalCount = await queryCache.load(question, () => countListed(db, listing, filter))
    const ids = from < totalCount ? await idsFrom(db, listing, filter, from, totalCount) : []
    return { ids, totalCount, pageCount: Math.ceil(totalCount / pageSize), onlyNewest: false }
  }
  const limit = PAGES_OF_A_SEARCH * pageSize
  const matches = await queryCache.load(question, () =>
    findNewest(db, { listing, filter, search, limit: limit + 1 }),
  )
  const totalCount = Math.min(matches.length, limit)
  return {
    ids: matches.slice(from, Math.min(from + pageSize, limit)),
    totalCount,
    pageCount: Math.ceil(totalCount / pageSize),
    onlyNewest: matches.length > limit,
  }
}

async function countListed(db: Db, { table, isListed }: Listing, filter: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(and(isListed(), filter))
  return row!.count
}

/**
 * Selects ids only, which the index covers, and reads whole rows for the page alone. Walks from the nearer
 * end. The count is cached for a while, so a row that appears by its date can shift far pages by one until
 * then.
 */
async function idsFrom(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  offset: number,
  totalCount: number,
): Promise<string[]> {
  const { id, table, publishedAt, isListed, pageSize } = listing
  const limit = Math.min(pageSize, totalCount - offset)
  const behind = totalCount - offset - limit
  const fromTheEnd = behind < offset
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(isListed(), filter))
    .orderBy(...(fromTheEnd ? [asc(publishedAt), asc(id)] : newestFirst(listing)))
    .limit(limit)
    .offset(fromTheEnd ? behind : offset)
  const ids = rows.map((row) => row.id as string)
  return fromTheEnd ? ids.reverse() : ids
}
