import type { CalculatorName } from './calculators.ts'
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
import type { LoanTestData } from './loan-test-data.ts'

type Explainer = (input: never, result: never, data: LoanTestData) => Explanation

const EXPLAINERS = {
  'adverse-action': explainAdverseAction,
  apr: explainApr,
  'apr-tolerance': explainAprTolerance,
  'business-days': explainBusinessDays,
  'escrow-analysis': explainEscrowAnalysis,
  'fee-tolerance': explainFeeTolerance,
  'hmda-coverage': explainHmdaCoverage,
  hoepa: explainHoepa,
  'hoepa-rate': explainHoepaRate,
  hpml: explainHpml,
  'points-and-fees': explainPointsAndFees,
  'qm-points-fees': explainQmPointsFees,
  'qm-status': explainQmStatus,
  'rate-spread': explainRateSpread,
  'servicing-dates': explainServicingDates,
  threshold: explainThreshold,
  'trid-backward': explainTridBackward,
  'trid-forward': explainTridForward,
  'trid-post-closing': explainTridPostClosing,
} as const satisfies Record<CalculatorName, Explainer>

/** What a calculator's result means for the loan that was entered. */
export function explainResult(
  calculator: CalculatorName,
  input: object,
  result: unknown,
  data: LoanTestData,
): Explanation {
  const explain = EXPLAINERS[calculator] as (
    input: object,
    result: unknown,
    data: LoanTestData,
  ) => Explanation
  return explain(input, result, data)
}
