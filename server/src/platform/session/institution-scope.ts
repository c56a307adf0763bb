import { type Db, SETTINGS_FIRST } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/**
 * Runs work on one institution in a transaction of its own. The transaction takes a role for which
 * row-level security holds: a query that forgets its `where` finds nothing of other institutions.
 */
export function inInstitution<Result>(
  db: Db,
  institutionId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await enterInstitution(tx, institutionId)
    return work(tx)
  }, SETTINGS_FIRST)
}

/** For the rest of a transaction that began outside an institution, such as an import of people. */
export async function enterInstitution(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`
    select set_config('plumbline.institution', ${institutionId}, true),
      set_config('role', 'plumbline_institution', true)`)
}
