import { adverseAction } from './adverse-action.ts'
import type { LoanTestAnswer } from './answer.ts'
import { apr } from './apr.ts'
import { aprTolerance } from './apr-tolerance.ts'
import { businessDays } from './business-days.ts'
import { escrowAnalysis } from './escrow-analysis.ts'
import { feeTolerance } from './fee-tolerance.ts'
import { hmdaCoverage } from './hmda-coverage.ts'
import { hoepa } from './hoepa.ts'
import { hoepaRate } from './hoepa-rate.ts'
import { hpml } from './hpml.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { pointsAndFees } from './points-and-fees.ts'
import { qmPointsFees } from './qm-points-fees.ts'
import { qmStatus } from './qm-status.ts'
import { rateSpread } from './rate-spread.ts'
import { servicingDates } from './servicing-dates.ts'
import { threshold } from './threshold.ts'
import { tridBackward } from './trid-backward.ts'
import { tridForward } from './trid-forward.ts'
import { tridPostClosing } from './trid-post-closing.ts'

type Calculator = (input: never, data: LoanTestData) => LoanTestAnswer<unknown>

/** Every calculator by the name that the API, a batch and a saved result use. */
export const CALCULATORS = {
  'adverse-action': adverseAction,
  'business-days': businessDays,
  'escrow-analysis': escrowAnalysis,
  'fee-tolerance': feeTolerance,
  'servicing-dates': servicingDates,
  'trid-backward': tridBackward,
  'trid-forward': tridForward,
  'trid-post-closing': tridPostClosing,
  threshold,
  'qm-status': qmStatus,
  'qm-points-fees': qmPointsFees,
  'points-and-fees': pointsAndFees,
  hpml,
  'hoepa-rate': hoepaRate,
  hoepa,
  'hmda-coverage': hmdaCoverage,
  apr,
  'apr-tolerance': aprTolerance,
  'rate-spread': rateSpread,
} as const satisfies Record<string, Calculator>

export type CalculatorName = keyof typeof CALCULATORS

export const CALCULATOR_NAMES = Object.keys(CALCULATORS) as CalculatorName[]
