import type { Db } from '@plumbline/database/db.ts'
import { and, sql } from 'drizzle-orm'
import { inOrder } from './listing.ts'
import { matchesByWords } from './matches-by-words.ts'
import { matches, type Wanted } from './search.ts'

const NEAR = 400

/**
 * The newest matches. A common word is found soon among the newest rows; a rare one through the term
 * index. If the index has too many candidates, all rows are walked until there are enough. The planner
 * cannot choose: it has no statistics for long texts.
 */
export async function findNewest(db: Db, wanted: Wanted): Promise<readonly string[]> {
  const near = await matchesAmong(db, wanted, NEAR)
  if (near.length === wanted.limit) return near
  return (await matchesByWords(db, wanted)) ?? matchesAmong(db, wanted)
}

/** Among all where `newest` does not say how many; then the rows are read one by one until there are enough. */
async function matchesAmong(
  db: Db,
  { listing, filter, search, limit }: Wanted,
  newest?: number,
): Promise<string[]> {
  const { table, id, isListed } = listing
  const order = inOrder(listing)
  // The subquery carries the table's name, so that conditions read the same.
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id
    from (select * from ${table} where ${and(isListed(), filter)} ${order} limit ${newest ?? sql`all`}) as ${table}
    where ${matches(listing, search)} ${order} limit ${limit}`)
  return rows.map((row) => row.id)
}
