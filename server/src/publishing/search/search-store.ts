import type { Db } from '@plumbline/database/db.ts'
import { otherWordings } from '@plumbline/rules/retrieval/field-terms.ts'
import { type SQL, sql } from 'drizzle-orm'

export interface FoundText extends Record<string, unknown> {
  slug: string
  title: string
  snippet: string
}

const HITS_AT_MOST = 6
/** The minimum word similarity for a typing error. */
const ALIKE_ENOUGH = 0.45

/** Private-use characters that mark matches; no text contains them. */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

const HEADLINE = `StartSel=${MARK_START},StopSel=${MARK_END}`
const TITLE_OPTIONS = `${HEADLINE},HighlightAll=true`
const SNIPPET_OPTIONS = `${HEADLINE},MaxWords=18,MinWords=8,MaxFragments=1`

interface Searched {
  table: SQL
  /** The date column. */
  date: SQL
  /** The text that snippets are cut from. */
  text: SQL
  condition: SQL
}

const ARTICLES: Searched = {
  table: sql`articles`,
  date: sql`published_at`,
  text: sql`excerpt || ' ' || body`,
  condition: sql`is_published`,
}
const UPDATES: Searched = {
  table: sql`regulatory_updates`,
  date: sql`dated`,
  text: sql`description`,
  condition: sql`true`,
}

/** At most this many matches are ranked: for a common word any six of them are good. */
const RANKED_AT_MOST = 200
/** Typing errors are matched among this many of the newest titles. */
const COMPARED_AT_MOST = 1_000

/**
 * Full-text search, the last word also as a prefix because it is still being typed: titles first, then
 * text. Remaining places go to similar titles, which forgives typing errors. Headlines are built only for
 * the shown matches.
 */
async function find(db: Db, { table, date, text, condition }: Searched, query: string): Promise<FoundText[]> {
  const { rows } = await db.execute<FoundText>(sql`
    with wanted as (select ${prefixQuery(query)} as words),
    in_title as materialized (
      select id, title_vector from ${table}, wanted
      where ${condition} and title_vector @@ wanted.words limit ${RANKED_AT_MOST}
    ),
    by_title as materialized (
      select id, ts_rank(title_vector, wanted.words) as rank, 1 as way
      from in_title, wanted order by rank desc, id limit ${HITS_AT_MOST}
    ),
    in_text as materialized (
      select id, search_vector from ${table}, wanted
      where ${condition} and search_vector @@ wanted.words
        and (select count(*) from by_title) < ${HITS_AT_MOST}
        and id not in (select id from by_title)
      limit ${RANKED_AT_MOST}
    ),
    by_text as materialized (
      select id, ts_rank(search_vector, wanted.words) as rank, 2 as way
      from in_text, wanted order by rank desc, id limit ${HITS_AT_MOST}
    ),
    by_words as materialized (select * from by_title union all select * from by_text),
    by_likeness as materialized (
      select id, word_similarity(${query.toLowerCase()}, lower(title)) as rank, 3 as way
      from (
        select id, title from ${table}
        where ${condition} and (select count(*) from by_words) < ${HITS_AT_MOST}
        order by ${date} desc, id desc limit ${COMPARED_AT_MOST}
      ) newest
      where ${query.toLowerCase()} <% lower(title)
        and id not in (select id from by_words)
      order by rank desc, id limit ${HITS_AT_MOST}
    ),
    best as (select * from by_words union all select * from by_likeness order by way, rank desc, id limit ${HITS_AT_MOST})
    select slug,
      ts_headline('english', title, wanted.words, ${TITLE_OPTIONS}) as title,
      ts_headline('english', ${text}, wanted.words, ${SNIPPET_OPTIONS}) as snippet
    from best join ${table} using (id), wanted
    order by way, rank desc, id`)
  return rows
}

const WORD = /[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*/gu

/**
 * `trid clos` becomes `trid & clos:*`, or the same with what the field says in the words of the texts. Only letters,
 * digits, and joining punctuation reach the query language.
 */
function prefixQuery(query: string): SQL {
  const wordings = [query, ...otherWordings(query)].map((wording) => {
    const words = wording.match(WORD) ?? []
    return `(${words.map((word, index) => wordQuery(word, index === words.length - 1 ? ':*' : '')).join(' & ')})`
  })
  return sql`to_tsquery('english', ${wordings.join(' | ')})`
}

/** `1026.19` is one token in the index; this also matches its parts where they stand apart. */
function wordQuery(word: string, ending: '' | ':*'): string {
  const pieces = word.split(/[./-]/)
  const apart = pieces.join(' & ') + ending
  return pieces.length === 1 ? apart : `('${word}'${ending} | ${apart})`
}

export function findArticles(db: Db, query: string): Promise<FoundText[]> {
  return withLikeness(db, (tx) => find(tx, ARTICLES, query))
}

export function findUpdates(db: Db, query: string): Promise<FoundText[]> {
  return withLikeness(db, (tx) => find(tx, UPDATES, query))
}

/** The operator `<%` reads its threshold from the session, so it is set within the transaction. */
function withLikeness<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE_ENOUGH)}, true)`,
    )
    return work(tx)
  })
}
