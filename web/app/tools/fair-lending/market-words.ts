import {
  type AreaTract,
  incomeClass,
  MARKET_MEASURES,
  type Market,
  type MarketMeasure,
  type MarketRow,
  TRACT_CLASS_NAMES,
} from '@plumbline/rules/fair-lending/market.ts'
import type { PublicSummary } from './fair-lending-protocol.ts'
import { chance, percent, thousands } from './fair-lending-words.ts'
import type { PaperTable, ReportPart } from './report-paper.ts'

export const MARKET_MEASURE_NAMES: Readonly<Record<MarketMeasure, string>> = {
  applications: 'Applications',
  originations: 'Loans made',
}

const INCOME_NAMES = { low: 'Low', moderate: 'Moderate', middle: 'Middle', upper: 'Upper' } as const

export function incomeWords(percentOfArea: number | undefined): string {
  const name = incomeClass(percentOfArea)
  return name ? `${INCOME_NAMES[name]} (${percentOfArea} percent)` : 'not known'
}

export const minorityWords = (share: number | undefined): string =>
  share === undefined ? 'not known' : `${share} percent`

export function tractSentence(tract: string, known: AreaTract | undefined): string {
  if (!known) return `Tract ${tract}, outside the lending area.`
  return `Tract ${tract}: minority share ${minorityWords(known.minorityPercent)}, income ${incomeWords(known.incomePercent).toLowerCase()}. Applications: ${known.own} with us, ${known.peers} with our peers.`
}

export const shareText = (some: number, all: number): string =>
  all === 0 ? 'none' : `${percent(some / all)} (${thousands(some)} of ${thousands(all)})`

export function ratioWords({ disparity }: MarketRow): string {
  if (disparity?.ratio === undefined) return 'not defined'
  const { ratio, ratioInterval } = disparity
  return `${ratio.toFixed(2)}${ratioInterval ? ` (${ratioInterval[0].toFixed(2)} to ${ratioInterval[1].toFixed(2)})` : ''}`
}

export function marketVerdict({ tooSmall, correctedP, isSignal }: MarketRow): string {
  if (tooSmall) return 'Too small to say'
  if (correctedP === undefined) return 'For reading, not judged'
  return `${isSignal ? 'Yes' : 'No'}, p ${chance(correctedP)}`
}

/** What was opened, and how much of it is compared. */
export function marketHead({ facts, years, lenders, rows, leftOut }: PublicSummary, market: Market): string {
  const left = leftOut.map(({ because, rows: count }) => `${count} ${because}`).join(', ')
  const tracts = market.tracts.length
  return [
    lenders > 0 &&
      `${years.join(', ')}: ${thousands(rows)} rows of ${lenders} lenders${left && `; left out: ${left}`}. Compared: ${market.peerCount} peers in ${thousands(tracts)} ${tracts === 1 ? 'tract' : 'tracts'}.`,
    facts &&
      `Figures of ${thousands(facts.tracts)} tracts${facts.years.length > 0 ? `, census file of ${facts.years.join(', ')}` : ''}${facts.unreadable > 0 ? `; ${facts.unreadable} lines cannot be read` : ''}.`,
    `Outside the area: ${market.outside} applications of ours.`,
    market.unknown > 0 &&
      `No file has data for ${market.unknown} ${market.unknown === 1 ? 'tract' : 'tracts'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The redlining part of the report. */
export function marketReport(
  { rows, sentences, tracts, peerCount }: Market,
  file: PublicSummary,
): ReportPart {
  const sources = [
    ...(file.lenders > 0 ? [`the public HMDA file of ${file.years.join(', ')}`] : []),
    ...(file.facts
      ? [`the census file of ${file.facts.years.join(', ') || 'a year that is not named'}`]
      : []),
  ]
  const empty = tracts
    .filter(({ own }) => own === 0)
    .toSorted(
      (one, other) =>
        (other.minorityPercent ?? -1) - (one.minorityPercent ?? -1) || one.tract.localeCompare(other.tract),
    )
  const listed = empty.slice(0, TRACTS_LISTED)
  return {
    title: 'Redlining and market',
    brief: sentences,
    sentences: [
      ...sentences,
      `The lending area has ${thousands(tracts.length)} tracts; ${peerCount} other ${peerCount === 1 ? 'lender is' : 'lenders are'} compared. From ${sources.join(' and ')}.`,
      emptyTracts(empty.length, listed.length),
    ],
    tables: [
      ...(file.lenders > 0 ? MARKET_MEASURES : []).map((measure) => measureTable(measure, rows)),
      ...(listed.length > 0
        ? [
            {
              kind: 'table' as const,
              widths: [0.28, 0.24, 0.28, 0.2],
              head: EMPTY_HEAD,
              rows: listed.map(emptyRow),
            },
          ]
        : []),
    ],
    sheets: [{ name: 'Tracts without application', head: EMPTY_HEAD, rows: empty.map(emptyRow) }],
  }
}

/** As many as fit on a page; the workbook has all. */
const TRACTS_LISTED = 40
const EMPTY_HEAD = ['Tract without our application', 'Minority share', 'Income', 'Peers']

const emptyRow = ({ tract, minorityPercent, incomePercent, peers }: AreaTract): string[] => [
  tract,
  minorityWords(minorityPercent),
  incomeWords(incomePercent),
  String(peers),
]

function emptyTracts(all: number, listed: number): string {
  if (all === 0) return 'Every tract of the area has an application of ours.'
  const count = `${all} ${all === 1 ? 'tract has' : 'tracts have'} no application of ours.`
  return all > listed
    ? `${count} The ${listed} with the highest minority share are listed; the Excel file lists all.`
    : count
}

const measureTable = (measure: MarketMeasure, rows: readonly MarketRow[]): PaperTable => ({
  kind: 'table',
  widths: [0.32, 0.17, 0.19, 0.18, 0.14],
  head: [MARKET_MEASURE_NAMES[measure], 'Ours', 'Peers', 'Ratio (95 percent)', 'Smaller?'],
  rows: rows
    .filter((row) => row.measure === measure)
    .map((row) => [
      TRACT_CLASS_NAMES[row.tracts],
      shareText(row.own, row.ownTotal),
      shareText(row.peers, row.peerTotal),
      ratioWords(row),
      marketVerdict(row),
    ]),
})
