import type { Passage } from '@plumbline/contract/insight/assistant.ts'
import type { MarkedText, SearchHit } from '@plumbline/contract/insight/search.ts'
import type { Db } from '@plumbline/database/db.ts'
import { bestSection, coverageOf } from '@plumbline/rules/retrieval/best-section.ts'
import type { ReadQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import type { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { stemsOf } from '@plumbline/rules/retrieval/words.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

/** A letter alone is in every title. */
export const LETTERS_AT_LEAST = 2

/** What is asked of a source, and by whom: nothing of another institution is looked at. */
export interface Searched {
  db: Db
  inInstitution: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  institutionId: string
  text: string
  /** Places that are quoted as if the question cited them. Its words alone are searched for. */
  alsoCited?: string
  read: ReadQuestion
  /** Words for the database's own search: letters and digits alone reach its query language. */
  words: readonly string[]
  /** Parts of the library that bind other charters than that of the institution. */
  without?: ReadonlySet<string>
  /** The day whose texts are asked for. */
  on: string
  today: string
}

/** A question to the assistant. */
export interface Asked extends Searched {
  index: PassageIndex
}

/** What is typed into the search of the header. */
export interface Typed extends Searched {
  reader: Reader
  /** Absent while it is being built: typing does not wait for it. */
  index: PassageIndex | undefined
}

/** A quote with its place, and how much of the question it holds. */
export type Candidate = Omit<Passage, 'number'> & {
  coverage: number
  /** Of a paragraph: how likely it is to be on what was asked. */
  certainty?: number
  isCited?: boolean
}

export type Hit = Omit<SearchHit, 'isCited'> & { isCited?: boolean }

/** Something that can be searched: by the assistant for quotes, by the header for places to open, or by both. */
export interface SearchSource {
  findQuotes?: (asked: Asked) => Promise<Candidate[]>
  findHits: (typed: Typed) => Promise<Hit[]>
}

const WORDS_AT_MOST = 24

export function wordsOf({ groups }: ReadQuestion): string[] {
  const words = groups.flatMap(({ options }) => options.flat())
  return [...new Set(words.filter((word) => /^[a-z0-9]+$/.test(word)))].slice(0, WORDS_AT_MOST)
}

/** The section of a longer text that holds most of a question. */
export function quoteFrom(
  { read, index }: Asked,
  kind: Passage['kind'],
  { title, body, href, textOf }: { title: string; body: string; href: string; textOf: string | null },
): Candidate {
  const quote = withoutEmphasis(bestSection(body, read, index))
  const coverage = coverageOf(`${title} ${quote}`, read, index)
  return { kind, title, quote, href, textOf, statuses: [], coverage }
}

/** "*receive*" is "receive": quotes are shown as plain text. */
const withoutEmphasis = (text: string) =>
  text.replaceAll(/(?<![\w*])(\*{1,2})(?=\S)([^*\n]+)(?<=\S)\1(?![\w*])/g, '$2')

const SNIPPET_WORDS = 24
const WORDS_BEFORE = 6

/** A piece of a text around the first word that was asked for, with such words marked. */
export function markedSnippet(text: string, { groups }: ReadQuestion): MarkedText {
  const asked = new Set(groups.flatMap(({ options }) => options.flat()))
  const words = text.replaceAll(/\s+/g, ' ').trim().split(' ')
  const matches = words.map((word) => stemsOf(word).some((stem) => asked.has(stem)))
  const from = Math.max(0, matches.indexOf(true) - WORDS_BEFORE)
  const shown = words.slice(from, from + SNIPPET_WORDS)
  return [
    ...(from > 0 ? [plain('… ')] : []),
    ...shown.map((word, index) => ({ text: `${word} `, isMatch: matches[from + index]! })),
    ...(from + SNIPPET_WORDS < words.length ? [plain('…')] : []),
  ]
}

const plain = (text: string) => ({ text, isMatch: false })
export const unmarked = (text: string): MarkedText => [plain(text)]
