import type { Db } from '@plumbline/database/db.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import type { ReadQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import type { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { rerank } from '@plumbline/rules/retrieval/rerank.ts'
import type { Surroundings } from '@plumbline/rules/retrieval/surroundings.ts'
import { sql } from 'drizzle-orm'
import { keysOf } from '../library/find-citation.ts'
import { citationOfKey } from '../library/paragraph-standing-service.ts'
import { findFirstOf } from '../library/regulation-store.ts'

export interface FoundPassage {
  part: string
  key: string
  kind: string
  text: string
  title: string
  around: Surroundings
  countsFrom: string
  inForceFrom: string | null
  score: number
  coverage: number
  certainty: number
  citation: LawCitation | undefined
}

type FoundByIndex = 'score' | 'coverage' | 'nearness' | 'title' | 'around'

const CANDIDATES = 150

export interface PassageSearch {
  text: string
  question: ReadQuestion
  on: string
  limit: number
  index: PassageIndex
  /** Parts that do not bind the institution that asks. */
  without?: ReadonlySet<string> | undefined
}

/** The best paragraphs that stand on the day. */
export async function searchPassages(
  db: Db,
  { text, question: asked, on, limit, index, without }: PassageSearch,
): Promise<FoundPassage[]> {
  const question = index.mend(asked)
  const matches = index.search(question, on, CANDIDATES, without)
  if (matches.length === 0) return []
  const ids = `{${matches.map(({ id }) => id).join(',')}}`
  const { rows } = await db.execute<
    Omit<FoundPassage, 'certainty' | 'citation' | FoundByIndex> & { id: number }
  >(sql`
    select id::integer as id, part, key, kind, text, counts_from::text as "countsFrom",
      in_force_from::text as "inForceFrom"
    from regulation_paragraphs where id = any(${ids}::bigint[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = matches.flatMap(({ id, score, coverage, nearness, title, around }) => {
    const row = byId.get(id)
    const citation = row && citationOfKey(row.part, row.key)
    return row ? [{ ...row, score, coverage, nearness, title, around, citation }] : []
  })
  return rerank(text, question, found, index).slice(0, limit)
}

/** The cited paragraph, or the deepest one above it that is in the text of the day. */
export async function findCitedPassage(
  db: Db,
  citation: LawCitation,
  on: string,
): Promise<Omit<FoundPassage, 'certainty' | 'countsFrom' | FoundByIndex> | undefined> {
  const part = libraryPart(citation)
  const row = await findFirstOf(db, part, keysOf(citation), on)
  return row && { ...row, citation: citationOfKey(part, row.key) }
}
