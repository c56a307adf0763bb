import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../sql.ts'

/** Past this many the words are common, and any order of the rows soon meets enough of them. */
const IDS_AT_MOST = 2_000

/** Each word typed has to begin a word of the text. */
export interface WordMatch {
  typed: string
  /** The rows with the words; where there are more than `IDS_AT_MOST`, some of them. */
  ids: string[]
  isAll: boolean
}

/** Rows of the current institution by the index of their words (migration 26112620). */
export async function findByWords(
  tx: Pick<Db, 'execute'>,
  table: 'tasks' | 'evidence' | 'files',
  typed: string,
): Promise<WordMatch> {
  const { rows } = await tx.execute<{ ids: string[] | null }>(
    sql`select json_agg(id) as ids from ${sql.raw(`${table}_with_words`)}(${typed}, ${IDS_AT_MOST + 1}) id`,
  )
  const ids = rows[0]?.ids ?? []
  return { typed, ids, isAll: ids.length <= IDS_AT_MOST }
}

/** `coalesce` has the planner expect many matches, so that it follows the order of the list. */
export function matchesWords({ ids, isAll, typed }: WordMatch, { id, text }: { id: SQL; text: SQL }): SQL {
  return isAll
    ? sql`${id} = any(${uuidList(ids)})`
    : sql`coalesce(${text} ~ all(word_beginnings(${typed})), false)`
}
