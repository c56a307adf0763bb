import { addBusinessDays } from '../dates/business-day-count.ts'
import { formatDay, formatOptionalDay, parseDay, shortDay } from '../dates/calendar-day.ts'
import { type Clock, clockOf, providedOn } from '../trid/clock.ts'
import {
  changeSteps,
  closingDisclosureReceipt,
  closingDisclosureSteps,
  correctedReceipts,
  correctedSteps,
  WAIT_REASONS,
} from '../trid/closing-disclosure-steps.ts'
import type { Receipt } from '../trid/disclosure.ts'
import {
  intentSteps,
  loanEstimateSteps,
  revisedLoanEstimateSteps,
  revisionSteps,
} from '../trid/loan-estimate-steps.ts'
import type { Blocker, TridForwardInput, TridForwardResult } from '../trid/trid-forward-shape.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

type Part = Omit<
  TridForwardResult,
  'earliestConsummation' | 'controlledBy' | 'plannedConsummation' | 'rescission'
>

/** The whole TRID clock from the dates that are known so far. */
export function tridForward(input: TridForwardInput, data: LoanTestData): LoanTestAnswer<TridForwardResult> {
  const working = new Working()
  const clock = clockOf(input, data.thresholds, working)
  const loanEstimate = loanEstimateSteps(clock)
  const intent = intentSteps(clock, loanEstimate.receipt)
  const revisions = revisionSteps(clock)
  const closingReceipt = closingDisclosureReceipt(clock)
  const corrected = correctedReceipts(clock)
  const part: Part = {
    loanEstimate: loanEstimate.result,
    ...intent,
    revisions,
    revisedLoanEstimates: revisedLoanEstimateSteps(clock, firstProvided([closingReceipt, ...corrected])),
    closingDisclosure: closingDisclosureSteps(clock, closingReceipt),
    changes: changeSteps(clock),
    correctedClosingDisclosures: correctedSteps(clock, corrected),
  }
  const earliest = earliestOf(clock, loanEstimate.receipt, [closingReceipt, ...corrected])
  return working.answer('trid-forward', {
    ...part,
    ...earliest,
    plannedConsummation: plannedSteps(clock, part, earliest),
    rescission: rescissionSteps(clock),
  })
}

function firstProvided(receipts: readonly (Receipt | null)[]): number | null {
  const days = receipts.map(providedOn).filter((day) => day !== null)
  return days.length === 0 ? null : Math.min(...days)
}

type Earliest = Pick<TridForwardResult, 'earliestConsummation' | 'controlledBy'>

/** The latest of all bounds. Without a Closing Disclosure, or with a Loan Estimate that was not provided, no day is known. */
function earliestOf(
  { bounds, working, timeshare, input }: Clock,
  loanEstimate: Receipt | null,
  closingDisclosures: readonly (Receipt | null)[],
): Earliest {
  if (firstProvided(closingDisclosures) === null) {
    working.note('Not determined: the earliest consummation. No Closing Disclosure has been provided.')
    return { earliestConsummation: null, controlledBy: ['closing_disclosure_missing'] }
  }
  if (!timeshare && loanEstimate?.basis === 'not_provided') {
    working.note('Not determined: the earliest consummation. The Loan Estimate was not provided.')
    return { earliestConsummation: null, controlledBy: [] }
  }
  if (!timeshare && loanEstimate === null)
    working.note('Not tested: the seven business days after the Loan Estimate. Its date is not given.')
  if (!input.closingDisclosure)
    working.note(
      'Only a corrected Closing Disclosure is given. The wait after the first one is not tested (1026.19(f)(1)(ii)(A)).',
    )
  const day = Math.max(...bounds.map((bound) => bound.day))
  const controlledBy = [
    ...new Set(bounds.filter((bound) => bound.day === day).map(({ control }) => control)),
  ].sort()
  working.step(
    `The latest of these days decides: consummation from ${shortDay(day)}.`,
    formatDay(day),
    '1026.19(e)(1)(iii)(B), (e)(4)(ii), (f)(1)(ii), (f)(2)',
  )
  return { earliestConsummation: formatDay(day), controlledBy }
}

function plannedSteps(
  { planned, input, working }: Clock,
  part: Part,
  { earliestConsummation, controlledBy }: Earliest,
): TridForwardResult['plannedConsummation'] {
  if (planned === null) return { date: null, allowed: null, blockers: [] }
  const date = formatDay(planned)
  const blockers: Blocker[] = []
  if (controlledBy.includes('closing_disclosure_missing')) blockers.push('closing_disclosure_missing')
  const correction = correctionNeeded(input, part)
  if (correction === 'missing') blockers.push('corrected_closing_disclosure_missing')
  if (part.revisedLoanEstimates.some(({ allowed }) => !allowed))
    blockers.push('revised_loan_estimate_on_or_after_closing_disclosure')
  if (earliestConsummation !== null && date < earliestConsummation) blockers.push('waiting_period')
  const unknown = earliestConsummation === null || correction === 'unknown'
  const allowed = blockers.length > 0 ? false : unknown ? null : true
  const verdict = allowed === null ? 'not determined' : allowed ? 'within' : 'outside'
  working.step(
    `Planned consummation on ${shortDay(planned)}: ${verdict}.`,
    verdict,
    '1026.19(e)(1)(iii), (e)(4)(ii), (f)(1)(ii), (f)(2)',
  )
  return { date, allowed, blockers: blockers.sort() }
}

/** A change needs a corrected disclosure that was provided, and one that begins a new wait needs one for that reason. */
function correctionNeeded(input: TridForwardInput, part: Part): 'missing' | 'unknown' | 'given' {
  const provided = part.correctedClosingDisclosures.map(
    ({ receivedBasis }) => receivedBasis !== 'not_provided',
  )
  const corrected = (input.correctedClosingDisclosures ?? []).filter((_, index) => provided[index])
  const withWait = corrected.some(({ reasons }) => reasons.some((reason) => WAIT_REASONS.has(reason)))
  if (provided.includes(false) && corrected.length === 0) return 'missing'
  if (part.changes.length > 0 && corrected.length === 0) return 'missing'
  if (part.changes.some(({ newWaitingPeriod }) => newWaitingPeriod) && !withWait) return 'missing'
  const undetermined = part.changes.some(({ newWaitingPeriod }) => newWaitingPeriod === null)
  return undetermined && !withWait ? 'unknown' : 'given'
}

function rescissionSteps({ input, specific, working }: Clock): TridForwardResult['rescission'] {
  const { rescission } = input
  if (!rescission) return { expiresAtMidnightOf: null, disburseFrom: null }
  const last = Math.max(
    parseDay(rescission.consummation, 'rescission.consummation'),
    parseDay(rescission.noticeDelivered, 'rescission.noticeDelivered'),
    parseDay(rescission.materialDisclosuresDelivered, 'rescission.materialDisclosuresDelivered'),
  )
  const expires = addBusinessDays(last, 3, specific)
  working.step(
    `The right to rescind ends at midnight of ${shortDay(expires)}, the third specific business day after the last of consummation, notice and material disclosures on ${shortDay(last)}.`,
    formatDay(expires),
    '1026.23(a)(3)(i); 1026.15(a)(3)',
  )
  working.step(
    `Funds may be disbursed from ${shortDay(expires + 1)}, once you are reasonably satisfied that the consumer has not rescinded.`,
    formatDay(expires + 1),
    '1026.23(c); 1026.15(c)',
  )
  return { expiresAtMidnightOf: formatDay(expires), disburseFrom: formatOptionalDay(expires + 1) }
}
