import { addBusinessDays } from '../dates/business-day-count.ts'
import {
  type Day,
  formatDay,
  formatOptionalDay,
  parseDay,
  parseOptionalDay,
  shortDay,
} from '../dates/calendar-day.ts'
import { noteCalendar } from '../loan-tests/business-days.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { type Clock, providedOn } from './clock.ts'
import { type Receipt, receiptOf } from './disclosure.ts'
import type { TridForwardResult } from './trid-forward-shape.ts'

const LEAST_EXPIRATION_DAYS = 10

export function loanEstimateSteps(clock: Clock): {
  receipt: Receipt | null
  result: TridForwardResult['loanEstimate']
} {
  const { input, application, working } = clock
  const dueBy = application === null ? null : addBusinessDays(application, 3, clock.general)
  if (dueBy !== null) {
    noteCalendar(input.calendar, working)
    working.step(
      `Loan Estimate due by ${shortDay(dueBy)}, the third general business day after the application of ${shortDay(application!)}.`,
      formatDay(dueBy),
      '1026.19(e)(1)(iii)(A); comment 19(e)(1)(iii)-1',
    )
  }
  const receipt = input.loanEstimate
    ? receiptOf(
        input.loanEstimate,
        { field: 'loanEstimate', name: 'Loan Estimate', citation: '1026.19(e)(1)(iv)' },
        clock.specific,
        working,
      )
    : null
  const onTime = receipt === null ? null : lateness(receipt, dueBy)
  if (onTime !== null && dueBy !== null)
    working.step(
      `The Loan Estimate is ${onTime ? 'within' : 'outside'} its due date of ${shortDay(dueBy)}.`,
      onTime ? 'within' : 'outside',
      '1026.19(e)(1)(iii)(A)',
    )
  return {
    receipt,
    result: {
      dueBy: formatOptionalDay(dueBy),
      onTime,
      received: formatOptionalDay(receipt?.received ?? null),
      receivedBasis: receipt?.basis ?? null,
      sevenDayEarliest: formatOptionalDay(sevenDays(clock, receipt)),
    },
  }
}

/** A disclosure that was not provided cannot be on time; without an application nothing is known. */
function lateness(receipt: Receipt, dueBy: Day | null): boolean | null {
  if (receipt.basis === 'not_provided') return false
  return dueBy === null ? null : receipt.sent <= dueBy
}

function sevenDays(clock: Clock, receipt: Receipt | null): Day | null {
  const { input, working } = clock
  const provided = providedOn(receipt)
  if (clock.timeshare) {
    if (receipt)
      working.step(
        'Timeshare: no seven-business-day wait after the Loan Estimate.',
        null,
        '1026.19(e)(1)(iii)(C)',
      )
    return null
  }
  if (provided === null) return null
  const day = addBusinessDays(provided, 7, clock.specific)
  working.step(
    `The seventh specific business day after the Loan Estimate was sent is ${shortDay(day)}. Sending starts the count, not receipt.`,
    formatDay(day),
    '1026.19(e)(1)(iii)(B); comment 19(e)(1)(iii)-2',
  )
  if (!input.waivers?.loanEstimateWait) clock.bounds.push({ day, control: 'loan_estimate_seven_days' })
  else if (receipt!.received !== null) {
    clock.bounds.push({ day: receipt!.received, control: 'loan_estimate_receipt_waived' })
    working.step(
      'The consumer waived the seven-business-day wait after receiving the Loan Estimate.',
      formatDay(receipt!.received),
      '1026.19(e)(1)(v)',
    )
    noteWaiver(clock)
  }
  return day
}

export function noteWaiver({ working }: Clock): void {
  working.note(
    "A waiver needs a bona fide personal financial emergency and the consumer's own dated statement, signed by everyone primarily liable, after receipt; printed forms are prohibited. Each new waiting period needs a new waiver (1026.19(e)(1)(v), (f)(1)(iv); comment 19(a)(3)-2).",
  )
}

/** When fees may be charged, and until when the consumer can accept the estimate as given. */
export function intentSteps(
  clock: Clock,
  receipt: Receipt | null,
): Pick<TridForwardResult, 'fees' | 'intentToProceed'> {
  const { input, working } = clock
  const intent = parseOptionalDay(input.intentToProceed, 'intentToProceed')
  const received = receipt?.received ?? null
  const allowedFrom = intent === null || received === null ? null : Math.max(intent, received)
  if (allowedFrom !== null)
    working.step(
      `Fees may be charged from ${shortDay(allowedFrom)}, the later of receipt and intent to proceed; before that only a bona fide and reasonable credit report fee.`,
      formatDay(allowedFrom),
      '1026.19(e)(2)(i)',
    )
  const lastDay = lastDayOfIntent(clock, providedOn(receipt))
  const onTime = intent === null || lastDay === null ? null : intent <= lastDay
  if (onTime === false)
    working.step(
      `Intent to proceed on ${shortDay(intent!)} came after ${shortDay(lastDay!)}: a revised estimate may be used.`,
      'estimate may be revised',
      '1026.19(e)(3)(iv)(E); comment 19(e)(3)(iv)(E)-1',
    )
  return {
    fees: { allowedFrom: formatOptionalDay(allowedFrom) },
    intentToProceed: {
      lastDay: formatOptionalDay(lastDay),
      onTime,
      estimateMayBeRevised: onTime === null ? null : !onTime,
    },
  }
}

function lastDayOfIntent({ input, general, working }: Clock, provided: Day | null): Day | null {
  const days = input.expirationBusinessDays ?? LEAST_EXPIRATION_DAYS
  if (!Number.isInteger(days) || days < LEAST_EXPIRATION_DAYS || days > 400)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'expirationBusinessDays',
      `expirationBusinessDays: "${days}" is not a whole number from ${LEAST_EXPIRATION_DAYS} to 400.`,
    )
  if (provided === null) return null
  noteCalendar(input.calendar, working)
  const lastDay = addBusinessDays(provided, days, general)
  working.step(
    `The estimate stands until ${shortDay(lastDay)}, ${days} general business days after it was provided.`,
    formatDay(lastDay),
    '1026.19(e)(3)(iv)(E); comment 19(e)(3)(iv)(E)-2',
  )
  return lastDay
}

export function revisionSteps(clock: Clock): TridForwardResult['revisions'] {
  return (clock.input.revisionEvents ?? []).map(({ id, type, informationReceived }, index) => {
    const known = parseDay(informationReceived, `revisionEvents[${index}].informationReceived`)
    const dueBy = addBusinessDays(known, 3, clock.general)
    noteCalendar(clock.input.calendar, clock.working)
    clock.working.step(
      `Revision "${id}": the revised disclosure is due by ${shortDay(dueBy)}, the third general business day after ${type === 'rate_lock' ? 'the lock' : 'the information'} of ${shortDay(known)}.`,
      formatDay(dueBy),
      type === 'rate_lock' ? '1026.19(e)(3)(iv)(D)' : '1026.19(e)(4)(i)',
    )
    if (type === 'construction_delay')
      clock.working.note(
        `Revision "${id}": a delayed settlement of new construction counts only if the original Loan Estimate said clearly and conspicuously that revised disclosures may be issued at any time before 60 days before consummation (1026.19(e)(3)(iv)(F)).`,
      )
    return { id, dueBy: formatDay(dueBy) }
  })
}

/** `closingDisclosureProvided` is the first day on which any Closing Disclosure was provided. */
export function revisedLoanEstimateSteps(
  clock: Clock,
  closingDisclosureProvided: Day | null,
): TridForwardResult['revisedLoanEstimates'] {
  return (clock.input.revisedLoanEstimates ?? []).map((disclosure, index) => {
    const name = `Revised Loan Estimate ${index + 1}`
    const receipt = receiptOf(
      disclosure,
      { field: `revisedLoanEstimates[${index}]`, name, citation: '1026.19(e)(4)(ii)' },
      clock.specific,
      clock.working,
    )
    const allowed = closingDisclosureProvided === null || receipt.sent < closingDisclosureProvided
    const earliest = receipt.received === null ? null : addBusinessDays(receipt.received, 4, clock.specific)
    if (earliest !== null)
      clock.working.step(
        allowed
          ? `${name}: consummation from ${shortDay(earliest)}, the fourth specific business day after receipt.`
          : `${name} was sent on or after the day of the Closing Disclosure: not allowed, so it does not bind.`,
        formatDay(earliest),
        '1026.19(e)(4)(ii)',
      )
    if (allowed && earliest !== null)
      clock.bounds.push({ day: earliest, control: 'revised_loan_estimate_four_days' })
    return {
      received: formatOptionalDay(receipt.received),
      receivedBasis: receipt.basis,
      allowed,
      earliestConsummation: formatOptionalDay(earliest),
    }
  })
}
