import { adverseAction } from './adverse-action.ts'
import type { LoanTestAnswer } from './answer.ts'
import { apr } from './apr.ts'
import { aprTolerance } from './apr-tolerance.ts'
import { businessDays } from './business-days.ts'
import { escrowAnalysis } from './escrow-analysis.ts'
import {
  explainAdverseAction,
  explainBusinessDays,
  explainHmdaCoverage,
  explainServicingDates,
  explainThreshold,
} from './explain-answers.ts'
import { explainApr, explainAprTolerance, explainHoepaRate, explainRateSpread } from './explain-apr.ts'
import {
  explainEscrowAnalysis,
  explainFeeTolerance,
  explainPointsAndFees,
  explainQmPointsFees,
} from './explain-fees.ts'
import { explainHoepa, explainHpml, explainQmStatus } from './explain-price.ts'
import { explainTridBackward, explainTridForward, explainTridPostClosing } from './explain-trid.ts'
import type { Explanation } from './explanation.ts'
import { feeTolerance } from './fee-tolerance.ts'
import { hmdaCoverage } from './hmda-coverage.ts'
import { hoepa } from './hoepa.ts'
import { hoepaRate } from './hoepa-rate.ts'
import { hpml } from './hpml.ts'
import type { LoanTestData } from './loan-test-data.ts'
import type { CalculatorName } from './loan-test-list.ts'
import { judged, type Outcome, onlyAnswers } from './outcome.ts'
import { pointsAndFees } from './points-and-fees.ts'
import { qmPointsFees } from './qm-points-fees.ts'
import { qmStatus } from './qm-status.ts'
import { rateSpread } from './rate-spread.ts'
import { servicingDates } from './servicing-dates.ts'
import { threshold } from './threshold.ts'
import { tridBackward } from './trid-backward.ts'
import { tridForward } from './trid-forward.ts'
import { tridPostClosing } from './trid-post-closing.ts'

interface Calculator<Input, Result> {
  run: (input: Input, data: LoanTestData) => LoanTestAnswer<Result>
  /** What the result means for the loan that was entered. */
  explain: (input: Input, result: Result, data: LoanTestData) => Explanation
  /** The verdict in one word. */
  outcome: (result: Result) => Outcome
}

const calculator = <Input, Result>(functions: Calculator<Input, Result>) => functions

/** The functions of each loan test, under the names of the list. */
export const CALCULATORS = {
  'adverse-action': calculator({
    run: adverseAction,
    explain: explainAdverseAction,
    outcome: ({ noticeRequired }) => (noticeRequired === null ? 'undetermined' : 'answer'),
  }),
  'business-days': calculator({ run: businessDays, explain: explainBusinessDays, outcome: onlyAnswers }),
  'escrow-analysis': calculator({
    run: escrowAnalysis,
    explain: explainEscrowAnalysis,
    outcome: onlyAnswers,
  }),
  'fee-tolerance': calculator({
    run: feeTolerance,
    explain: explainFeeTolerance,
    outcome: ({ fees, cure }) => (fees.length === 0 ? 'undetermined' : judged(cure === '0.00')),
  }),
  'servicing-dates': calculator({
    run: servicingDates,
    explain: explainServicingDates,
    outcome: onlyAnswers,
  }),
  'trid-backward': calculator({ run: tridBackward, explain: explainTridBackward, outcome: onlyAnswers }),
  'trid-forward': calculator({
    run: tridForward,
    explain: explainTridForward,
    outcome: ({ plannedConsummation: { date, allowed } }) => (date === null ? 'answer' : judged(allowed)),
  }),
  'trid-post-closing': calculator({
    run: tridPostClosing,
    explain: explainTridPostClosing,
    outcome: onlyAnswers,
  }),
  threshold: calculator({ run: threshold, explain: explainThreshold, outcome: onlyAnswers }),
  'qm-status': calculator({
    run: qmStatus,
    explain: explainQmStatus,
    outcome: ({ status }) => (status === 'not_determined' ? 'undetermined' : judged(status !== 'not_qm')),
  }),
  'qm-points-fees': calculator({
    run: qmPointsFees,
    explain: explainQmPointsFees,
    outcome: ({ pass }) => judged(pass),
  }),
  'points-and-fees': calculator({ run: pointsAndFees, explain: explainPointsAndFees, outcome: onlyAnswers }),
  hpml: calculator({ run: hpml, explain: explainHpml, outcome: onlyAnswers }),
  'hoepa-rate': calculator({ run: hoepaRate, explain: explainHoepaRate, outcome: onlyAnswers }),
  hoepa: calculator({
    run: hoepa,
    explain: explainHoepa,
    outcome: ({ highCost }) => judged(highCost === null ? null : !highCost),
  }),
  'hmda-coverage': calculator({ run: hmdaCoverage, explain: explainHmdaCoverage, outcome: onlyAnswers }),
  apr: calculator({
    run: apr,
    explain: explainApr,
    outcome: ({ verdict }) => (verdict ? judged(verdict.accurate) : 'answer'),
  }),
  'apr-tolerance': calculator({
    run: aprTolerance,
    explain: explainAprTolerance,
    outcome: ({ accurate }) => judged(accurate),
  }),
  'rate-spread': calculator({ run: rateSpread, explain: explainRateSpread, outcome: onlyAnswers }),
} as const satisfies Record<CalculatorName, object>

type AnyCalculator = Calculator<object, unknown>

/** Runs a test by its name. The caller has checked the input. */
export const runCalculator = (
  name: CalculatorName,
  input: object,
  data: LoanTestData,
): LoanTestAnswer<unknown> => (CALCULATORS[name] as AnyCalculator).run(input, data)

export const explainResult = (
  name: CalculatorName,
  input: object,
  result: unknown,
  data: LoanTestData,
): Explanation => (CALCULATORS[name] as AnyCalculator).explain(input, result, data)

export const outcomeOf = (name: CalculatorName, result: unknown): Outcome =>
  (CALCULATORS[name] as AnyCalculator).outcome(result)
