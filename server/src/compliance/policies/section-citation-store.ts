import type { Db } from '@plumbline/database/db.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { isWholePart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { sql } from 'drizzle-orm'

const HEADING_AT_MOST = 300

export const citationCount = (body: string): number =>
  policySections(body).reduce((sum, { citations }) => sum + citations.length, 0)

/** What the sections of a version implement, read from its text; in the transaction that saves the text. */
export async function saveSectionCitations(
  tx: Db,
  institutionId: string,
  versionId: string,
  body: string,
): Promise<void> {
  await tx.execute(sql`
    delete from policy_section_citations where institution_id = ${institutionId} and version_id = ${versionId}`)
  const rows = policySections(body).flatMap(({ number, heading, citations }) =>
    citations.map((citation) => ({
      section_number: number,
      heading: heading.slice(0, HEADING_AT_MOST),
      citation,
      ...placeOf(citation),
    })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into policy_section_citations
      (institution_id, version_id, place, section_number, heading, citation, title, part, section, key)
    select ${institutionId}::uuid, ${versionId}::uuid, row_number() over (), r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (section_number integer, heading text, citation text, title integer, part text, section text, key text)`)
}

/** How the library finds a citation; a statute has no part. */
function placeOf(text: string) {
  const citation = parseCitation(text)
  if (!citation || citation.code === 'FR') return {}
  const { title, section = null } = citation
  return { title, part: citation.code === 'CFR' ? citation.part : null, section, key: keyOf(citation) }
}

const keyOf = (citation: LawCitation): string | null =>
  isWholePart(citation) ? null : printWithinPart(citation)
