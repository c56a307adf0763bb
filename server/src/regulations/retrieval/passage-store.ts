import type { Db } from '@plumbline/database/db.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import {
  contextsOf,
  headingsAmong,
  type PlacedParagraph,
  titlesOf,
} from '@plumbline/rules/retrieval/context-of.ts'
import type { ReadQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { isIndexedPage, isIndexedPart } from '@plumbline/rules/retrieval/indexed-law.ts'
import { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { rerank } from '@plumbline/rules/retrieval/rerank.ts'
import { type Surroundings, surroundingsOf } from '@plumbline/rules/retrieval/surroundings.ts'
import { sql } from 'drizzle-orm'
import { keysOf } from '../library/find-citation.ts'
import { citationOfKey } from '../library/paragraph-standing-service.ts'
import { findFirstOf } from '../library/regulation-store.ts'

const ROWS_AT_ONCE = 500
/** How long the index is built at a stretch: requests come between. */
const SLICE_MS = 8
/** How long a question waits for the first index: later it is told that the texts are still being read. */
const WAIT_MS = 10_000

interface KeptIndex {
  /** Which texts it was built from. */
  stamp: string
  index: PassageIndex
}

const kept = new WeakMap<
  Db,
  {
    current?: KeptIndex
    building?: Promise<KeptIndex>
    /** How many parts the index that is being built has. */
    reading?: { ready: number; of: number }
    asOf?: ReadonlyMap<string, string | null>
  }
>()

/** How far our copy of a part went when its passages were last searched. */
export const textAsOfPart = (db: Db, part: string): string | null => kept.get(db)?.asOf?.get(part) ?? null

/** The words of all paragraphs, in memory; built anew when a part was loaded or a text arrived. */
export async function passageIndex(db: Db): Promise<PassageIndex> {
  let state = kept.get(db)
  if (!state) {
    state = {}
    kept.set(db, state)
  }
  const { stamp, asOf } = await findStamp(db)
  state.asOf = asOf
  if (state.current?.stamp === stamp) return state.current.index
  if (!state.building) state.reading = { ready: 0, of: 0 }
  state.building ??= build(db, stamp, state.reading!).finally(() => {
    delete state.building
  })
  // An older index answers while a newer one is built.
  if (state.current) {
    state.building.then(
      (built) => {
        state.current = built
      },
      () => undefined,
    )
    return state.current.index
  }
  state.current = await state.building
  return state.current.index
}

/** The index, or nothing where the first one takes longer than a question may wait. */
export async function indexSoon(db: Db): Promise<PassageIndex | undefined> {
  let waiting: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    waiting = setTimeout(resolve, WAIT_MS, undefined)
  })
  try {
    return await Promise.race([passageIndex(db), late])
  } finally {
    clearTimeout(waiting)
  }
}

/** How far the first index is. */
export function indexReading(db: Db): { ready: number; of: number } | undefined {
  const state = kept.get(db)
  return state?.current === undefined && state?.reading?.of ? state.reading : undefined
}

/** The index if it stands; begins to build it where it does not. Whoever types does not wait for it. */
export function indexIfReady(db: Db): PassageIndex | undefined {
  const index = kept.get(db)?.current?.index
  if (!index) prepareIndex(db)
  return index
}

/** Begins with the index before the first question needs it. */
export function prepareIndex(db: Db): void {
  void passageIndex(db).catch(() => undefined)
}

/** One statement for both: which texts there are, and how far each goes. */
async function findStamp(db: Db): Promise<{ stamp: string; asOf: ReadonlyMap<string, string | null> }> {
  const { rows } = await db.execute<{ part: string; day: number; asOf: string | null }>(sql`
    select part, latest_day as day, text_as_of::text as "asOf" from regulation_parts where state = 'ready' order by part`)
  return {
    // The rest of the library is searched in the database: its words would double the memory.
    stamp: rows
      .filter(({ part }) => isIndexedPart(part))
      .map(({ part, day }) => `${part}:${day}`)
      .join(','),
    asOf: new Map(rows.map(({ part, asOf }) => [part, asOf])),
  }
}

async function build(db: Db, stamp: string, reading: { ready: number; of: number }): Promise<KeptIndex> {
  const index = new PassageIndex()
  let began = performance.now()
  const letOthersIn = async () => {
    await new Promise(setImmediate)
    began = performance.now()
  }
  const parts = stamp === '' ? [] : stamp.split(',')
  reading.of = parts.length
  for (const [at, ready] of parts.entries()) {
    reading.ready = at
    const paragraphs = await listParagraphs(db, ready.split(':')[0]!)
    const contexts = contextsOf(paragraphs)
    await letOthersIn()
    const headings = headingsAmong(paragraphs)
    await letOthersIn()
    const titles = titlesOf(paragraphs, headings)
    await letOthersIn()
    const around = surroundingsOf(paragraphs)
    await letOthersIn()
    for (const { id, part, key, text, countsFrom, countsUntil } of paragraphs) {
      const isAnswer = !headings.has(id)
      index.add({
        id,
        part,
        key,
        text,
        context: contexts.get(id) ?? '',
        title: titles.get(id) ?? '',
        around: around.get(id)!,
        isAnswer,
        countsFrom,
        countsUntil,
      })
      if (performance.now() - began > SLICE_MS) await letOthersIn()
    }
  }
  return { stamp, index }
}

async function listParagraphs(db: Db, part: string): Promise<PlacedParagraph[]> {
  const all: PlacedParagraph[] = []
  for (let after = 0; ; ) {
    const { rows } = await db.execute<PlacedParagraph & Record<string, unknown>>(sql`
      select id::integer as id, part, page, key, kind, path, text, counts_from::text as "countsFrom",
        counts_until::text as "countsUntil"
      from regulation_paragraphs where part = ${part} and id > ${after} order by id limit ${ROWS_AT_ONCE}`)
    all.push(...rows.filter(({ page }) => isIndexedPage(part, page)))
    if (rows.length < ROWS_AT_ONCE) return all
    after = rows.at(-1)!.id
  }
}

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

const CANDIDATES = 150

export interface PassageSearch {
  text: string
  question: ReadQuestion
  on: string
  limit: number
  /** Parts that do not bind the institution that asks. */
  without?: ReadonlySet<string> | undefined
}

/** The best paragraphs that stand on the day. */
export async function searchPassages(
  db: Db,
  { text, question: asked, on, limit, without }: PassageSearch,
): Promise<FoundPassage[]> {
  const index = await passageIndex(db)
  const question = index.mend(asked)
  const matches = index.search(question, on, CANDIDATES, without)
  if (matches.length === 0) return []
  const ids = `{${matches.map(({ id }) => id).join(',')}}`
  const { rows } = await db.execute<
    Omit<FoundPassage, 'score' | 'coverage' | 'certainty' | 'citation' | 'title' | 'around'> & { id: number }
  >(sql`
    select id::integer as id, part, key, kind, text, counts_from::text as "countsFrom",
      in_force_from::text as "inForceFrom"
    from regulation_paragraphs where id = any(${ids}::bigint[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = matches.flatMap(({ id, score, coverage, title, around }) => {
    const row = byId.get(id)
    return row ? [{ ...row, score, coverage, title, around, citation: citationOfKey(row.part, row.key) }] : []
  })
  return rerank(text, question, found, index).slice(0, limit)
}

/** The cited paragraph, or the deepest one above it that stands on the day. */
export async function findCitedPassage(
  db: Db,
  citation: LawCitation,
  on: string,
): Promise<
  Omit<FoundPassage, 'score' | 'coverage' | 'certainty' | 'countsFrom' | 'title' | 'around'> | undefined
> {
  const part = libraryPart(citation)
  const row = await findFirstOf(db, part, keysOf(citation), on)
  return row && { ...row, citation: citationOfKey(part, row.key) }
}
