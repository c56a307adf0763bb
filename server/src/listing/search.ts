import { like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../like-pattern.ts'
import type { Listing } from './listing.ts'

export interface Search {
  typed: string
  /** Texts that have these words in any order are found besides those that have in them what was typed. */
  words?: SearchedWords | undefined
}

/** What is searched, for what, and how much is enough. */
export interface Wanted {
  listing: Listing
  filter: SQL | undefined
  search: Search
  limit: number
}

interface SearchedWords {
  /** Has the text's period among its words, as the index of words and pairs has it. */
  vector: PgColumn
  query: SQL
}

/** Nothing was typed: no search. */
export function searchFor(typed: string, words?: SearchedWords): Search | undefined {
  return typed === '' ? undefined : { typed, words }
}

export function matches({ searchText }: Listing, { typed, words }: Search): SQL {
  return or(like(searchText, containing(typed)), words && hasWords(words))!
}

/** Of nothing but the commonest words no question is left, and no text need be read for it. */
function hasWords({ vector, query }: SearchedWords): SQL {
  return sql`(numnode(${query}) > 0 and ${vector} @@ ${query})`
}
