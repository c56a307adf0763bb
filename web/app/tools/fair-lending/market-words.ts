import {
  type AreaTract,
  incomeClass,
  MARKET_MEASURES,
  type Market,
  type MarketMeasure,
  type MarketRow,
  TRACT_CLASS_NAMES,
} from '@plumbline/rules/fair-lending/market.ts'
import { chance, percent } from './fair-lending-words.ts'
import type { ReportPart } from './report-paper.ts'

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
  all === 0 ? 'none' : `${percent(some / all)} (${some} of ${all})`

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

/** The redlining part of the report. */
export function marketReport({ rows, sentences, tracts, peerCount }: Market): ReportPart {
  const empty = tracts.filter(({ own }) => own === 0)
  return {
    title: 'Redlining and market',
    brief: sentences,
    sentences: [
      ...sentences,
      `The lending area has ${tracts.length} tracts; ${peerCount} other ${peerCount === 1 ? 'lender is' : 'lenders are'} compared, from the public HMDA file.`,
    ],
    tables: [
      ...MARKET_MEASURES.map((measure) => ({
        kind: 'table' as const,
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
      })),
      {
        kind: 'table',
        widths: [0.28, 0.24, 0.28, 0.2],
        head: ['Tract without our application', 'Minority share', 'Income', 'Peers'],
        rows:
          empty.length === 0
            ? [['None', '', '', '']]
            : empty.map(({ tract, minorityPercent, incomePercent, peers }) => [
                tract,
                minorityWords(minorityPercent),
                incomeWords(incomePercent),
                String(peers),
              ]),
      },
    ],
  }
}
