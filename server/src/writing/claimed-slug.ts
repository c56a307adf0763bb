import type { Db } from '@plumbline/database/db.ts'
import { and, eq, ne } from 'drizzle-orm'
import { violatesUnique } from '../unique-violation.ts'
import { findFreeSlug, type SluggedTable } from './free-slug.ts'

interface Wish {
  table: SluggedTable
  /** The constraint by which only one row has a slug. */
  unique: string
  slug: string
  refusal: (freeSlug: string) => Error
}

/** Refuses where somebody else than `holder` has the slug. */
type Claim = (tx: Db, holder?: string) => Promise<void>

/**
 * For a write that wants a slug for itself. It claims the slug before it writes the text: what
 * only the database refuses stays on its disk. Of two at one moment the database refuses one.
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
