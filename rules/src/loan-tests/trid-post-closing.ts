import {
  type Day,
  formatDay,
  formatOptionalDay,
  parseDay,
  parseOptionalDay,
  shortDay,
} from '../dates/calendar-day.ts'
import { type ThresholdRegister, thresholdOn } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export type PostClosingKind =
  | 'amount_paid_changed'
  | 'seller_amount_changed'
  | 'clerical_error'
  | 'refund_over_tolerance'
  | 'per_diem_interest_only'
  | 'not_in_connection_with_settlement'

export interface TridPostClosingInput {
  consummation: string
  events: { id: string; kind: PostClosingKind; eventDate?: string; informationReceived?: string }[]
}

export interface TridPostClosingResult {
  events: {
    id: string
    /** Nothing when the date that decides is not given. */
    correctedDisclosureTo: 'consumer' | 'seller' | 'none' | null
    dueBy: string | null
    refundDueBy: string | null
  }[]
}

type Duty = Omit<TridPostClosingResult['events'][number], 'id'>

const NONE: Duty = { correctedDisclosureTo: 'none', dueBy: null, refundDueBy: null }

export function tridPostClosing(
  input: TridPostClosingInput,
  data: LoanTestData,
): LoanTestAnswer<TridPostClosingResult> {
  const consummation = parseDay(input.consummation, 'consummation')
  const working = new Working()
  const events = input.events.map((event, index) => ({
    id: event.id,
    ...dutyOf(event, index, { consummation, working, thresholds: data.thresholds }),
  }))
  working.note('These are calendar days. A deadline on a weekend or holiday does not move.')
  return working.answer('trid-post-closing', { events })
}

interface Closing {
  consummation: Day
  working: Working
  thresholds: ThresholdRegister
}

function dutyOf(event: TridPostClosingInput['events'][number], index: number, closing: Closing): Duty {
  const { consummation, working } = closing
  const happened = parseOptionalDay(event.eventDate, `events[${index}].eventDate`)
  const known = parseOptionalDay(event.informationReceived, `events[${index}].informationReceived`)
  refuseOrder(index, happened, known, consummation)
  switch (event.kind) {
    case 'amount_paid_changed':
      return correctionAfterEvent(event.id, 'consumer', happened, known, closing)
    case 'seller_amount_changed':
      return correctionAfterEvent(event.id, 'seller', happened, known, closing)
    case 'clerical_error': {
      const due = consummation + daysOf('trid_refund_days', closing)
      working.step(
        `"${event.id}": a non-numeric clerical error is corrected by ${shortDay(due)}, 60 days after consummation.`,
        formatDay(due),
        '1026.19(f)(2)(iv)',
      )
      return { correctedDisclosureTo: 'consumer', dueBy: formatDay(due), refundDueBy: null }
    }
    case 'refund_over_tolerance': {
      const due = consummation + daysOf('trid_refund_days', closing)
      working.step(
        `"${event.id}": refund and corrected disclosure by ${shortDay(due)}, 60 days after consummation.`,
        formatDay(due),
        '1026.19(f)(2)(v)',
      )
      return { correctedDisclosureTo: 'consumer', dueBy: formatDay(due), refundDueBy: formatDay(due) }
    }
    case 'per_diem_interest_only':
      working.step(
        `"${event.id}": a change of per-diem interest alone needs no corrected disclosure.`,
        'none',
        'comment 19(f)(2)(iii)-2',
      )
      return NONE
    case 'not_in_connection_with_settlement':
      working.step(
        `"${event.id}": an event not in connection with the settlement needs no corrected disclosure.`,
        'none',
        'comment 19(f)(2)(iii)-1.iv',
      )
      return NONE
  }
}

/** The event must lie within the 30 days after consummation; the correction follows within 30 days of the information. */
function correctionAfterEvent(
  id: string,
  to: 'consumer' | 'seller',
  happened: Day | null,
  known: Day | null,
  closing: Closing,
): Duty {
  const { consummation, working } = closing
  const citation = to === 'consumer' ? '1026.19(f)(2)(iii)' : '1026.19(f)(4)(ii)'
  const days = daysOf('trid_post_closing_correction_days', closing)
  if (happened === null) {
    working.note(`Not determined: "${id}". It needs the date of the event.`)
    return { correctedDisclosureTo: null, dueBy: null, refundDueBy: null }
  }
  if (happened > consummation + days) {
    working.step(
      `"${id}" happened on ${shortDay(happened)}, more than ${days} days after consummation: no corrected disclosure is required.`,
      'none',
      citation,
    )
    return NONE
  }
  const due = known === null ? null : known + days
  if (due === null)
    working.note(`Not determined: the due date of "${id}". It needs the date you received the information.`)
  else
    working.step(
      `"${id}": ${to === 'consumer' ? 'the creditor corrects the disclosure for the consumer' : 'the settlement agent corrects the disclosure for the seller'} by ${shortDay(due)}, ${days} days after the information.`,
      formatDay(due),
      citation,
    )
  return { correctedDisclosureTo: to, dueBy: formatOptionalDay(due), refundDueBy: null }
}

function daysOf(key: string, { thresholds, consummation }: Closing): number {
  return Number(thresholdOn(thresholds, key, consummation).value)
}

function refuseOrder(index: number, happened: Day | null, known: Day | null, consummation: Day): void {
  if (happened !== null && happened < consummation)
    throw orderRefusal(`events[${index}].eventDate`, happened, `consummation on ${formatDay(consummation)}`)
  if (happened !== null && known !== null && known < happened)
    throw orderRefusal(`events[${index}].informationReceived`, known, `the event on ${formatDay(happened)}`)
}

function orderRefusal(field: string, day: Day, before: string): LoanTestRefusal {
  return new LoanTestRefusal('INVALID_DATE_ORDER', field, `${field}: ${formatDay(day)} is before ${before}.`)
}
