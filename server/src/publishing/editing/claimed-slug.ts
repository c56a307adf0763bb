import type { Db } from '@plumbline/database/db.ts'
import { and, eq, ne } from 'drizzle-orm'
import { violatesUnique } from '../../platform/sql.ts'
import { findFreeSlug } from './free-slug.ts'
import type { SluggedTable } from './slugged-table.ts'

interface Wish {
  table: SluggedTable
  /** The table's unique constraint on the slug. */
  unique: string
  slug: string
  refusal: (freeSlug: string) => Error
}

/** Throws if a row other than `holder` has the slug. */
type Claim = (tx: Db, holder?: string) => Promise<void>

/**
 * Checks the slug before inserting, so a rejected text never reaches disk. The unique constraint settles
 * concurrent requests.
 */
export async function claimingSlug<Result>(
  db: Db,
  { table, unique, slug, refusal }: Wish,
  write: (claim: Claim) => Promise<Result>,
): Promise<Result> {
  const refuse = async (at: Db) => {
    throw refusal(await findFreeSlug(at, table, slug))
  }
  try {
    return await write(async (tx, holder) => {
      const others = and(eq(table.slug, slug), holder === undefined ? undefined : ne(table.id, holder))
      const taken = await tx.select({ id: table.id }).from(table).where(others)
      if (taken.length > 0) await refuse(tx)
    })
  } catch (error) {
    if (!violatesUnique(error, unique)) throw error
    return refuse(db)
  }
}
