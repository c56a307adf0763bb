import type { Db } from '@plumbline/database/db.ts'
import {
  contextsOf,
  headingsAmong,
  type PlacedParagraph,
  titlesOf,
} from '@plumbline/rules/retrieval/context-of.ts'
import { isIndexedPage } from '@plumbline/rules/retrieval/indexed-law.ts'
import { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { surroundingsOf } from '@plumbline/rules/retrieval/surroundings.ts'
import { sql } from 'drizzle-orm'
import { type IndexedText, type IndexedTexts, listIndexedTexts } from './indexed-texts.ts'
import { readWordVectors } from './word-vector-file.ts'

const ROWS_AT_ONCE = 500
/** How long the index is built at a stretch: requests come between. */
const SLICE_MS = 8
/** How long a question waits for the first index: later it is told that the texts are still being read. */
const WAIT_MS = 10_000
/** How long a question waits for a text that was added, which takes a part of this. */
const WAIT_FOR_ADDED_MS = 3_000

type Texts = IndexedTexts['texts']

interface KeptIndex {
  /** The texts that it has. */
  texts: Map<string, IndexedText>
  index: PassageIndex
}

interface IndexState {
  current?: KeptIndex
  building?: Promise<KeptIndex>
  growing?: Promise<void>
  /** How many parts the index that is being built has. */
  reading?: { ready: number; of: number }
  texts?: IndexedTexts
}

const kept = new WeakMap<Db, IndexState>()

function stateOf(db: Db): IndexState {
  let state = kept.get(db)
  if (!state) {
    state = {}
    kept.set(db, state)
  }
  return state
}

/** How far our copy of a part went when its passages were last searched. */
export const textAsOfPart = (db: Db, part: string): string | null =>
  kept.get(db)?.texts?.asOf.get(part) ?? null

/** Added parts that the index has no room for, as of the last search. */
export const partsBesideIndex = (db: Db): readonly string[] => kept.get(db)?.texts?.beside ?? []

/**
 * The words of all paragraphs, in memory. A text that was loaded or added is put into the index as it stands; when one
 * was replaced, the index is built anew.
 */
export async function passageIndex(db: Db): Promise<PassageIndex> {
  const state = stateOf(db)
  const texts = await listIndexedTexts(db)
  state.texts = texts
  const { current } = state
  if (current && isPartOf(current.texts, texts.texts)) {
    if (current.texts.size < texts.texts.size)
      await atMost(WAIT_FOR_ADDED_MS, grow(db, state, current, texts.texts))
    return current.index
  }
  if (!state.building) state.reading = { ready: 0, of: 0 }
  state.building ??= build(db, texts.texts, state.reading!).finally(() => {
    delete state.building
  })
  // An older index answers while a newer one is built.
  if (current) {
    state.building.then(
      (built) => {
        state.current = built
      },
      () => undefined,
    )
    return current.index
  }
  state.current = await state.building
  return state.current.index
}

const isPartOf = (some: Texts, all: Texts) =>
  [...some].every(([name, { version }]) => all.get(name)?.version === version)

/** The index, or nothing where the first one takes longer than a question may wait. */
export function indexSoon(db: Db): Promise<PassageIndex | undefined> {
  return atMost(WAIT_MS, passageIndex(db))
}

async function atMost<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  let waiting: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    waiting = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(waiting)
  }
}

/** How far the first index is. */
export function indexReading(db: Db): { ready: number; of: number } | undefined {
  const state = kept.get(db)
  return state?.current === undefined && state?.reading?.of ? state.reading : undefined
}

/** The index if it is built; otherwise begins to build it. Typing does not wait for it. */
export function indexIfReady(db: Db): PassageIndex | undefined {
  const index = kept.get(db)?.current?.index
  if (!index) prepareIndex(db)
  return index
}

/** Begins with the index before the first question needs it. */
export function prepareIndex(db: Db): void {
  void passageIndex(db).catch(() => undefined)
}

async function build(db: Db, texts: Texts, reading: { ready: number; of: number }): Promise<KeptIndex> {
  const built: KeptIndex = { texts: new Map(), index: new PassageIndex(readWordVectors()) }
  reading.of = texts.size
  for (const [name, text] of texts) {
    reading.ready = built.texts.size
    await addText(db, built, name, text)
  }
  return built
}

/** Puts texts that the index lacks into it, one after another, for callers that ask meanwhile too. */
function grow(db: Db, state: IndexState, current: KeptIndex, texts: Texts): Promise<void> {
  state.growing ??= (async () => {
    for (const [name, text] of texts) if (!current.texts.has(name)) await addText(db, current, name, text)
  })().finally(() => {
    delete state.growing
  })
  return state.growing
}

async function addText(db: Db, { texts, index }: KeptIndex, name: string, text: IndexedText): Promise<void> {
  const { part } = text
  let began = performance.now()
  const letOthersIn = async () => {
    await new Promise(setImmediate)
    began = performance.now()
  }
  const paragraphs = await listParagraphs(db, text)
  // From here on the text is in the index, if with some of its paragraphs at first.
  texts.set(name, text)
  const contexts = contextsOf(paragraphs)
  await letOthersIn()
  const headings = headingsAmong(paragraphs)
  await letOthersIn()
  const titles = titlesOf(paragraphs, headings)
  await letOthersIn()
  const around = surroundingsOf(paragraphs)
  await letOthersIn()
  for (const { id, key, text: words, countsFrom, countsUntil } of paragraphs) {
    index.add({
      id,
      part,
      key,
      text: words,
      context: contexts.get(id) ?? '',
      title: titles.get(id) ?? '',
      around: around.get(id)!,
      isAnswer: !headings.has(id),
      countsFrom,
      countsUntil,
    })
    if (performance.now() - began > SLICE_MS) await letOthersIn()
  }
}

async function listParagraphs(db: Db, { part, pages }: IndexedText): Promise<PlacedParagraph[]> {
  const own = pages && new Set(pages)
  const all: PlacedParagraph[] = []
  for (let after = 0; ; ) {
    const { rows } = await db.execute<PlacedParagraph & Record<string, unknown>>(sql`
      select id::integer as id, part, page, key, kind, path, text, counts_from::text as "countsFrom",
        counts_until::text as "countsUntil"
      from regulation_paragraphs where part = ${part} and id > ${after} order by id limit ${ROWS_AT_ONCE}`)
    all.push(...rows.filter(({ page }) => (own ? own.has(page) : isIndexedPage(part, page))))
    if (rows.length < ROWS_AT_ONCE) return all
    after = rows.at(-1)!.id
  }
}
