import type { Db } from '@plumbline/database/db.ts'
import { freeSlug, SLUG_LENGTH_AT_MOST } from '@plumbline/rules/slugs/slug.ts'
import { like } from 'drizzle-orm'
import type { articlesTable } from '../articles/article-tables.ts'
import type { WrittenTable } from './written-text-store.ts'

const ROOM_FOR_A_NUMBER = 10

export type SluggedTable = WrittenTable | typeof articlesTable

/** The slug with the lowest number behind it that nobody has; of a long one as much as leaves room for the number. */
export async function findFreeSlug(db: Db, table: SluggedTable, wished: string): Promise<string> {
  const beginning = wished.slice(0, SLUG_LENGTH_AT_MOST - ROOM_FOR_A_NUMBER)
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${beginning}%`))
  const taken = new Set(rows.map(({ slug }) => slug))
  return freeSlug(wished, (slug) => taken.has(slug))
}
