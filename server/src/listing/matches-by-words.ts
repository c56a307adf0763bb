import type { Db } from '@plumbline/database/db.ts'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Listing } from './listing.ts'
import { matches, type Search } from './search.ts'
import { unitsFor } from './search-units.ts'

/** So many of the newest rows are looked through, each time many more, before all of them are. */
const REACHES = [4_000, 40_000]

/**
 * By the index of words; nothing where too many words come into question. The index names hardly a text
 * that does not match. It is asked for the newest first, and what it names is read from the newest on,
 * until there are enough: with one reach after the other this costs by what is found, not by what there is.
 */
export async function matchesByWords(
  db: Db,
  listing: Listing,
  filter: SQL | undefined,
  search: Search,
  limit: number,
): Promise<readonly string[] | undefined> {
  const units = unitsFor(search.typed).map((list, index) => ({ list, name: sql.raw(`units_${index}`) }))
  const names = units.map(({ name }) => name)
  const within = (periods?: SQL) =>
    found(
      listing,
      and(listing.isListed(), filter, isCandidate(listing, search, names, periods))!,
      search,
      limit,
    )

  const parts = [
    sql`wanted as materialized (select ${commaSeparated(units.map(({ list, name }) => sql`${list} as ${name}`))})`,
  ]
  let result = sql`array[]::uuid[]`
  for (const [index, reach] of REACHES.entries()) {
    const periods = sql.raw(`periods_${index}`)
    const matched = sql.raw(`matched_${index}`)
    parts.push(
      sql`${periods} as materialized (select ${periodsOfNewest(listing, reach)} as periods)`,
      sql`${matched} as materialized (select ${orElse(result, limit, within(sql`(select periods from ${periods})`))} as ids)`,
    )
    result = sql`(select ids from ${matched})`
  }
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    with ${commaSeparated(parts)}
    select case when (select ${sql.join(names, sql` is not null and `)} is not null from wanted)
      then ${orElse(result, limit, within())} end as ids`)
  return rows[0]!.ids ?? undefined
}

const commaSeparated = (parts: SQL[]) => sql.join(parts, sql`, `)

/** The ids, if they are enough, or else those of a further look. */
const orElse = (ids: SQL, limit: number, further: SQL) =>
  sql`case when cardinality(${ids}) >= ${limit} then ${ids} else ${further} end`

/** The periods that hold the newest rows; null, and so no text's, where there are no more rows than these. */
function periodsOfNewest({ table, id, publishedAt, isListed }: Listing, rows: number): SQL {
  const dateAfter = (offset: number) => sql`(
    select ${publishedAt} from ${table} where ${isListed()}
    order by ${publishedAt} desc, ${id} desc offset ${offset} limit 1)`
  return sql`search_periods(${dateAfter(rows)}, ${dateAfter(0)})`
}

function isCandidate(
  { searchText, indexedAt }: Listing,
  { words }: Search,
  units: SQL[],
  periods?: SQL,
): SQL {
  const has = (list: SQL) =>
    sql`(search_units(${searchText}) || search_period(${indexedAt}) collate "C") && (${list}) collate "C"`
  const isWithin = periods && has(periods)
  return or(
    and(isWithin, ...units.map((unit) => has(sql`select ${unit} from wanted`))),
    // A word too long for the index.
    and(isWithin, has(sql`select array['']`)),
    words && sql`${words.vector} @@ ${wordsWithin(words.query, periods)}`,
  )!
}

/** A question without words is none: with periods beside it, it would be one for every text. */
function wordsWithin(query: SQL, periods: SQL | undefined): SQL {
  if (!periods) return query
  return sql`(select case when numnode(${query}) > 0 then ${query} && any_of_periods(${periods}) end)`
}

function found(listing: Listing, isWanted: SQL, search: Search, limit: number): SQL {
  const { table, id, publishedAt } = listing
  return sql`array(
    with candidates as materialized (
      select ${id} as id, ${publishedAt} as published_at from ${table} where ${isWanted}
    )
    select newest.id
    from (select id, published_at from candidates order by published_at desc, id desc offset 0) newest
    cross join lateral (select from ${table} where ${id} = newest.id and ${matches(listing, search)} offset 0) confirmed
    order by newest.published_at desc, newest.id desc limit ${limit})`
}
