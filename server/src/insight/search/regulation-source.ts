import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import {
  isInLibrary,
  isWholePart,
  libraryPart,
  printLibraryPart,
} from '@plumbline/rules/citations/library-parts.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import type { ReadQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { isWellFound } from '@plumbline/rules/retrieval/is-well-found.ts'
import type { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { stem } from '@plumbline/rules/retrieval/words.ts'
import { listLegalStatuses } from '../../regulations/library/legal-status-store.ts'
import { standingNotes, standingOf } from '../../regulations/library/paragraph-standing-service.ts'
import { textAsOfPart } from '../../regulations/retrieval/passage-index-store.ts'
import { findCitedPassage, searchPassages } from '../../regulations/retrieval/passage-store.ts'
import {
  type Asked,
  type Candidate,
  markedSnippet,
  type Searched,
  type SearchSource,
  unmarked,
} from './search-source.ts'

const QUOTES_AT_MOST = 10
const HITS_AT_MOST = 4
const CITED_AT_MOST = 3
const ENDINGS_AT_MOST = 3

/** Paragraphs and the official commentary that stand on the day: those that are cited first, then those found by words. */
export const regulationSource: SearchSource = {
  async findQuotes(asked) {
    const [cited, found] = await Promise.all([
      findCited(asked, citationsIn(`${asked.text} ${asked.alsoCited ?? ''}`)),
      findByWords(asked, QUOTES_AT_MOST),
    ])
    return [...cited, ...found]
  },
  async findHits(typed) {
    const cited = await findCited(typed, citationsIn(typed.text))
    const { index } = typed
    const read = index ? withEndings(typed.read, index) : typed.read
    const found =
      index && cited.length === 0 ? await findByWords({ ...typed, read, index }, HITS_AT_MOST) : []
    return [...cited, ...found.filter(isWellFound)].map(({ title, quote, href, isCited = false }) => ({
      ...{ slug: href, href, isCited },
      title: unmarked(title),
      snippet: markedSnippet(quote, read),
    }))
  },
}

/** The places of the library below a part that a question names. A comment without a part is of Regulation Z. */
export function citationsIn(question: string): LawCitation[] {
  const found = findCitations(question)
  const cited = found.length > 0 ? found : findCitations(question, { title: 12, part: '1026' })
  return cited
    .map(({ citation }) => citation)
    .filter((citation): citation is LawCitation => isInLibrary(citation) && !isWholePart(citation))
}

async function findByWords(
  { db, text, on, today, read, index, without }: Asked,
  limit: number,
): Promise<Candidate[]> {
  const [found, statuses] = await Promise.all([
    searchPassages(db, { text, question: read, on, limit, index, without }),
    listLegalStatuses(db),
  ])
  return found.map(
    ({ part, key, kind, text: quote, countsFrom, inForceFrom, coverage, certainty, citation }) => ({
      kind: kind === 'comment' ? 'commentary' : 'regulation',
      title: citation ? printCitation(citation) : `${printLibraryPart(part)}, ${key}`,
      quote,
      href: citation ? addressOf(citation, on, today) : `/resources/regulations/${part}`,
      textOf: inForceFrom ?? countsFrom,
      statuses: standingNotes(standingOf({ statuses, part, key, on, textAsOf: textAsOfPart(db, part) })),
      ...{ coverage, certainty },
    }),
  )
}

/** The words of the first few places that a text names. */
export async function findCited(
  { db, on, today }: Pick<Searched, 'db' | 'on' | 'today'>,
  all: readonly LawCitation[],
): Promise<Candidate[]> {
  const citations = all.slice(0, CITED_AT_MOST)
  if (citations.length === 0) return []
  const statuses = await listLegalStatuses(db)
  const found = await Promise.all(
    citations.map(async (citation): Promise<Candidate[]> => {
      const row = await findCitedPassage(db, citation, on)
      const place = row?.citation
      if (!row || !place) return []
      return [
        {
          kind: row.kind === 'comment' ? 'commentary' : 'regulation',
          title: printCitation(place),
          quote: row.text,
          href: addressOf(place, on, today),
          textOf: row.inForceFrom,
          statuses: standingNotes(
            standingOf({
              statuses,
              part: libraryPart(citation),
              key: row.key,
              on,
              textAsOf: textAsOfPart(db, libraryPart(citation)),
            }),
          ),
          coverage: 1,
          isCited: true,
        },
      ]
    }),
  )
  return found.flat()
}

function addressOf(citation: LawCitation, on: string, today: string): string {
  return citationPath(citation, on === today ? {} : { on })!
}

/** The last word may still lack its end: the words that begin so stand for it. */
function withEndings(read: ReadQuestion, index: PassageIndex): ReadQuestion {
  const last = read.groups.at(-1)
  const [word = '', ...others] = last?.own ?? []
  if (!last || others.length > 0 || word.length < 3 || index.holds(word)) return read
  const endings = index.wordsBeginning(stem(word), ENDINGS_AT_MOST).map((ending) => [ending])
  return {
    ...read,
    groups: [...read.groups.slice(0, -1), { ...last, options: [...last.options, ...endings] }],
  }
}
