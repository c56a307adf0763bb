import type { LaterChange, LegalStatus } from '@plumbline/contract/regulations/regulations.ts'
import { dayOfAddedSection } from '@plumbline/rules/citations/added-parts.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { sectionPage } from '@plumbline/rules/citations/citation-address.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { laterChangesTouching } from './later-change-store.ts'
import { statusesOf } from './legal-status-store.ts'
import { oldTextNote, pageGaps, paragraphGap } from './text-gaps.ts'

/** What is to be said with the words of a paragraph wherever they are shown or used. */
export interface Standing<Status extends LegalStatus = LegalStatus> {
  /** What courts or Congress did to it. */
  statuses: Status[]
  /** Rules in force on the day that our copy of the text does not show yet. */
  laterChanges: LaterChange[]
  /** That the copy is old, and what of the paragraph or its section is not whole, in sentences. */
  gaps: string[]
}

export interface StandingQuestion {
  statuses: readonly LegalStatus[]
  part: string
  key: string
  /** The day that the reader asks about. */
  on: string
  /** How far our copy of the part goes; nothing where the words are known to be older than every later rule. */
  textAsOf?: string | null | undefined
}

/** The one place that joins a paragraph with its legal status and with later rules. */
export function standingOf({ statuses, part, key, on, textAsOf: ofPart }: StandingQuestion): Standing {
  const textAsOf = dayOfAddedSection(part, key) ?? ofPart
  return {
    gaps: gapsIn(part, key, textAsOf),
    statuses: statusesOf(statuses, part, key),
    laterChanges: laterChangesTouching(part, key)
      .filter((change) => change.on <= on && (!textAsOf || textAsOf < change.on))
      .map(({ on: day, what, document, citations }) => ({ on: day, what, document, citations })),
  }
}

function gapsIn(part: string, key: string, textAsOf: string | null | undefined): string[] {
  const citation = citationOfKey(part, key)
  const page = citation && sectionPage(citation)
  return [
    oldTextNote(part, textAsOf) ?? [],
    page ? pageGaps(part, page, textAsOf) : [],
    paragraphGap(part, key, textAsOf) ?? [],
  ].flat()
}

/** The citation of a stored paragraph; numbered twins of one key are one paragraph. */
export function citationOfKey(part: string, key: string): LawCitation | undefined {
  const { code, title, part: number } = readLibraryPart(part)
  const words = key.replace(/#\d+$/, '')
  const citation =
    code === 'USC'
      ? parseCitation(`${title} U.S.C. ${words.replace(/ introductory text$/, '')}`)
      : parseCitation(words, { title, part: number })
  return citation && citation.code !== 'FR' ? citation : undefined
}

export const laterChangeText = ({ on, what, document }: LaterChange): string =>
  `Changed since: a later rule${document ? ` (Federal Register ${document})` : ''} is in force from ${on}. These are the words before it. ${what}`

/** What our copy of the words does not show or lacks, in sentences. */
export const copyNotes = ({ laterChanges, gaps }: Omit<Standing, 'statuses'>): string[] => [
  ...laterChanges.map(laterChangeText),
  ...gaps,
]

/** The standing in sentences, for places that show lines of text. */
export const standingNotes = (standing: Standing): string[] => [
  ...standing.statuses.map(({ title }) => title),
  ...copyNotes(standing),
]
