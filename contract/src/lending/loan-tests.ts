import { apr, aprTolerance, rateSpread } from './apr-tests.ts'
import { hmdaCoverage } from './coverage-tests.ts'
import {
  adverseAction,
  businessDays,
  servicingDates,
  tridBackward,
  tridForward,
  tridPostClosing,
} from './date-tests.ts'
import { escrowAnalysis, feeTolerance, threshold } from './fee-tests.ts'
import { hoepa, hoepaRate, hpml, pointsAndFees, qmPointsFees, qmStatus } from './price-tests.ts'

/** Each calculator under the name that the API, a batch and a saved result use. */
export const loanTests = {
  apr,
  'apr-tolerance': aprTolerance,
  'hmda-coverage': hmdaCoverage,
  hoepa,
  'hoepa-rate': hoepaRate,
  hpml,
  'points-and-fees': pointsAndFees,
  'qm-points-fees': qmPointsFees,
  'qm-status': qmStatus,
  'rate-spread': rateSpread,
  'adverse-action': adverseAction,
  'business-days': businessDays,
  'escrow-analysis': escrowAnalysis,
  'fee-tolerance': feeTolerance,
  'servicing-dates': servicingDates,
  threshold,
  'trid-backward': tridBackward,
  'trid-forward': tridForward,
  'trid-post-closing': tridPostClosing,
}
