import type { Db } from '@plumbline/database/db.ts'
import { countAddedSections } from '@plumbline/rules/citations/added-parts.ts'
import { LRUCache } from 'lru-cache'
import { builtOnce } from '../../platform/built-once.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { listLegalStatuses } from './legal-status-store.ts'
import { findPart, listBoundaries, type StoredPart } from './regulation-store.ts'

/** About as many letters as twice all texts of one day. */
const LETTERS_AT_MOST = 16_000_000
/** What an entry weighs beside its text. */
const ENTRY_LETTERS = 200

const cacheOf = builtOnce(
  () => new LRUCache<string, object>({ maxSize: LETTERS_AT_MOST, maxEntrySize: LETTERS_AT_MOST / 4 }),
)

type Cached<Value> = { value: Value }

/**
 * Texts change when one arrives and at no other time, so the cache is keyed by the version of the part. The version
 * itself is read as often as the query cache allows.
 */
async function cached<Value>(
  db: Db,
  key: string,
  find: () => Promise<Value>,
  lettersOf: (value: Value) => number,
): Promise<Value> {
  const cache = cacheOf(db)
  const known = cache.get(key) as Cached<Value> | undefined
  if (known) return known.value
  const value = await find()
  cache.set(key, { value } satisfies Cached<Value>, { size: ENTRY_LETTERS + lettersOf(value) })
  return value
}

/** The part as it stands; a part that is being loaded is looked at each time. */
export async function readPart(
  db: Db,
  queryCache: QueryCache,
  part: string,
): Promise<StoredPart | undefined> {
  const known = await queryCache.load(`regulation part ${part}`, () => findPart(db, part))
  return known?.state === 'ready' ? known : findPart(db, part)
}

export const readLegalStatuses = (db: Db, queryCache: QueryCache) =>
  queryCache.load('legal statuses', () => listLegalStatuses(db))

/** Sections that are added to a title change no words, and more stand in it. */
const versionOf = (part: string, latestDay: number) => `${part} ${latestDay}/${countAddedSections(part)}`

/**
 * Caches what is read of a part on a day. Between two days on which words of the part change every day reads the same,
 * so one entry serves all of them.
 */
export async function cacheByDay<Value>(
  db: Db,
  { part, latestDay }: Pick<StoredPart, 'part' | 'latestDay'>,
  { what, on }: { what: string; on: string },
  find: () => Promise<Value>,
  lettersOf: (value: Value) => number = () => 0,
): Promise<Value> {
  const version = versionOf(part, latestDay)
  const days = await cached(
    db,
    `${version} days`,
    () => listBoundaries(db, part),
    (list) => list.length * 10,
  )
  const since = days.findLast((day) => day <= on) ?? ''
  return cached(db, `${version} ${since} ${what}`, find, lettersOf)
}

/** Caches what is read of all days of a part. */
export function cacheByPart<Value>(
  db: Db,
  { part, latestDay }: Pick<StoredPart, 'part' | 'latestDay'>,
  what: string,
  find: () => Promise<Value>,
): Promise<Value> {
  return cached(db, `${versionOf(part, latestDay)} ${what}`, find, (value) => JSON.stringify(value).length)
}
