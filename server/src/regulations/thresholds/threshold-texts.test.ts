import type { LawCitation } from '@plumbline/rules/citations/citation.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { isInLibrary, libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { bundledText, bundledThresholds } from '@plumbline/rules/testing/bundled-data.ts'
import { figurePattern } from '@plumbline/rules/testing/figure-pattern.ts'
import type { ThresholdRow } from '@plumbline/rules/thresholds/threshold-register.ts'
import { expect, test } from 'vitest'
import { readBundledHistory } from '../history/bundled-history.ts'
import { keysOf } from '../library/find-citation.ts'

const ROWS = [...bundledThresholds.values()].flat()

/** Rows that no text on hand prints, by key and the first and last year, each with the reason. */
const NOT_CHECKED: readonly { key: string; years: readonly [number, number]; reason: string }[] = [
  ...['card_penalty_fee_first', 'card_penalty_fee_repeat'].map((key) => ({
    key,
    years: [2024, 2024] as const,
    reason:
      'the comment prints it through May 13, 2024; the regulation prints the amounts of the vacated rule',
  })),
  {
    key: 'conforming_limit_one_unit_baseline',
    years: [2014, 2026],
    reason: 'set by a yearly notice of FHFA, which we do not hold',
  },
  {
    key: 'hmda_assets',
    years: [2014, 2023],
    reason: 'the comment prints one year alone, and our oldest text is of March 2024',
  },
  {
    key: 'hmda_closed_end_volume',
    years: [2020, 2020],
    reason: 'vacated, and taken out of the text before our oldest, of March 2024',
  },
  {
    key: 'hmda_open_end_volume',
    years: [2018, 2018],
    reason: 'temporary, and taken out of the text before our oldest, of March 2024',
  },
]

const nameOf = ({ key, from, value }: ThresholdRow) => `${key} from ${from}: ${value}`

const isNotChecked = ({ key, from }: ThresholdRow) =>
  NOT_CHECKED.some((one) => {
    const year = Number(from.slice(0, 4))
    return one.key === key && one.years[0] <= year && year <= one.years[1]
  })

const texts = new Map<string, Map<string, string>>()

/** The paragraphs of a part as they stand in our latest text, or as they stood in the month. */
function paragraphsOf(part: string, month: string | undefined): Map<string, string> {
  const name = `${part} ${month}`
  const known = texts.get(name)
  if (known) return known
  const history = readBundledHistory(part)
  const version = history.events.findLast(
    ({ version, asOf, on }) => version && (!month || (asOf ?? on).slice(0, 7) <= month),
  )?.version
  const lines = history.linesOf(version ?? history.firstVersion.id)
  const paragraphs = new Map(splitRegulationText(part, lines).paragraphs.map(({ key, text }) => [key, text]))
  texts.set(name, paragraphs)
  return paragraphs
}

/** The cited paragraph and the text that goes on below it without a mark. None of its children. */
function textOf(citation: LawCitation, month: string | undefined): string {
  const paragraphs = paragraphsOf(libraryPart(citation), month)
  const [key] = keysOf(citation)
  const parts = [paragraphs.get(key!)]
  for (let next = 2; paragraphs.has(`${key}#${next}`); next++) parts.push(paragraphs.get(`${key}#${next}`))
  return parts.filter((part) => part !== undefined).join('\n')
}

/** The year that a list of years must name with the figure: rows of one year, cited to a comment or appendix. */
function listedYear({ to, from }: ThresholdRow, citation: LawCitation): string | undefined {
  const isList =
    citation.code === 'CFR' && (citation.comment !== undefined || citation.appendix !== undefined)
  const year = from.slice(0, 4)
  return isList && to?.startsWith(year) ? year : undefined
}

/** The text above a list item of a comment: it names the year where the item has amounts alone. */
const introductionOf = (citation: LawCitation, month: string | undefined) =>
  citation.code === 'CFR' && citation.comment
    ? textOf({ ...citation, comment: citation.comment.slice(0, -1) }, month)
    : ''

function isPrinted(row: ThresholdRow, citation: LawCitation): boolean {
  const month = /as of (\d{4}-\d{2})/.exec(row.citation)?.[1]
  const text = textOf(citation, month)
  const pattern = figurePattern(row)
  const year = listedYear(row, citation)
  // An amount that the text ends does not prove a row without an end.
  if (row.to === null && /\bthrough \w+ \d+, 20\d\d/.test(text)) return false
  if (!year) return pattern.test(text)
  if (!/\b20\d\d\b/.test(text)) return pattern.test(text) && introductionOf(citation, month).includes(year)
  return text.split(/(?<=\.)\s/).some((sentence) => pattern.test(sentence) && sentence.includes(year))
}

/** The citations as the screens read them: without a part they are of Regulation Z. */
const citationsOf = ({ citation }: ThresholdRow) =>
  findCitations(citation, { title: 12, part: '1026' }).map((found) => found.citation)

/** Whether every paragraph that the row cites prints its figure. */
function isInCitedText(row: ThresholdRow): boolean {
  const citations = citationsOf(row)
  return citations.length > 0 && citations.every((one) => isInLibrary(one) && isPrinted(row, one))
}

test('every paragraph that a row cites prints the figure', () => {
  const missing = ROWS.filter((row) => !isInCitedText(row))
  expect(missing.map(nameOf)).toEqual(ROWS.filter(isNotChecked).map(nameOf))
})

test('each reason for a row without a check covers a row', () => {
  const unused = NOT_CHECKED.filter(({ key }) => !ROWS.some((row) => row.key === key && isNotChecked(row)))
  expect(unused).toEqual([])
})

test('the README says how many rows are checked', () => {
  const checked = ROWS.length - ROWS.filter(isNotChecked).length
  expect(bundledText('thresholds/README.md')).toContain(
    `of ${ROWS.length} rows it finds ${checked}. The other ${ROWS.length - checked} are listed`,
  )
})

test('no row without a check says that it was read in the regulation text', () => {
  expect(ROWS.filter((row) => isNotChecked(row) && row.status === 'V')).toEqual([])
})

/** The figure plus one of its last digit; a fraction is turned into the next smaller one. */
function changedValue(value: string): string {
  const [above, below] = value.split('/')
  if (below) return `${above}/${Number(below) + 1}`
  const digits = value.split('.')[1]?.length ?? 0
  return (Number(value) + 10 ** -digits).toFixed(digits)
}

/** One comment prints both amounts of 2016, which changed in June. */
const BOTH_OF_2016 = /^card_penalty_fee_repeat from 2016-/

const CHECKED = ROWS.filter((row) => !isNotChecked(row))

test('a row whose last digit is one too high is not found', () => {
  const changed = CHECKED.map((row) => ({ ...row, value: changedValue(row.value) }))
  const found = changed.filter(isInCitedText).map(nameOf)
  expect(found.filter((name) => !BOTH_OF_2016.test(name))).toEqual([])
})

test('a figure of another year is not found', () => {
  const moved = CHECKED.flatMap((row) =>
    bundledThresholds
      .get(row.key)!
      .filter(({ value }) => value !== row.value)
      .map(({ value }) => ({ ...row, value })),
  )
  const found = moved.filter(isInCitedText).map(nameOf)
  expect(moved.length).toBeGreaterThan(1500)
  expect(found.filter((name) => !BOTH_OF_2016.test(name))).toEqual([])
})

test.each([
  // "$1,305" of the list that prints the cap of 2024 again for 2025, by mistake.
  [{ key: 'qm_pf_d_cap', from: '2025-01-01' }, 'comment 43(e)(3)(ii)-1.xi.D'],
  // The paragraph above the one that prints the amount.
  [{ key: 'flood_small_loan', from: '2023-04-20' }, '42 U.S.C. 4012a(c)(2)'],
  [{ key: 'hmda_assets', from: '2024-01-01' }, 'comment 1003.2(g)-2'],
  [{ key: 'regm_exempt_lease', from: '2024-01-01' }, '12 CFR 1013, comment 2(e)-11.xvi'],
])('%j is not found in %s', ({ key, from }, citation) => {
  const row = ROWS.find((one) => one.key === key && one.from === from)!
  expect(isInCitedText(row)).toBe(true)
  expect(isInCitedText({ ...row, citation })).toBe(false)
})
