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
  return or(contains(searchText, typed), words && hasWords(words))!
}

/**
 * `like` compares letter by letter and is quick to find one word; `strpos` skips as far as what it looks for is long. Of
 * a phrase in 5 KB, reading included, it takes about a quarter less time.
 */
function contains(searchText: PgColumn, typed: string): SQL {
  return /\s/.test(typed)
    ? sql`strpos(${searchText}, ${typed.toLowerCase()}) > 0`
    : like(searchText, containing(typed))
}

/** Only stop words: nothing to search for. */
function hasWords({ vector, query }: SearchedWords): SQL {
  return sql`(numnode(${query}) > 0 and ${vector} @@ ${query})`
}
