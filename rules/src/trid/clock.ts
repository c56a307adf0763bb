import { type DayRule, generalDays, specificDays } from '../dates/business-day-count.ts'
import { type Day, parseOptionalDay } from '../dates/calendar-day.ts'
import type { Working } from '../loan-tests/answer.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import type { ThresholdRegister } from '../thresholds/threshold-register.ts'
import type { Receipt } from './disclosure.ts'
import type { Control, TridForwardInput } from './trid-forward-shape.ts'

/** A day before which the loan may not be consummated, and the rule that says so. */
export interface Bound {
  day: Day
  control: Control
}

/** What the steps of one calculation share. */
export interface Clock {
  input: TridForwardInput
  specific: DayRule
  general: DayRule
  thresholds: ThresholdRegister
  working: Working
  application: Day | null
  planned: Day | null
  timeshare: boolean
  bounds: Bound[]
}

export function clockOf(input: TridForwardInput, thresholds: ThresholdRegister, working: Working): Clock {
  const juneteenth = input.juneteenth ?? true
  if (!juneteenth) working.note('June 19 is counted as a business day because you switched the holiday off.')
  const application = parseOptionalDay(input.applicationReceived, 'applicationReceived')
  const planned = parseOptionalDay(input.plannedConsummation, 'plannedConsummation')
  if (application !== null && planned !== null && planned < application)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      'plannedConsummation',
      `plannedConsummation: ${input.plannedConsummation} is before the application was received on ${input.applicationReceived}.`,
    )
  return {
    ...{ input, thresholds, working, application, planned },
    specific: specificDays(juneteenth),
    general: generalDays(input.calendar, juneteenth),
    timeshare: input.timeshare ?? false,
    bounds: [],
  }
}

/** The day on which a disclosure counts as provided: when it is delivered or placed in the mail. */
export function providedOn(receipt: Receipt | null): Day | null {
  return receipt === null || receipt.basis === 'not_provided' ? null : receipt.sent
}
