import type { Db } from '@plumbline/database/db.ts'
import { and, sql } from 'drizzle-orm'
import { inOrder } from './listing.ts'
import { matchesByWords } from './matches-by-words.ts'
import { matches, type Wanted } from './search.ts'

const NEAR = 400
const WIDE = 128 * NEAR

/**
 * The newest that match. A common word is met soon among the newest rows; a rarer one is in few,
 * which the index of words names. Where that does not know, a wide walk looks, and at the end of all
 * the index of letters. The database cannot tell which is the case: it keeps no statistics of long texts.
 */
export async function findNewest(db: Db, wanted: Wanted): Promise<readonly string[]> {
  const near = await matchesAmong(db, NEAR, wanted)
  if (near.length === wanted.limit) return near
  const byWords = await matchesByWords(db, wanted)
  if (byWords) return byWords
  const wide = await matchesAmong(db, WIDE, wanted)
  if (wide.length === wanted.limit) return wide
  return matchesByLetters(db, wanted)
}

async function matchesAmong(
  db: Db,
  newest: number,
  { listing, filter, search, limit }: Wanted,
): Promise<string[]> {
  const { table, id, isListed } = listing
  const order = inOrder(listing)
  // The newest rows bear the table's name, so that the search reads as it would on the table.
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id
    from (select * from ${table} where ${and(isListed(), filter)} ${order} limit ${newest}) as ${table}
    where ${matches(listing, search)} ${order} limit ${limit}`)
  return rows.map((row) => row.id)
}

async function matchesByLetters(db: Db, { listing, filter, search, limit }: Wanted): Promise<string[]> {
  const { table, id, publishedAt, isListed } = listing
  // Apart from the order, or the walk along the dates would look cheaper than it is.
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select ${id} as id, ${publishedAt} as published_at from ${table}
      where ${and(isListed(), filter, matches(listing, search))}
    )
    select id from found order by published_at desc, id desc limit ${limit}`)
  return rows.map((row) => row.id)
}
