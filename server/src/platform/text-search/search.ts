import { like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../sql.ts'
import type { Listing } from './listing.ts'

export interface Search {
  typed: string
  /** Matches texts that contain the typed string, and texts with these words in any order. */
  words?: SearchedWords | undefined
}

/** A search: the listing, the query, and how many matches are enough. */
export interface Wanted {
  listing: Listing
  filter: SQL | undefined
  search: Search
  limit: number
}

interface SearchedWords {
  /** The text's period is one of its terms, as in the term index. */
  vector: PgColumn
  query: SQL
}

/** Nothing was typed. */
export function searchFor(typed: string, words?: SearchedWords): Search | undefined {
  return typed === '' ? undefined : { typed, words }
}

export function matches({ searchText }: Listing, { typed, words }: Search): SQL {
  return or(like(searchText, containing(typed)), words && hasWords(words))!
}

/** Only stop words: nothing to search for. */
function hasWords({ vector, query }: SearchedWords): SQL {
  return sql`(numnode(${query}) > 0 and ${vector} @@ ${query})`
}
