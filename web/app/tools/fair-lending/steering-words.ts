import {
  STEERING_MEASURES,
  type SteeringMeasure,
  type SteeringRow,
  steeringSentences,
} from '@plumbline/rules/fair-lending/steering.ts'
import { percent } from './fair-lending-words.ts'
import { hasNoEvent, type PaperTable, type ReportPart, ratioText, verdict } from './report-paper.ts'

export const STEERING_NAMES: Readonly<Record<SteeringMeasure, string>> = {
  government: 'Government loans',
  highCost: 'High-cost mortgages',
  introductoryRate: 'Rates that can change',
  riskyTerms: 'Interest-only, balloon, or negative amortization',
  prepaymentPenalty: 'Prepayment penalties',
  incomeNotRelied: 'No income relied on',
  deniedAgainstSystem: 'Denied although the system approved',
  approvedAgainstSystem: 'Approved although the system referred',
}

export const STEERING_HINTS: Readonly<Record<SteeringMeasure, string>> = {
  government: 'FHA, VA, and RHS or FSA loans of all loans made.',
  highCost: 'High-cost mortgages of the loans made for which the register tells.',
  introductoryRate: 'Loans made with an introductory rate period, of all loans made.',
  riskyTerms: 'Of all loans made, without those that are exempt from the field.',
  prepaymentPenalty: 'Loans made with a prepayment penalty term, of all loans made.',
  incomeNotRelied:
    'Loans made with NA for income and for the debt-to-income ratio, of all loans made. The register does not tell other kinds of low documentation, and has NA for loans to employees, too.',
  deniedAgainstSystem:
    'Denied, of all decided applications for which every underwriting system answered Approve or Accept and eligible.',
  approvedAgainstSystem:
    'Approved, of all decided applications for which every system referred or cautioned. It is an exception in favor: a lower rate is called out.',
}

/** The part of the report. */
export function steeringReport(rows: readonly SteeringRow[]): ReportPart {
  const sentences = steeringSentences(rows)
  const present = rows.filter(({ groupTotal, disparity }) => groupTotal > 0 && disparity)
  const of = (measure: SteeringMeasure) => present.filter((row) => row.measure === measure)
  const without = STEERING_MEASURES.filter((measure) => of(measure).length > 0 && hasNoEvent(of(measure)))
  return {
    title: 'Products and exceptions',
    brief: sentences,
    sentences: [
      ...(sentences.length > 0
        ? sentences
        : ['No product, term, or exception differs between groups beyond chance.']),
      ...(without.length > 0
        ? [
            `None in any group: ${without.map((measure) => STEERING_NAMES[measure].toLowerCase()).join('; ')}.`,
          ]
        : []),
    ],
    tables: STEERING_MEASURES.flatMap((measure) => {
      const some = of(measure)
      return some.length === 0 || hasNoEvent(some) ? [] : [steeringTable(measure, some)]
    }),
  }
}

const steeringTable = (measure: SteeringMeasure, rows: readonly SteeringRow[]): PaperTable => ({
  kind: 'table',
  widths: [0.28, 0.18, 0.2, 0.19, 0.15],
  head: [STEERING_NAMES[measure], 'Rate', 'Comparison', 'Ratio (95 percent)', 'Beyond chance'],
  rows: rows.map(({ group, comparison, groupEvents, groupTotal, disparity, ...row }) => [
    `${group}, against ${comparison}`,
    `${percent(disparity!.groupRate)}, ${groupEvents} of ${groupTotal}`,
    `${percent(disparity!.comparisonRate)}, ${row.comparisonEvents} of ${row.comparisonTotal}`,
    ratioText(disparity),
    verdict(row.tooSmall, row.isSignal, row.correctedP),
  ]),
})
