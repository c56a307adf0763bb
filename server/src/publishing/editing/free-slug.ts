import type { Db } from '@plumbline/database/db.ts'
import { freeSlug, SLUG_LENGTH_AT_MOST, slugOf } from '@plumbline/rules/slugs/slug.ts'
import { like } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { violatesUnique } from '../../platform/sql.ts'
import type { SluggedTable } from './slugged-table.ts'

const SPACE_FOR_A_NUMBER = 10
/** For concurrent texts with the same title: the second retries with the next slug. */
const ATTEMPTS = 3

/** The first free slug with a numeric suffix, shortened to fit. */
export async function findFreeSlug(db: Db, table: SluggedTable, wished: string): Promise<string> {
  const beginning = wished.slice(0, SLUG_LENGTH_AT_MOST - SPACE_FOR_A_NUMBER)
  const rows = await db
    .select({ slug: table.slug })
    .from(table as PgTable)
    .where(like(table.slug, `${beginning}%`))
  const taken = new Set(rows.map(({ slug }) => slug))
  return freeSlug(wished, (slug) => taken.has(slug))
}

/** Writes under the first free slug of a title; `fallback` is for a title without any character that a slug allows. */
export async function withFreeSlug<Result>(
  db: Db,
  {
    table,
    constraint,
    title,
    fallback,
  }: { table: SluggedTable; constraint: string; title: string; fallback: string },
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  const wished = slugOf(title) || fallback
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(await findFreeSlug(db, table, wished))
    } catch (error) {
      if (attempt === ATTEMPTS || !violatesUnique(error, constraint)) throw error
    }
  }
}
