import { desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { uuidList } from '../sql.ts'

/** A table that readers page through newest first, by an index on date and id. */
export interface Listing {
  name: string
  table: PgTable
  id: PgColumn
  publishedAt: PgColumn
  /** The date column in the search index; equal where both are set. */
  indexedAt: PgColumn
  searchText: PgColumn
  /** The visibility condition, evaluated per query because it depends on the time. */
  isListed: () => SQL
  pageSize: number
}

/** Columns of a page's rows, read by id. */
export const newestFirst = ({ publishedAt, id }: Listing) => [desc(publishedAt), desc(id)]

/** The same for a raw SQL statement. */
export const inOrder = (listing: Listing) => sql`order by ${sql.join(newestFirst(listing), sql`, `)}`

/** The rows of a page. */
export function isAmong({ id }: Listing, ids: readonly string[] | Placeholder): SQL {
  return sql`${id} = any(${uuidList(ids)})`
}
