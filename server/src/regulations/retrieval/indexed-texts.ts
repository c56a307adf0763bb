import type { Db } from '@plumbline/database/db.ts'
import { isIndexedPart } from '@plumbline/rules/retrieval/indexed-law.ts'
import { sql } from 'drizzle-orm'

/** Paragraphs of added parts whose words are kept in memory: some 25 MB. Further parts are searched in the database. */
export const ADDED_PARAGRAPHS_AT_MOST = 8_000

export interface IndexedTexts {
  /** The version of each text whose words are in the index, by part. */
  versions: ReadonlyMap<string, string>
  /** Added parts that are searched in the database, as the rest of the library is. */
  beside: readonly string[]
  /** How far each text of the library goes. */
  asOf: ReadonlyMap<string, string | null>
}

interface PartRow extends Record<string, unknown> {
  part: string
  day: number
  asOf: string | null
  isAdded: boolean
  paragraphs: number
}

/** One statement for all: which texts there are, which of them are indexed, and how far each goes. */
export async function listIndexedTexts(db: Db): Promise<IndexedTexts> {
  const { rows } = await db.execute<PartRow>(sql`
    select part, latest_day as day, text_as_of::text as "asOf", name is not null as "isAdded",
      coalesce(rows_total, 0) as paragraphs
    from regulation_parts where state = 'ready' order by (name is not null), (case when name is not null then place end), part`)
  const versions = new Map<string, string>()
  const beside: string[] = []
  let paragraphs = 0
  for (const row of rows) {
    if (isIndexedPart(row.part)) versions.set(row.part, String(row.day))
    if (!row.isAdded) continue
    if (paragraphs + row.paragraphs > ADDED_PARAGRAPHS_AT_MOST) {
      beside.push(row.part)
      continue
    }
    paragraphs += row.paragraphs
    versions.set(row.part, String(row.day))
  }
  return { versions, beside, asOf: new Map(rows.map(({ part, asOf }) => [part, asOf])) }
}
