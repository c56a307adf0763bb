import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import { MEASURES } from '@plumbline/rules/fair-lending/outcomes.ts'
import type { PaperBlock } from '../hmda/pdf-paper.ts'
import {
  chance,
  figureText,
  MEASURE_NAMES,
  PRICE_NAMES,
  pointsText,
  priceText,
} from './fair-lending-words.ts'

/** For a reader who knows statistics: every measure of each difference. */
export function appendixBlocks({ outcomes, prices }: FairLendingAnalysis): PaperBlock[] {
  const tables = [...outcomeTables(outcomes), ...priceTable(prices)]
  if (tables.length === 0) return []
  return [
    { kind: 'pageBreak' },
    { kind: 'heading', text: 'Appendix: every figure' },
    {
      kind: 'text',
      text: 'Differences of rates are in percentage points with Newcombe’s interval, those of means with Welch’s, all at 95 percent. The adverse impact ratio is the share of the group without the outcome over that of its comparison group. The standardized difference is in standard deviations. Fisher, chi-square, and Welch are probabilities (p) before Holm’s correction. The Excel file has these figures unrounded, with exact intervals.',
    },
    ...tables,
  ]
}

const outcomeTables = (outcomes: FairLendingAnalysis['outcomes']): PaperBlock[] =>
  MEASURES.flatMap((measure): PaperBlock[] => {
    const rows = outcomes.flatMap(({ disparity, ...row }) =>
      row.measure === measure && disparity && row.groupEvents + row.comparisonEvents > 0
        ? [{ ...row, disparity }]
        : [],
    )
    if (rows.length === 0) return []
    return [
      {
        kind: 'table',
        widths: [0.23, 0.19, 0.09, 0.11, 0.18, 0.08, 0.12],
        head: [
          MEASURE_NAMES[measure],
          ...['Difference', 'Adverse impact', 'Std. difference', 'Odds ratio', 'Fisher', 'Chi-square'],
        ],
        rows: rows.map(({ group, disparity }) => [
          group,
          `${pointsText(disparity.difference)} (${disparity.differenceNewcombe.map(pointsText).join(' to ')})`,
          figureText(disparity.favorableRatio),
          figureText(disparity.standardizedDifference),
          disparity.oddsRatioInterval
            ? `${figureText(disparity.oddsRatio)} (${disparity.oddsRatioInterval.map(figureText).join(' to ')})`
            : figureText(disparity.oddsRatio),
          chance(disparity.fisherTwoSidedP),
          disparity.chiSquareP === undefined ? 'not defined' : chance(disparity.chiSquareP),
        ]),
      },
    ]
  })

function priceTable(prices: FairLendingAnalysis['prices']): PaperBlock[] {
  if (prices.length === 0) return []
  return [
    {
      kind: 'table',
      widths: [0.18, 0.24, 0.2, 0.3, 0.08],
      head: ['What', 'Group', 'Medians, group and comparison', 'Difference of means', 'Welch'],
      rows: prices.map(({ price, group, groupMedian, comparisonMedian, difference, interval, p }) => [
        PRICE_NAMES[price],
        group,
        `${priceText(price, groupMedian)}, ${priceText(price, comparisonMedian)}`,
        interval
          ? `${priceText(price, difference)} (${interval.map((limit) => priceText(price, limit)).join(' to ')})`
          : priceText(price, difference),
        chance(p),
      ]),
    },
  ]
}
