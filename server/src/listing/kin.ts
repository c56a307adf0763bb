import type { Db } from '@plumbline/database/db.ts'
import { and, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Listing, newestFirst } from './listing.ts'

export const KIN_AT_MOST = 3

/** Kin is looked for among this many of the newest rows, so that many cost no more than few. */
const KIN_AMONG = 200

/** The newest rows but one, each with how much it shares with that one. */
export function newestByKinship(db: Db, listing: Listing, exceptId: string, shared: SQL<number>) {
  return db
    .select({ id: listing.id, shared: shared.as('shared') })
    .from(listing.table)
    .where(and(listing.isListed(), ne(listing.id, exceptId)))
    .orderBy(...newestFirst(listing))
    .limit(KIN_AMONG)
    .as('newest')
}

export function countSharedTags(tags: PgColumn, wanted: readonly string[]): SQL<number> {
  const theirs = sql`array(select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`
  return sql<number>`(select count(*) from unnest(${tags}) tag where tag = any(${theirs}))`
}
