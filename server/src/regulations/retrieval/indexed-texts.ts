import type { Db } from '@plumbline/database/db.ts'
import { isIndexedPage, isIndexedPart } from '@plumbline/rules/retrieval/indexed-law.ts'
import { sql } from 'drizzle-orm'

/** Paragraphs of added parts whose words are in memory: some 40 MB with all that belongs to it. Further parts are searched in the database. */
export const ADDED_PARAGRAPHS_AT_MOST = 8_000

/** What is put into the index at once: a part, or the sections that were added to a title of the United States Code. */
export interface IndexedText {
  part: string
  /** The number of its last arrival, and which sections were added. */
  version: string
  /** Pages of the sections that were added; nothing for what the program brings with it and for added parts. */
  pages?: readonly string[]
}

export interface IndexedTexts {
  /** By a name of their own. */
  texts: ReadonlyMap<string, IndexedText>
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
  sections: Record<string, string> | null
  paragraphs: number
}

/** One statement for all: which texts there are, which of them are indexed, and how far each goes. */
export async function listIndexedTexts(db: Db): Promise<IndexedTexts> {
  const { rows } = await db.execute<PartRow>(sql`
    select part, latest_day as day, text_as_of::text as "asOf", name is not null as "isAdded", sections,
      case when sections is null then coalesce(rows_total, 0) else (
        select count(*)::integer from regulation_paragraphs p where p.part = parts.part and p.last_day is null
          and p.page in (select lower(jsonb_object_keys(sections)))) end as paragraphs
    from regulation_parts parts where state = 'ready'
    order by name is not null, case when name is not null then place end, part`)
  const texts = new Map<string, IndexedText>()
  const beside: string[] = []
  let paragraphs = 0
  for (const row of rows) {
    const { part, day, isAdded, sections } = row
    if (isIndexedPart(part)) texts.set(part, { part, version: String(day) })
    if (!isAdded && !sections) continue
    if (paragraphs + row.paragraphs > ADDED_PARAGRAPHS_AT_MOST) {
      beside.push(part)
      continue
    }
    paragraphs += row.paragraphs
    for (const text of sections ? sectionTexts(row, sections) : [{ part, version: String(day) }])
      texts.set(text.pages ? `${part} ${text.pages.join()}` : part, text)
  }
  return { texts, beside, asOf: new Map(rows.map(({ part, asOf }) => [part, asOf])) }
}

/** Sections of one day were mostly added at once. A section that we ship may have been renewed: it is indexed already. */
function sectionTexts({ part, day }: PartRow, sections: Readonly<Record<string, string>>): IndexedText[] {
  const isShipped = (page: string) => isIndexedPart(part) && isIndexedPage(part, page)
  const pages = Object.entries(sections).map(([section, asOf]) => ({ page: section.toLowerCase(), asOf }))
  const byDay = Map.groupBy(
    pages.filter(({ page }) => !isShipped(page)),
    ({ asOf }) => asOf,
  )
  return [...byDay].map(([asOf, own]) => ({
    part,
    version: `${day} ${asOf}`,
    pages: own.map(({ page }) => page).sort(),
  }))
}
