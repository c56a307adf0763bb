import type { PartOffer, PartOrder } from '@plumbline/contract/regulations/regulation-sources.ts'
import type { Db } from '@plumbline/database/db.ts'
import { INSTITUTION_KINDS } from '@plumbline/rules/applicability/institution-facts.ts'
import { partsOfKind } from '@plumbline/rules/applicability/parts-by-kind.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { sql } from 'drizzle-orm'
import { addBundledPart } from '../library/added-parts.ts'
import { regulationChecksTable, regulationSourcesTable } from '../library/regulation-tables.ts'

import type { Check } from './regulation-source.ts'

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

export interface OrderedParts {
  held: string[]
  /** The program brought the text with it. */
  loading: string[]
  /** Fetched from the source. */
  ordered: string[]
}

/** Adds parts: those of the bundle are loaded, the others fetched. */
export async function sortOrder(db: Db, parts: readonly string[]): Promise<OrderedParts> {
  const known = await listPartNames(db)
  const sorted: OrderedParts = { held: [], loading: [], ordered: [] }
  for (const part of new Set(parts)) {
    if (known.has(part)) sorted.held.push(part)
    else if (await addBundledPart(db, part)) sorted.loading.push(part)
    else sorted.ordered.push(part)
  }
  return sorted
}

const ORDER = /^add-(.+)$/
export const isOrder = (subject: string): boolean => ORDER.test(subject)

export function ordersAmong(checks: readonly Check[]): PartOrder[] {
  return checks.flatMap(({ subject, triedAt, nextAt, error }) => {
    const part = ORDER.exec(subject)?.[1]
    if (!part) return []
    return [
      {
        part,
        citation: printLibraryPart(part),
        triedAt: triedAt?.toISOString() ?? null,
        nextAt: nextAt.toISOString(),
        error,
      },
    ]
  })
}

/** What the library lacks of the parts that bind each kind of institution. */
export async function listOffers(db: Db): Promise<PartOffer[]> {
  const known = await listPartNames(db)
  return INSTITUTION_KINDS.map((kind) => {
    const parts = partsOfKind(kind)
    const missing = parts
      .filter(({ part }) => !known.has(part))
      .map(({ part, name }) => ({ part, citation: printLibraryPart(part), name }))
    return { kind, total: parts.length, missing }
  })
}

async function listPartNames(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ part: string }>(sql`select part from regulation_parts`)
  return new Set(rows.map(({ part }) => part))
}
