import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/**
 * A connection for calls that are to be parts of one transaction: what they begin are savepoints of it, and a role that
 * one of them takes for an institution ends with it.
 */
export function withinOne(tx: Db): Db {
  const transaction: Db['transaction'] = (work) =>
    tx.transaction(async (part) => {
      const result = await work(part)
      await part.execute(sql`
        select set_config('plumbline.institution', '', true), set_config('role', 'none', true)`)
      return result
    })
  return Object.create(tx, { transaction: { value: transaction } })
}
