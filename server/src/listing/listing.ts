import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { uuidList } from '../uuid-list.ts'

/** A table that readers page through newest first, by an index on its date and id. */
export interface Listing {
  name: string
  table: PgTable
  id: PgColumn
  publishedAt: PgColumn
  /** The date in the index of words: the same, in every row that has one. */
  indexedAt: PgColumn
  searchText: PgColumn
  /** Which rows readers may see at all; asked for anew each time, since time decides it too. */
  isListed: () => SQL
  pageSize: number
}

/** For the rows of a page, read by their ids. */
export const newestFirst = ({ publishedAt, id }: Listing) => [desc(publishedAt), desc(id)]

/** The same, in a statement that is written out. */
export const inOrder = (listing: Listing) => sql`order by ${sql.join(newestFirst(listing), sql`, `)}`

/** The rows of a page. */
export function isAmong({ id }: Listing, ids: readonly string[]): SQL {
  return sql`${id} = any(${uuidList(ids)})`
}
