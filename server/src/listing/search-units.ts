import { type SQL, sql } from 'drizzle-orm'
import { asPattern } from '../like-pattern.ts'

/** As the database splits texts, in `search_units`. */
const BETWEEN_WORDS = /[ \n\r\t]+/

/**
 * What each text has among its units that can have in it what was typed; of each list, one of them.
 * A unit is a word or a pair of neighbouring words. What stands between two others is a whole
 * word; the first may be the end of a word, the last the beginning of one. A list is null
 * where too many units come into question.
 */
export function unitsFor(typed: string): SQL[] {
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
    // Of three words and more, each pair has one that is whole, and that narrows down, too.
    return last === 1 ? pairs : sql`coalesce(${pairs}, ${exactly(index === 0 ? word : before)})`
  })
}

const exactly = (word: string) => sql`array[${word}::text]`
