import type { Db } from '@plumbline/database/db.ts'
import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { KeptAnswers } from '../pages/kept-answers.ts'

/** A table that readers page through newest first, by an index on its date and id. */
export interface Listing {
  name: string
  table: PgTable
  id: PgColumn
  publishedAt: PgColumn
  /** Which rows readers may see at all; asked for anew each time, since time decides it too. */
  isListed: () => SQL
  pageSize: number
}

export interface ListingQuestion {
  /** Names the filter and the search, for what is kept of their answers. */
  asked: unknown
  filter: SQL | undefined
  search: SQL | undefined
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

/** Which rows stand on a page. However many rows there are, a search reads a bounded number of them. */
export async function findPage(
  db: Db,
  keptAnswers: KeptAnswers,
  listing: Listing,
  { asked, filter, search, page }: ListingQuestion,
): Promise<ListingPage> {
  const { name, pageSize } = listing
  const question = `${name} ${JSON.stringify(asked)}`
  const from = (page - 1) * pageSize
  if (search === undefined) {
    const totalCount = await keptAnswers.load(question, () => countListed(db, listing, filter))
    const ids = from < totalCount ? await idsFrom(db, listing, filter, from, totalCount) : []
    return { ids, totalCount, pageCount: Math.ceil(totalCount / pageSize), onlyNewest: false }
  }
  const limit = PAGES_OF_A_SEARCH * pageSize
  const matches = await keptAnswers.load(question, () => findNewest(db, listing, filter, search, limit + 1))
  const totalCount = Math.min(matches.length, limit)
  return {
    ids: matches.slice(from, Math.min(from + pageSize, limit)),
    totalCount,
    pageCount: Math.ceil(totalCount / pageSize),
    onlyNewest: matches.length > limit,
  }
}

/** For the rows of a page, read by their ids. */
export const newestFirst = ({ publishedAt, id }: Listing) => [desc(publishedAt), desc(id)]

async function countListed(db: Db, { table, isListed }: Listing, filter: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(and(isListed(), filter))
  return row!.count
}

/**
 * Ids alone, which the index holds: only the rows of the page itself are read whole. The database walks
 * past all rows before a page, so it begins at the nearer end. The count is kept for a while: a row that
 * appeared meanwhile by its date shifts far pages by one until it is counted anew.
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

const NEAR = 400
const WIDE = 128 * NEAR
/** A walk that is expected to be no longer than this is cheaper than the index. */
const WALKED_GLADLY = 12 * NEAR
/** How much longer than expected a walk may be. */
const PATIENCE = 1.5
/** So many matches are read and put in order; what has more is met often enough on a walk. */
const FEW = 8_000

/**
 * The newest that match. A common word is met soon on a walk from the newest row on; a rare one
 * is in few rows, which the index of the texts names. The database cannot tell which is the case
 * (it keeps no statistics of long texts), so the nearest rows are asked.
 */
async function findNewest(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  search: SQL,
  limit: number,
): Promise<readonly string[]> {
  const near = await matchesAmong(db, listing, filter, search, { rows: NEAR, limit })
  if (near.length === limit) return near
  const expected = Math.ceil((limit / near.length) * NEAR * PATIENCE)
  if (expected <= WALKED_GLADLY) {
    const far = await matchesAmong(db, listing, filter, search, { rows: expected, limit })
    if (far.length === limit) return far
  }
  const few = await fewByIndex(db, listing, filter, search)
  if (few) return few.slice(0, limit)
  const wide = await matchesAmong(db, listing, filter, search, { rows: WIDE, limit })
  if (wide.length === limit) return wide
  return matchesByIndex(db, listing, filter, search, limit)
}

async function matchesAmong(
  db: Db,
  { table, id, publishedAt, isListed }: Listing,
  filter: SQL | undefined,
  search: SQL,
  { rows: newest, limit }: { rows: number; limit: number },
): Promise<string[]> {
  const order = sql`order by ${publishedAt} desc, ${id} desc`
  // The newest rows bear the table's name, so that the search reads as it would on the table.
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id
    from (select * from ${table} where ${and(isListed(), filter)} ${order} limit ${newest}) as ${table}
    where ${search} ${order} limit ${limit}`)
  return rows.map((row) => row.id)
}

/** All that match, newest first, unless they are many. */
async function fewByIndex(
  db: Db,
  { table, id, publishedAt, isListed }: Listing,
  filter: SQL | undefined,
  search: SQL,
): Promise<string[] | undefined> {
  // Planned as if all were wanted, or a walk would look cheaper than it is; read no further than the limit.
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select ${id} as id, ${publishedAt} as published_at from ${table} where ${and(isListed(), filter, search)}
    ),
    few as (select id, published_at from found limit ${FEW + 1})
    select id from few order by published_at desc, id desc`)
  return rows.length > FEW ? undefined : rows.map((row) => row.id)
}

async function matchesByIndex(
  db: Db,
  { table, id, publishedAt, isListed }: Listing,
  filter: SQL | undefined,
  search: SQL,
  limit: number,
): Promise<string[]> {
  // Apart from the order, or the walk along the dates would look cheaper than it is.
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select ${id} as id, ${publishedAt} as published_at from ${table} where ${and(isListed(), filter, search)}
    )
    select id from found order by published_at desc, id desc limit ${limit}`)
  return rows.map((row) => row.id)
}
