import { type SQL, sql } from 'drizzle-orm'
import { asPattern } from '../sql.ts'

/** The separators of `search_units` in the database. */
const BETWEEN_WORDS = /[ \n\r\t]+/

/**
 * Candidate index terms per query position; a match contains at least one term from each list. A term is a
 * word or a pair of neighboring words. An inner word is whole; the first may be the end of a word, the
 * last the beginning of one. A list is null when there are too many candidates.
 */
export function candidateTerms(typed: string): SQL[] {
  const words = typed.toLowerCase().split(BETWEEN_WORDS)
  if (words.length === 1) return [sql`words_like(${`%${asPattern(typed)}%`})`]
  const last = words.length - 1
  return words.slice(1).map((word, index) => {
    const before = words[index]!
    const second = sql`${word}, ${index + 1 === last}`
    const pairs =
      index === 0
        ? sql`coalesce(word_pairs(words_ending(${before}), ${second}), pairs_joining(${before}, ${second}))`
        : sql`word_pairs(${exactly(before)}, ${second})`
    // With three or more words, each pair contains a whole word, which narrows the search further.
    return last === 1 ? pairs : sql`coalesce(${pairs}, ${exactly(index === 0 ? word : before)})`
  })
}

const exactly = (word: string) => sql`array[${word}::text]`
