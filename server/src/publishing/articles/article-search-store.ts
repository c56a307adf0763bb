import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export interface FoundArticle {
  slug: string
  title: string
  excerpt: string
  body: string
  asOf: string | null
}

const RANKED_AT_MOST = 200

/** Published articles with any of the words, the best first. */
export async function searchArticles(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<FoundArticle[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<FoundArticle & Record<string, unknown>>(sql`
    with wanted as (select to_tsquery('english', ${words.join(' | ')}) as words),
    found as (select id, ts_rank_cd(search_vector, words, 1) as rank from articles, wanted
      where is_published and search_vector @@ words limit ${RANKED_AT_MOST}),
    best as (select id, rank from found order by rank desc, id limit ${limit})
    select slug, title, excerpt, body, as_of::text as "asOf" from best join articles using (id) order by rank desc, id`)
  return rows
}
