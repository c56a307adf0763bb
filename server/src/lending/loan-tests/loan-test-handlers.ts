import { adverseAction } from '@plumbline/rules/loan-tests/adverse-action.ts'
import { apr } from '@plumbline/rules/loan-tests/apr.ts'
import { aprTolerance } from '@plumbline/rules/loan-tests/apr-tolerance.ts'
import { businessDays } from '@plumbline/rules/loan-tests/business-days.ts'
import { escrowAnalysis } from '@plumbline/rules/loan-tests/escrow-analysis.ts'
import { feeTolerance } from '@plumbline/rules/loan-tests/fee-tolerance.ts'
import { hmdaCoverage } from '@plumbline/rules/loan-tests/hmda-coverage.ts'
import { hoepa } from '@plumbline/rules/loan-tests/hoepa.ts'
import { hoepaRate } from '@plumbline/rules/loan-tests/hoepa-rate.ts'
import { hpml } from '@plumbline/rules/loan-tests/hpml.ts'
import { pointsAndFees } from '@plumbline/rules/loan-tests/points-and-fees.ts'
import { qmPointsFees } from '@plumbline/rules/loan-tests/qm-points-fees.ts'
import { qmStatus } from '@plumbline/rules/loan-tests/qm-status.ts'
import { rateSpread } from '@plumbline/rules/loan-tests/rate-spread.ts'
import { servicingDates } from '@plumbline/rules/loan-tests/servicing-dates.ts'
import { threshold } from '@plumbline/rules/loan-tests/threshold.ts'
import { tridBackward } from '@plumbline/rules/loan-tests/trid-backward.ts'
import { tridForward } from '@plumbline/rules/loan-tests/trid-forward.ts'
import { tridPostClosing } from '@plumbline/rules/loan-tests/trid-post-closing.ts'
import { members } from '../../platform/procedures.ts'
import { runCalculator } from './run-calculator.ts'

const { loanTests } = members

export const loanTestHandlers = {
  apr: loanTests.apr.handler(runCalculator(apr)),
  'apr-tolerance': loanTests['apr-tolerance'].handler(runCalculator(aprTolerance)),
  'hmda-coverage': loanTests['hmda-coverage'].handler(runCalculator(hmdaCoverage)),
  hoepa: loanTests.hoepa.handler(runCalculator(hoepa)),
  'hoepa-rate': loanTests['hoepa-rate'].handler(runCalculator(hoepaRate)),
  hpml: loanTests.hpml.handler(runCalculator(hpml)),
  'points-and-fees': loanTests['points-and-fees'].handler(runCalculator(pointsAndFees)),
  'qm-points-fees': loanTests['qm-points-fees'].handler(runCalculator(qmPointsFees)),
  'qm-status': loanTests['qm-status'].handler(runCalculator(qmStatus)),
  'rate-spread': loanTests['rate-spread'].handler(runCalculator(rateSpread)),
  'adverse-action': loanTests['adverse-action'].handler(runCalculator(adverseAction)),
  'business-days': loanTests['business-days'].handler(runCalculator(businessDays)),
  'escrow-analysis': loanTests['escrow-analysis'].handler(runCalculator(escrowAnalysis)),
  'fee-tolerance': loanTests['fee-tolerance'].handler(runCalculator(feeTolerance)),
  'servicing-dates': loanTests['servicing-dates'].handler(runCalculator(servicingDates)),
  threshold: loanTests.threshold.handler(runCalculator(threshold)),
  'trid-backward': loanTests['trid-backward'].handler(runCalculator(tridBackward)),
  'trid-forward': loanTests['trid-forward'].handler(runCalculator(tridForward)),
  'trid-post-closing': loanTests['trid-post-closing'].handler(runCalculator(tridPostClosing)),
}
