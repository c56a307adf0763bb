import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { regulationChecksTable, regulationSourcesTable } from '../library/regulation-tables.ts'

/** The check that fetches a part which the library does not have. */
export const orderSubject = (part: string) => `add-${part}`

/** Puts parts on the list of what is fetched, one after another; what is on it is due again. */
export async function orderParts(db: Db, parts: readonly string[]): Promise<void> {
  if (parts.length === 0) return
  await db.insert(regulationSourcesTable).values({ name: 'ecfr' }).onConflictDoNothing()
  await db
    .insert(regulationChecksTable)
    .values(parts.map((part) => ({ source: 'ecfr' as const, subject: orderSubject(part) })))
    .onConflictDoUpdate({
      target: [regulationChecksTable.source, regulationChecksTable.subject],
      set: { nextAt: sql`now()` },
    })
}

/** Takes parts off the list. Returns how many were on it. */
export async function withdrawOrders(db: Db, parts: readonly string[]): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from regulation_checks where source = 'ecfr'
      and subject in (select jsonb_array_elements_text(${JSON.stringify(parts.map(orderSubject))}::jsonb))
    returning subject`)
  return rows.length
}
