import type { Db } from '@plumbline/database/db.ts'
import { and, sql } from 'drizzle-orm'
import { inOrder } from './listing.ts'
import { matchesByWords } from './matches-by-words.ts'
import { matches, type Wanted } from './search.ts'

const NEAR = 400
const WIDE = 128 * NEAR

/**
 * The newest matches. A common word is found soon among the newest rows; a rare one through the term
 * index. If the index has too many candidates, a longer walk follows, and the trigram index last. The
 * planner cannot choose: it has no statistics for long texts.
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
  // The subquery carries the table's name, so that conditions read the same.
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id
    from (select * from ${table} where ${and(isListed(), filter)} ${order} limit ${newest}) as ${table}
    where ${matches(listing, search)} ${order} limit ${limit}`)
  return rows.map((row) => row.id)
}

async function matchesByLetters(db: Db, { listing, filter, search, limit }: Wanted): Promise<string[]> {
  const { table, id, publishedAt, isListed } = listing
  // Materialized without the order, or the planner underestimates the walk along the dates.
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select ${id} as id, ${publishedAt} as published_at from ${table}
      where ${and(isListed(), filter, matches(listing, search))}
    )
    select id from found order by published_at desc, id desc limit ${limit}`)
  return rows.map((row) => row.id)
}
