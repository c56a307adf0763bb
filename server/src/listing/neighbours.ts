import type { Db } from '@plumbline/database/db.ts'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Listing, newestFirst } from './newest-first.ts'

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
  const nearest = async (beyond: SQL, order: SQL[]) => {
    const [row] = await db
      .select({ slug, title })
      .from(table)
      .where(and(isListed(), beyond))
      .orderBy(...order)
      .limit(1)
    return (row as Link | undefined) ?? null
  }
  return {
    previous: await nearest(sql`${place} < ${here}`, newestFirst(listing)),
    next: await nearest(sql`${place} > ${here}`, [asc(publishedAt), asc(id)]),
  }
}
