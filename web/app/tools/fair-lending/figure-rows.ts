import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import type { Disparity } from '@plumbline/rules/fair-lending/disparity.ts'
import { MEASURE_NAMES, PRICE_NAMES } from './fair-lending-words.ts'
import { STEERING_NAMES } from './steering-words.ts'

type Figure = string | number | undefined

/** Figures of two rates beside their counts, in the order of a workbook. */
const DISPARITY_FIGURES: readonly [heading: string, of: (disparity: Disparity) => Figure][] = [
  ['Difference', ({ difference }) => difference],
  ['Difference, low (Newcombe)', ({ differenceNewcombe }) => differenceNewcombe[0]],
  ['Difference, high (Newcombe)', ({ differenceNewcombe }) => differenceNewcombe[1]],
  ['Ratio', ({ ratio }) => ratio],
  ['Ratio, low', ({ ratioInterval }) => ratioInterval?.[0]],
  ['Ratio, high', ({ ratioInterval }) => ratioInterval?.[1]],
  ['Adverse impact ratio', ({ favorableRatio }) => favorableRatio],
  ['Standardized difference', ({ standardizedDifference }) => standardizedDifference],
  ['Odds ratio', ({ oddsRatio }) => oddsRatio],
  ['Odds ratio, low', ({ oddsRatioInterval }) => oddsRatioInterval?.[0]],
  ['Odds ratio, high', ({ oddsRatioInterval }) => oddsRatioInterval?.[1]],
  ['Group rate, low (exact)', ({ groupClopperPearson }) => groupClopperPearson[0]],
  ['Group rate, high (exact)', ({ groupClopperPearson }) => groupClopperPearson[1]],
  ['Comparison rate, low (exact)', ({ comparisonClopperPearson }) => comparisonClopperPearson[0]],
  ['Comparison rate, high (exact)', ({ comparisonClopperPearson }) => comparisonClopperPearson[1]],
  ['Fisher p', ({ fisherTwoSidedP }) => fisherTwoSidedP],
  ['Chi-square', ({ chiSquare }) => chiSquare],
  ['Chi-square p', ({ chiSquareP }) => chiSquareP],
  ['Chi-square p (Yates)', ({ chiSquareYatesP }) => chiSquareYatesP],
]

/** Rates of outcomes, and of products and exceptions, with every figure. */
export function rateRows({ outcomes, steering }: FairLendingAnalysis): Figure[][] {
  const named = [
    ...outcomes.map((row) => ({ ...row, table: 'Outcomes', what: MEASURE_NAMES[row.measure] })),
    ...steering.map((row) => ({
      ...row,
      ...{ table: 'Products and exceptions', what: STEERING_NAMES[row.measure] },
    })),
  ]
  return [
    [
      ...['Table', 'What', 'Basis', 'Group', 'Comparison', 'Group count', 'Group total', 'Group rate'],
      ...['Comparison count', 'Comparison total', 'Comparison rate', 'Too small to say'],
      ...DISPARITY_FIGURES.map(([heading]) => heading),
      'Corrected p (Holm)',
    ],
    ...named.map(({ disparity, ...row }) => [
      ...[row.table, row.what, row.basis, row.group, row.comparison],
      ...[row.groupEvents, row.groupTotal, disparity?.groupRate],
      ...[row.comparisonEvents, row.comparisonTotal, disparity?.comparisonRate],
      row.tooSmall ? 'yes' : 'no',
      ...DISPARITY_FIGURES.map(([, of]) => disparity && of(disparity)),
      row.correctedP,
    ]),
  ]
}

export function priceRows({ prices }: FairLendingAnalysis): Figure[][] {
  return [
    [
      ...['Table', 'What', 'Basis', 'Group', 'Comparison', 'Group count', 'Group mean', 'Group median'],
      ...['Comparison count', 'Comparison mean', 'Comparison median', 'Too small to say'],
      ...['Difference of means', 'Difference, low', 'Difference, high', 'Welch p', 'Corrected p (Holm)'],
    ],
    ...prices.map((row) => [
      ...['Prices', PRICE_NAMES[row.price], row.basis, row.group, row.comparison],
      ...[row.groupCount, row.groupMean, row.groupMedian],
      ...[row.comparisonCount, row.comparisonMean, row.comparisonMedian],
      row.tooSmall ? 'yes' : 'no',
      ...[row.difference, row.interval?.[0], row.interval?.[1], row.p, row.correctedP],
    ]),
  ]
}

export function focalRows({ focalPoints }: FairLendingAnalysis): Figure[][] {
  return [
    [
      ...['Table', 'Where', 'Value', 'Basis', 'Group', 'Group denied', 'Group total'],
      ...['Comparison denied', 'Comparison total', 'Corrected p (Holm)'],
    ],
    ...focalPoints.map((row) => [
      ...['Focal points', row.kind, row.label, row.basis, row.group, row.groupDenied, row.groupTotal],
      ...[row.comparisonDenied, row.comparisonTotal, row.correctedP],
    ]),
  ]
}

/** All figures of the tables, one table below the other, for a spreadsheet. */
export const figureRows = (analysis: FairLendingAnalysis): Figure[][] => [
  ...rateRows(analysis),
  [],
  ...priceRows(analysis),
  [],
  ...focalRows(analysis),
]
