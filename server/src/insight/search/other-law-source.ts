import { otherLawOf } from '@plumbline/rules/assistant/other-law.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { listLegalStatuses } from '../../regulations/library/legal-status-store.ts'
import {
  citationOfKey,
  standingNotes,
  standingOf,
} from '../../regulations/library/paragraph-standing-service.ts'
import { listPartDays } from '../../regulations/library/regulation-store.ts'
import { searchParts } from '../../regulations/retrieval/part-passage-store.ts'
import { partsBesideIndex } from '../../regulations/retrieval/passage-index-store.ts'
import { findCited } from './regulation-source.ts'
import type { Candidate, Searched } from './search-source.ts'

/** Of the words of a question that a paragraph must have, where the part is known to hold its subject. */
const COVERAGE_AT_LEAST = 0.5
/** Where nothing says that the part is about the question. */
const COVERAGE_OF_STRANGERS = 0.8

/**
 * Paragraphs of other agencies and statutes on what a question is about: first those that hold the duty, then those
 * with most of its words; and paragraphs with nearly all of its words in added parts that the index has no room for.
 * Nothing where the library has no law of that subject, or has not loaded it yet.
 */
export async function findOtherLaw(
  asked: Omit<Searched, 'read' | 'words'>,
  limit: number,
): Promise<Candidate[]> {
  const { db, text, on, without } = asked
  const law = otherLawOf(asked.text) ?? { places: [], parts: [] }
  const isBinding = (part: string) => !without?.has(part)
  const parts = [...law.parts, ...partsBesideIndex(db)].filter(isBinding)
  if (parts.length === 0) return []
  const [placed, found, statuses, days] = await Promise.all([
    findCited(
      asked,
      law.places.flatMap(lawAt).filter((citation) => isBinding(libraryPart(citation))),
    ),
    searchParts(db, text, parts, on, limit),
    listLegalStatuses(db),
    listPartDays(db, parts),
  ])
  const searched = found
    .filter(
      ({ part, coverage }) =>
        coverage >= (law.parts.includes(part) ? COVERAGE_AT_LEAST : COVERAGE_OF_STRANGERS),
    )
    .flatMap(({ part, key, text: quote, countsFrom, coverage }): Candidate[] => {
      const citation = citationOfKey(part, key)
      const href = citation && citationPath(citation, on === asked.today ? {} : { on })
      if (!citation || !href) return []
      const standing = standingOf({ statuses, part, key, on, textAsOf: days.get(part) })
      return [
        {
          kind: 'regulation',
          title: printCitation(citation),
          quote,
          href,
          textOf: countsFrom,
          statuses: standingNotes(standing),
          coverage,
        },
      ]
    })
  const known = new Set(placed.map(({ title }) => title))
  return [...placed, ...searched.filter(({ title }) => !known.has(title))].slice(0, limit)
}

function lawAt(text: string): LawCitation[] {
  const citation = parseCitation(text)
  return citation && citation.code !== 'FR' ? [citation] : []
}
