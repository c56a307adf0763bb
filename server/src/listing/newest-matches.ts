import type { Db } from '@plumbline/database/db.ts'
import { and, like, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../like-pattern.ts'
import type { Listing } from './listing.ts'
import { unitsFor } from './search-units.ts'

export interface Search {
  typed: string
  /** Besides the texts that have in them what was typed. */
  orElse?: SQL | undefined
}

/** Nothing was typed: no search. */
export function searchFor(typed: string, orElse?: SQL): Search | undefined {
  return typed === '' ? undefined : { typed, orElse }
}

const NEAR = 400
const WIDE = 128 * NEAR
/** A walk that is expected to be no longer than this is cheaper than the index. */
const WALKED_GLADLY = 4 * NEAR
/** How much longer than expected a walk may be. */
const PATIENCE = 1.5
/** So many matches are put in order; what has more is met often enough on a walk. */
const FEW = 20_000

/**
 * The newest that match. A common word is met soon on a walk from the newest row on; a rare one
 * is in few rows, which the index of words names. The database cannot tell which is the case
 * (it keeps no statistics of long texts), so the nearest rows are asked.
 */
export async function findNewest(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  search: Search,
  limit: number,
): Promise<readonly string[]> {
  const near = await matchesAmong(db, listing, filter, search, { rows: NEAR, limit })
  if (near.length === limit) return near
  const expected = Math.ceil((limit / near.length) * NEAR * PATIENCE)
  if (expected <= WALKED_GLADLY) {
    const far = await matchesAmong(db, listing, filter, search, { rows: expected, limit })
    if (far.length === limit) return far
  }
  const few = await fewByWords(db, listing, filter, search, limit)
  if (few) return few
  const wide = await matchesAmong(db, listing, filter, search, { rows: WIDE, limit })
  if (wide.length === limit) return wide
  return matchesByLetters(db, listing, filter, search, limit)
}

function matches({ searchText }: Listing, { typed, orElse }: Search): SQL {
  return or(like(searchText, containing(typed)), orElse)!
}

async function matchesAmong(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  search: Search,
  { rows: newest, limit }: { rows: number; limit: number },
): Promise<string[]> {
  const { table, id, publishedAt, isListed } = listing
  const order = sql`order by ${publishedAt} desc, ${id} desc`
  // The newest rows bear the table's name, so that the search reads as it would on the table.
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id
    from (select * from ${table} where ${and(isListed(), filter)} ${order} limit ${newest}) as ${table}
    where ${matches(listing, search)} ${order} limit ${limit}`)
  return rows.map((row) => row.id)
}

/**
 * By the index of words; nothing where these stand in too many texts. It names hardly a text that
 * does not match, so the texts themselves are read from the newest on, until there are enough.
 */
async function fewByWords(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  search: Search,
  limit: number,
): Promise<string[] | undefined> {
  const { table, id, publishedAt, searchText, isListed } = listing
  const units = unitsFor(search.typed)
  const columns = units.map((_, index) => sql.raw(`units_${index}`))
  const has = (list: SQL) => sql`search_units(${searchText}) collate "C" && (${list}) collate "C"`
  const candidate = or(
    and(...columns.map((column) => has(sql`select ${column} from wanted`))),
    // A word too long for the index.
    has(sql`select array['']`),
    search.orElse,
  )
  const { rows } = await db.execute<{ found: string[] | null }>(sql`
    with wanted as materialized (
      select ${sql.join(
        units.map((list, index) => sql`${list} as ${columns[index]!}`),
        sql`, `,
      )}
    ),
    candidates as materialized (
      select ${id} as id, ${publishedAt} as published_at from ${table} where ${and(isListed(), filter, candidate)}
    ),
    few as materialized (select id, published_at from candidates limit ${FEW + 1})
    select case
      when (select count(*) from few) <= ${FEW} and (select ${sql.join(columns, sql` is not null and `)} is not null from wanted)
      then array(
        select few.id
        from (select id, published_at from few order by published_at desc, id desc offset 0) few
        cross join lateral (
          select from ${table} where ${id} = few.id and ${matches(listing, search)} offset 0
        ) confirmed
        order by few.published_at desc, few.id desc limit ${limit}
      )
    end as found`)
  return rows[0]!.found ?? undefined
}

async function matchesByLetters(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  search: Search,
  limit: number,
): Promise<string[]> {
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
