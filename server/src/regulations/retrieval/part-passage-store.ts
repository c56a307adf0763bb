import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** How many of the best by rank are looked at for how many of the words they have. */
const CANDIDATES = 60
const LETTERS_AT_MOST = 400

export interface PartMatch extends Record<string, unknown> {
  part: string
  key: string
  text: string
  countsFrom: string
  /** From 0 to 1: how many of the words of the question it has. */
  coverage: number
}

/**
 * Paragraphs of some parts with words of a question, those with most of them first. The database searches, so that no
 * process keeps the words of parts that are seldom asked for.
 */
export async function searchParts(
  db: Db,
  text: string,
  parts: readonly string[],
  on: string,
  limit: number,
): Promise<PartMatch[]> {
  const { rows } = await db.execute<PartMatch>(sql`
    with asked as (select tsvector_to_array(to_tsvector('english', ${text.slice(0, LETTERS_AT_MOST)})) as words),
    question as (select words, to_tsquery('simple', array_to_string(array(
      select quote_literal(word) from unnest(words) as word), ' | ')) as query from asked),
    best as (
      select p.id, p.part, p.key, p.text, p.counts_from, p.search_vector, ts_rank(p.search_vector, query, 1) as rank, words
      from regulation_paragraphs p, question
      where p.search_vector @@ query and p.kind not in ('heading', 'comment-heading')
        and p.part in (select jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb))
        and p.counts_from <= ${on} and p.counts_until > ${on}
      order by rank desc, p.id limit ${CANDIDATES})
    select part, key, text, counts_from::text as "countsFrom", (
      select count(*) from unnest(words) as word where word = any(tsvector_to_array(search_vector)))::float
      / greatest(cardinality(words), 1) as coverage
    from best order by coverage desc, rank desc, id limit ${limit}`)
  return rows
}
