import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { otherLawCoverage } from '@plumbline/rules/applicability/other-law-coverage.ts'
import { OTHER_LAW_PLACES } from '@plumbline/rules/assistant/other-law.ts'
import { SUPERSEDED_FIGURES } from '@plumbline/rules/assistant/superseded-figures.ts'
import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { BUREAU_PARTS } from '@plumbline/rules/citations/citation.ts'
import { heldSections } from '@plumbline/rules/citations/held-statutes.ts'
import { LIBRARY_PARTS, libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { isIndexedPage, isIndexedPart } from '@plumbline/rules/retrieval/indexed-law.ts'
import { placeName } from '@plumbline/rules/retrieval/place-name.ts'
import { placeOfTarget, TRADE_PLACES } from '@plumbline/rules/retrieval/trade-places.ts'
import { tradeWords } from '@plumbline/rules/retrieval/trade-words.ts'
import { expect, test } from 'vitest'
import { keysOf } from '../library/find-citation.ts'
import { readBundledHistory } from './bundled-history.ts'

const texts = new Map<string, ReturnType<typeof splitRegulationText>>()

function textOf(part: string) {
  const known = texts.get(part)
  if (known) return known
  const history = readBundledHistory(part)
  const text = splitRegulationText(part, history.linesOf(history.firstVersion.id))
  texts.set(part, text)
  return text
}

/** Copied by hand out of the official text. */
const WORDS: [citation: string, words: string][] = [
  [
    '12 CFR 748.0(a)',
    '(a) Each federally insured credit union will develop a written security program within 90 days of the effective date of insurance.',
  ],
  [
    '12 CFR 748.1(a)',
    "(a) The president or managing official of each federally insured credit union must certify compliance with the requirements of this part in its Credit Union Profile annually through NCUA's online information management system.",
  ],
  [
    '12 CFR 748.1(c)(1)(i)(B)',
    '(B) A disruption of business operations, vital member services, or a member information system resulting from a cyberattack or exploitation of vulnerabilities.',
  ],
  [
    '12 CFR 723.8(a)',
    "(a) Statutory limits. The aggregate limit on a federally insured credit union's net member business loan balances is the lesser of 1.75 times the actual net worth of the credit union, or 1.75 times the minimum net worth required under section 1790d(c)(1)(A) of the Federal Credit Union Act.",
  ],
  ['12 CFR 745.9-1(a)', '(a) For purposes of this section, “trust” refers to an irrevocable trust.'],
  ['12 CFR 708a.101 introductory text', 'As used in this part:'],
  [
    '31 CFR 1010.306(a)(1)',
    '(1) A report required by §1010.311 or §1021.311, shall be filed by the financial institution within 15 days following the day on which the reportable transaction occurred.',
  ],
  [
    '31 CFR 1010.311 introductory text',
    'Each financial institution other than a casino shall file a report of each deposit, withdrawal, exchange of currency or other payment or transfer, by, through, or to such financial institution which involves a transaction in currency of more than $10,000, except as otherwise provided in this section. In the case of the U.S. Postal Service, the obligation contained in the preceding sentence shall not apply to payments or transfers made solely in connection with the purchase of postage or philatelic products.',
  ],
  [
    '31 CFR 1020.320(a)(2)(ii)',
    '(ii) The transaction is designed to evade any requirements of this chapter or of any other regulations promulgated under the Bank Secrecy Act; or',
  ],
  [
    '24 CFR 100.70(b)',
    '(b) It shall be unlawful, because of race, color, religion, sex, handicap, familial status, or national origin, to engage in any conduct relating to the provision of housing or of services and facilities in connection therewith that otherwise makes unavailable or denies dwellings to persons.',
  ],
  ['31 U.S.C. 5318(e)(2)(B)', '(B) the person summoned is an inhabitant; or'],
  ['15 U.S.C. 1602(e)', '(e) The term “person” means a natural person or an organization.'],
]

test.each(WORDS)('%s reads word for word', (text, words) => {
  const citation = parseCitation(text) as LawCitation
  const [key] = keysOf(citation)
  const { paragraphs } = textOf(libraryPart(citation))
  expect(paragraphs.find((one) => one.key === key)?.text).toBe(words)
})

test.each(OTHER_LAW_PLACES)('the assistant quotes %s, which is in the library', (text) => {
  const citation = parseCitation(text) as LawCitation
  const keys = textOf(libraryPart(citation)).paragraphs.map(({ key }) => key)
  expect(keys).toContain(keysOf(citation)[0])
})

test.each([
  ['12 CFR 1003.2(g)(1)(v)(A)', 'at least 25 closed-end'],
  ['12 CFR 1003.2(g)(1)(v)(B)', 'at least 200 open-end'],
  ['12 CFR 1005.30(f)(2)(i)(A)', '500 or fewer remittance transfers'],
  ['12 CFR 1026.43(e)(2)(vi)', 'average prime offer rate'],
])('a figure that stands is that of %s', (text, words) => {
  expect(SUPERSEDED_FIGURES.map(({ citation }) => citation)).toContain(text)
  const citation = parseCitation(text) as LawCitation
  const [key] = keysOf(citation)
  const found = textOf(libraryPart(citation)).paragraphs.find((one) => one.key === key)
  expect(found?.text).toContain(words)
})

test('every place of the trade’s words and patterns is a paragraph in the library, and is searched', () => {
  const names = new Set<string>()
  for (const part of LIBRARY_PARTS.filter(isIndexedPart))
    for (const { key, page, kind } of textOf(part).paragraphs)
      if (kind !== 'heading' && isIndexedPage(part, page)) names.add(placeName(part, key))
  expect([...tradeWords().keys()].filter((place) => !names.has(place))).toEqual([])
  const targets = TRADE_PLACES.flatMap(([, places]) => places.map((place) => placeOfTarget(place, places)))
  expect(targets.filter((place) => !names.has(place))).toEqual([])
})

test('every rule of applicability cites a paragraph in the library', () => {
  const kinds: InstitutionFacts[] = [
    { kind: 'credit_union', regulator: 'ncua' },
    { kind: 'credit_union', regulator: 'state', federallyInsured: true },
    { kind: 'community_bank', regulator: 'fdic' },
    { kind: 'mortgage_company' },
    {},
  ]
  const cited = new Set(
    kinds.flatMap((facts) => otherLawCoverage(facts, 2026).map(({ citation }) => citation!)),
  )
  const missing = [...cited].filter((text) => {
    const citation = parseCitation(text) as LawCitation
    const keys = new Set(textOf(libraryPart(citation)).paragraphs.map(({ key }) => key))
    return !keys.has(keysOf(citation)[0]!)
  })
  expect(missing).toEqual([])
})

test('each other part has its sections, and shows no mark of the recovery', () => {
  for (const part of LIBRARY_PARTS) {
    if (BUREAU_PARTS.includes(part)) continue
    const { counts, paragraphs } = textOf(part)
    expect(counts.sections, part).toBeGreaterThan(0)
    expect(
      paragraphs.filter(({ text }) => /\[unplaced:| xxx\b/.test(text)).map(({ key }) => key),
      part,
    ).toEqual([])
  }
})

test.each([10, 12, 15, 18, 31, 42, 50])(
  'title %i of the Code has exactly the sections that citations open',
  (title) => {
    const pages = textOf(`usc-${title}`).pages.map(({ label }) => label.replace('§ ', ''))
    expect(pages.toSorted()).toEqual(heldSections(title).toSorted())
  },
)

test('a section of a rule that was not in force is not published', () => {
  expect(textOf('741').pages.map(({ id }) => id)).not.toContain('228')
  expect(textOf('722').pages.map(({ id }) => id)).not.toContain('101')
})
