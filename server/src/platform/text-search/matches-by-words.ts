import type { Db } from '@plumbline/database/db.ts'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { candidateTerms } from './candidate-terms.ts'
import { inOrder, type Listing } from './listing.ts'
import { matches, type Wanted } from './search.ts'

/** The first time window to search. */
const NEWEST_ROWS = 4_000
/** The growth of each following window; the last one is unlimited. */
const TIMES = [1, 2, 10] as const

/**
 * Searches the term index; undefined when there are too many candidate terms. Reads candidates from the
 * newest on until there are enough, in growing time windows, so the cost depends on the number of matches
 * and not on the table's size.
 */
export async function matchesByWords(db: Db, wanted: Wanted): Promise<readonly string[] | undefined> {
  const { listing, search, limit } = wanted
  const units = candidateTerms(search.typed).map((list, index) => ({ list, name: column('units', index) }))
  const names = units.map(({ name }) => name)
  const isEnough = sql`cardinality(ids) >= ${limit}`
  const within = (periods?: SQL) => found(wanted, isCandidate(wanted, names, periods))
  const reaches = TIMES.map((times, index) => {
    const reached = within(sql`(select ${column('periods', index)} from periods)`)
    if (index === 0) return sql`reach_0 as materialized (select ${reached} as ids)`
    // Too few matches in this window as well.
    const tooFew = Math.floor((limit * TIMES[index - 1]!) / times / 2)
    return sql`${column('reach', index)} as materialized (
      select case when ${isEnough} or cardinality(ids) between 1 and ${tooFew} then ids else ${reached} end as ids
      from ${column('reach', index - 1)}
    )`
  })
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    with wanted as materialized (
      select ${commaSeparated(units.map(({ list, name }) => sql`${list} as ${name}`))}
    ),
    dates as materialized (select ${dateAfter(listing, NEWEST_ROWS)} as since, ${dateAfter(listing, 0)} as until),
    -- Null, and so no text's, where there are no more rows than the newest.
    periods as materialized (
      select ${commaSeparated(TIMES.map((times, index) => sql`search_periods(since, until, ${times}) as ${column('periods', index)}`))}
      from dates
    ),
    ${commaSeparated(reaches)}
    select case when (select ${sql.join(names, sql` is not null and `)} is not null from wanted) then (
      select to_json(case when ${isEnough} then ids else ${within()} end) from ${column('reach', TIMES.length - 1)}
    ) end as ids`)
  return rows[0]!.ids ?? undefined
}

const column = (name: string, index: number) => sql.raw(`${name}_${index}`)

const commaSeparated = (parts: SQL[]) => sql.join(parts, sql`, `)

const dateAfter = (listing: Listing, rows: number) => sql`(
  select ${listing.publishedAt} from ${listing.table} where ${listing.isListed()}
  ${inOrder(listing)} offset ${rows} limit 1)`

function isCandidate({ listing, search: { words } }: Wanted, units: SQL[], periods?: SQL): SQL {
  const { searchText, indexedAt } = listing
  const has = (list: SQL) =>
    sql`(search_units(${searchText}) || search_period(${indexedAt}) collate "C") && (${list}) collate "C"`
  const isWithin = periods && has(periods)
  return or(
    and(isWithin, ...units.map((unit) => has(sql`select ${unit} from wanted`))),
    // Too long for the index.
    and(isWithin, has(sql`select array['']`)),
    words && sql`${words.vector} @@ ${wordsWithin(words.query, periods)}`,
  )!
}

/** A query without words would match every text of the period. */
function wordsWithin(query: SQL, periods: SQL | undefined): SQL {
  if (!periods) return query
  return sql`(select case when numnode(${query}) > 0 then ${query} && any_of_periods(${periods}) end)`
}

function found({ listing, filter, search, limit }: Wanted, isNamed: SQL): SQL {
  const { table, id, publishedAt, searchText, isListed } = listing
  const columns = [id, publishedAt, searchText, ...(search.words ? [search.words.vector] : [])]
  const order = inOrder(listing)
  // The subquery carries the table's name, so that conditions read the same.
  return sql`array(
    with candidates as materialized (select ${commaSeparated(columns.map((column) => sql`${column}`))} from ${table} where ${and(isListed(), filter, isNamed)})
    select ${id} from (select * from candidates as ${table} ${order} offset 0) as ${table}
    where ${matches(listing, search)} ${order} limit ${limit})`
}
