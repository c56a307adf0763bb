import { readdirSync, readFileSync } from 'node:fs'
import { KNOWN_ANSWERS, type KnownAnswer } from '@plumbline/rules/assistant/known-answers.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import {
  isInLibrary,
  isWholePart,
  LIBRARY_PARTS,
  libraryPart,
} from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { citationReference, type WorkedExample } from '@plumbline/rules/loan-tests/citation-reference.ts'
import EXAMPLES from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { bundledData } from '@plumbline/rules/testing/bundled-data.ts'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../library/find-citation.ts'
import { readBundledHistory } from './bundled-history.ts'

const ROOT = new URL('../../../../', import.meta.url)

/** The keys of every paragraph that the library holds today. */
const LIBRARY = new Map(
  LIBRARY_PARTS.map((part) => {
    const history = readBundledHistory(part)
    const latest = history.events.findLast(({ version }) => version)?.version ?? history.firstVersion.id
    const { paragraphs } = splitRegulationText(part, history.linesOf(latest))
    return [part, new Set(paragraphs.map(({ key }) => key))]
  }),
)

function isInText(citation: LawCitation): boolean {
  return isWholePart(citation) || LIBRARY.get(libraryPart(citation))!.has(keysOf(citation)[0]!)
}

const placeOf = ({ path, text }: { path: string; text: string }) => `${path}: ${text}`

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.|(^|\/)testing\//.test(name))
    .map((name) => `${folder}${name}`)

/** What the product says to people, and what each must at least cite. */
const SOURCES: readonly [what: string, files: string[], least: number][] = [
  ['articles', filesIn('content/articles/', /\.md$/), 400],
  ['posts', filesIn('content/blog/', /\.md$/), 80],
  ['press releases', filesIn('content/press/', /\.md$/), 10],
  ['policy templates', filesIn('content/policy-templates/', /\.md$/), 80],
  ['help', filesIn('content/help/', /\.yaml$/), 6],
  ['updates', filesIn('content/regulatory-updates/', /\.yaml$/), 6],
  ['legal statuses and later changes', filesIn('data/regulations/', /^l.*\.yaml$/), 20],
  ['the threshold register', ['data/thresholds/thresholds.csv'], 250],
  // The trade's words name places, not citations: `other-law.test.ts` looks for each.
  [
    'loan tests, the assistant, and other rules',
    filesIn('rules/src/', /^(?!citations\/|retrieval\/trade-words\/).*\.ts$/),
    200,
  ],
  ['the server', filesIn('server/src/', /\.ts$/), 30],
  ['screens', filesIn('web/app/', /\.tsx?$/), 100],
]

/** Citations whose paragraph does not stand in our text, each with the reason. */
const NOT_HELD: Readonly<Record<string, string>> = {
  'rules/src/loan-tests/apr.ts: (b)(8)':
    'our text of Appendix J ends with (b)(6), and the calculator says so',
  'data/regulations/legal-status.yaml: 12 CFR 1022.30(c)(3)(iii)': 'the vacated rule took it out',
}

describe.each(SOURCES)('%s', (_, files, least) => {
  const found = files.flatMap((path) =>
    findCitations(readFileSync(new URL(path, ROOT), 'utf8')).map(({ citation, text }) => ({
      path,
      citation,
      text,
    })),
  )
  const held = found.filter(({ citation }) => isInLibrary(citation))

  test('every citation of a part that we hold names a paragraph that stands', () => {
    const missing = held.filter(({ citation }) => isInLibrary(citation) && !isInText(citation))
    expect(missing.map(placeOf).filter((place) => !(place in NOT_HELD))).toEqual([])
  })

  test('the citations are found at all', () => {
    expect(held.length).toBeGreaterThanOrEqual(least)
  })
})

test('every paragraph that the workings of the loan tests cite stands', () => {
  const cited = citationReference(EXAMPLES as WorkedExample[], bundledData).map(({ citation }) => citation)
  const missing = cited.filter((text) => {
    const citation = parseCitation(text)
    return !citation || (isInLibrary(citation) && !isInText(citation))
  })
  expect(cited.length).toBeGreaterThan(100)
  expect(missing).toEqual(['12 CFR 1026, Appendix J(b)(8)'])
})

test('every citation of the assistant’s known answers is one that we hold', () => {
  const cited = Object.values<KnownAnswer>(KNOWN_ANSWERS).flatMap(({ citations = [] }) => citations)
  expect(cited.length).toBeGreaterThan(10)
  expect(
    cited.filter((text) => {
      const citation = parseCitation(text)
      return !citation || (isInLibrary(citation) && !isInText(citation))
    }),
  ).toEqual([])
})
