import type { Db } from '@plumbline/database/db.ts'
import { and, asc, type ColumnBaseConfig, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Listing, newestFirst } from './listing.ts'

type TextColumn = PgColumn<ColumnBaseConfig<'string', 'PgText'> & { data: string; notNull: true }>

/** A listing whose rows can be linked. */
export type LinkedListing = Listing & { slug: TextColumn; title: TextColumn }

/** Not a parameter: planned once for all rows, the statement would be planned for many neighbors. */
const ONE = sql.raw('1') as unknown as number

/**
 * The previous and next row in readers' order, to be joined laterally to the row that is read. `others` is
 * the same table under another name.
 */
export function neighboursOf(db: Db, here: Listing, others: LinkedListing) {
  const { table, slug, title, publishedAt, id, isListed } = others
  const place = (listing: Listing) => sql`(${listing.publishedAt}, ${listing.id})`
  const nearest = (beyond: SQL, order: SQL[]) =>
    db
      .select({ slug, title })
      .from(table)
      .where(and(isListed(), beyond))
      .orderBy(...order)
      .limit(ONE)
  return {
    previous: nearest(sql`${place(others)} < ${place(here)}`, newestFirst(others)).as('previous'),
    next: nearest(sql`${place(others)} > ${place(here)}`, [asc(publishedAt), asc(id)]).as('next'),
  }
}
