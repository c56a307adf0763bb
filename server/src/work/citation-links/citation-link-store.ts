import type { CitationLink } from '@plumbline/contract/compliance/citation-links.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { sql } from 'drizzle-orm'

interface LinkRow extends Record<string, unknown> {
  id: string
  citation: string
}

export async function listCitations(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
): Promise<CitationLink[]> {
  const { rows } = await tx.execute<LinkRow>(sql`
    select id, citation from citation_links
    where institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}
    order by created_at, id`)
  return rows.flatMap(asLink)
}

/** The same citation twice is one link. */
export async function addCitation(
  tx: Db,
  institutionId: string,
  userId: string,
  { kind, id }: SubjectRef,
  citation: Citation,
): Promise<CitationLink> {
  const text = printCitation(citation)
  const law = citation.code === 'FR' ? undefined : citation
  const part = law?.code === 'CFR' ? law.part : null
  const { rows } = await tx.execute<LinkRow>(sql`
    insert into citation_links (institution_id, subject_kind, subject_id, citation, title, part, section, created_by)
    values (${institutionId}, ${kind}, ${id}, ${text}, ${law?.title ?? null}, ${part},
      ${law?.section ?? null}, ${userId})
    on conflict (institution_id, subject_kind, subject_id, citation) do update set citation = excluded.citation
    returning id, citation`)
  return asLink(rows[0]!)[0]!
}

export async function findCitation(tx: Db, institutionId: string, id: string) {
  const { rows } = await tx.execute<{ kind: SubjectRef['kind']; id: string; citation: string }>(sql`
    select subject_kind as kind, subject_id as id, citation from citation_links
    where institution_id = ${institutionId} and id = ${id}`)
  return rows[0]
}

export async function removeCitation(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from citation_links where institution_id = ${institutionId} and id = ${id}`)
}

/** What names a section, or anything in a part of the library. */
export async function listNaming(
  tx: Db,
  institutionId: string,
  { part, section }: { part: string; section?: string | undefined },
): Promise<(SubjectRef & { citation: string })[]> {
  const { rows } = await tx.execute<{ kind: SubjectRef['kind']; id: string; citation: string }>(sql`
    select subject_kind as kind, subject_id as id, citation from citation_links
    where institution_id = ${institutionId} and title is not null and library_part(title, part) = ${part}
      ${section === undefined ? sql`` : sql`and section = ${section}`}
    order by created_at desc, id limit 200`)
  return rows
}

/** Stored as it is printed, which reads back the same. */
function asLink({ id, citation: text }: LinkRow): CitationLink[] {
  const citation = parseCitation(text)
  if (!citation) return []
  return [{ id, text, path: citationPath(citation) ?? null, officialAddress: officialAddress(citation) }]
}
