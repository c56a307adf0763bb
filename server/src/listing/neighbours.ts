import type { Db } from '@plumbline/database/db.ts'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import { type Listing, newestFirst } from './listing.ts'

interface Link {
  slug: string
  title: string
}

/** What readers of one row find just before and just after it. */
export async function findNeighbours(
  db: Db,
  listing: Listing & { slug: PgColumn; title: PgColumn },
  at: { id: string; publishedAt: string | null },
): Promise<{ previous: Link | null; next: Link | null }> {
  const { table, slug, title, id, publishedAt, isListed } = listing
  const place = sql`(${publishedAt}, ${id})`
  const here = sql`(${at.publishedAt}::timestamptz, ${at.id}::uuid)`
  const nearest = (side: 'previous' | 'next', beyond: SQL, order: SQL[]) =>
    db
      .select({ side: sql<'previous' | 'next'>`${sql.raw(`'${side}'`)}`.as('side'), slug, title })
      .from(table)
      .where(and(isListed(), beyond))
      .orderBy(...order)
      .limit(1)
  const rows = await unionAll(
    nearest('previous', sql`${place} < ${here}`, newestFirst(listing)),
    nearest('next', sql`${place} > ${here}`, [asc(publishedAt), asc(id)]),
  )
  const on = (side: 'previous' | 'next') => {
    const row = rows.find((found) => found.side === side)
    return row ? { slug: row.slug as string, title: row.title as string } : null
  }
  return { previous: on('previous'), next: on('next') }
}
