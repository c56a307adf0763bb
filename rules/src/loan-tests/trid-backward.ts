import { type DayRule, latestStart, specificDays } from '../dates/business-day-count.ts'
import { type Day, formatDay, parseDay, shortDay } from '../dates/calendar-day.ts'
import { type LoanTestAnswer, Working } from './answer.ts'

export interface TridBackwardInput {
  consummation: string
  juneteenth?: boolean
  timeshare?: boolean
}

export interface LatestDelivery {
  latestReceipt: string
  latestSent: { in_person: string; mail: string }
}

export interface TridBackwardResult {
  closingDisclosure: LatestDelivery
  revisedLoanEstimate: LatestDelivery
  loanEstimate: { latestSent: string | null }
}

/** The last days on which each disclosure can go out for a wanted closing date. */
export function tridBackward(input: TridBackwardInput): LoanTestAnswer<TridBackwardResult> {
  const consummation = parseDay(input.consummation, 'consummation')
  const rule = specificDays(input.juneteenth ?? true)
  const working = new Working()
  if (input.juneteenth === false)
    working.note('June 19 is counted as a business day because you switched the holiday off.')
  const closing = input.timeshare ? consummation : latestStart(consummation, 3, rule)
  const revised = latestStart(consummation, 4, rule)
  const result: TridBackwardResult = {
    closingDisclosure: deliveryOf(closing, rule),
    revisedLoanEstimate: deliveryOf(revised, rule),
    loanEstimate: { latestSent: input.timeshare ? null : formatDay(latestStart(consummation, 7, rule)) },
  }
  working.step(
    input.timeshare
      ? `Timeshare: the Closing Disclosure must be received no later than consummation on ${shortDay(closing)}.`
      : `The Closing Disclosure must be received by ${shortDay(closing)}, the latest business day from which the third one is on or before ${shortDay(consummation)}.`,
    formatDay(closing),
    input.timeshare ? '1026.19(f)(1)(ii)(B)' : '1026.19(f)(1)(ii)(A); 1026.2(a)(6)',
  )
  working.step(
    `Mailed or emailed without proof of receipt, it must be sent by ${result.closingDisclosure.latestSent.mail}.`,
    result.closingDisclosure.latestSent.mail,
    '1026.19(f)(1)(iii)',
  )
  working.step(
    `A revised Loan Estimate must be received by ${shortDay(revised)}, four specific business days before, and sent before the day of the Closing Disclosure.`,
    formatDay(revised),
    '1026.19(e)(4)(ii)',
  )
  if (result.loanEstimate.latestSent)
    working.step(
      `The first Loan Estimate must be sent by ${result.loanEstimate.latestSent}, seven specific business days before.`,
      result.loanEstimate.latestSent,
      '1026.19(e)(1)(iii)(B)',
    )
  else
    working.step(
      'Timeshare: no seven-business-day wait after the Loan Estimate.',
      null,
      '1026.19(e)(1)(iii)(C)',
    )
  return working.answer('trid-backward', result)
}

function deliveryOf(latestReceipt: Day, rule: DayRule): LatestDelivery {
  return {
    latestReceipt: formatDay(latestReceipt),
    latestSent: {
      in_person: formatDay(latestReceipt),
      mail: formatDay(latestStart(latestReceipt, 3, rule)),
    },
  }
}
