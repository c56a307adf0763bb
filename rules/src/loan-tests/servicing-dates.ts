import type { DayRule } from '../dates/business-day-count.ts'
import { addBusinessDays } from '../dates/business-day-count.ts'
import {
  type Day,
  formatDay,
  isoWeekday,
  parseDay,
  parseOptionalDay,
  shortDay,
  weekdayName,
} from '../dates/calendar-day.ts'
import { legalHoliday } from '../dates/legal-holidays.ts'
import { standingThreshold } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export interface TransferInput {
  kind: 'transfer'
  effectiveDate: string
  extendedTime?: boolean
}
export interface DelinquencyInput {
  kind: 'delinquency'
  unpaidSince: string
  paidInFull?: string
  priorWrittenNotice?: string
  asOf?: string
}
export interface LossMitigationInput {
  kind: 'loss_mitigation'
  received: string
  completeReceived?: string
  foreclosureSale?: string
}
export type ServicingDatesInput = TransferInput | DelinquencyInput | LossMitigationInput

export interface TransferResult {
  transferorNoticeBy: string
  transfereeNoticeBy: string
  combinedNoticeBy: string
  shortYearStatementBy: string
  initialEscrowStatementBy: string
  paymentsToOldServicerNotLateThrough: string
}
export interface DelinquencyResult {
  liveContactBy: string | null
  writtenNoticeBy: string | null
  foreclosureReferralNotBefore: string | null
  daysDelinquent: number | null
}
export interface LossMitigationResult {
  acknowledgeBy: string | null
  evaluateBy: string | null
  completeNoticeBy: string | null
  foreclosureProtection: boolean | null
  minimumResponseDays: number | null
  appealAvailable: boolean | null
}
export type ServicingDatesResult = TransferResult | DelinquencyResult | LossMitigationResult

export function servicingDates(
  input: ServicingDatesInput,
  data: LoanTestData,
): LoanTestAnswer<ServicingDatesResult> {
  const working = new Working()
  working.note('Calendar days. A deadline on a weekend or holiday does not move unless the rule says so.')
  switch (input.kind) {
    case 'transfer':
      return working.answer('servicing-dates', transfer(input, working))
    case 'delinquency':
      return working.answer('servicing-dates', delinquency(input, data, working))
    case 'loss_mitigation':
      return working.answer('servicing-dates', lossMitigation(input, working))
  }
}

function transfer(input: TransferInput, working: Working): TransferResult {
  const effective = parseDay(input.effectiveDate, 'effectiveDate')
  const [old, next, combined] = input.extendedTime
    ? [effective + 30, effective + 30, effective + 30]
    : [effective - 15, effective + 15, effective - 15]
  const citation = input.extendedTime ? '1024.33(b)(3)(ii)' : '1024.33(b)(3)(i)'
  const dated = (text: string, day: Day, paragraph: string) => {
    working.step(`${text} ${shortDay(day)}.`, formatDay(day), paragraph)
    return formatDay(day)
  }
  if (input.extendedTime)
    working.note(
      'Extended time holds only after termination for cause, bankruptcy of the servicer, or FDIC or NCUA proceedings (1024.33(b)(3)(ii)(A)-(D)).',
    )
  return {
    transferorNoticeBy: dated('Notice of the old servicer by', old, citation),
    transfereeNoticeBy: dated('Notice of the new servicer by', next, citation),
    combinedNoticeBy: dated('A combined notice by', combined, citation),
    shortYearStatementBy: dated(
      'Short year statement of the old servicer by',
      effective + 60,
      '1024.17(i)(4)(ii)',
    ),
    initialEscrowStatementBy: dated(
      'Initial escrow statement of the new servicer, when the payment or the accounting method changes, by',
      effective + 60,
      '1024.17(e)(1)(i)',
    ),
    paymentsToOldServicerNotLateThrough: dated(
      'A timely payment to the old servicer is not late through',
      effective + 59,
      '1024.33(c)(1)',
    ),
  }
}

function delinquency(input: DelinquencyInput, data: LoanTestData, working: Working): DelinquencyResult {
  const unpaid = parseDay(input.unpaidSince, 'unpaidSince')
  const paid = parseOptionalDay(input.paidInFull, 'paidInFull')
  const prior = parseOptionalDay(input.priorWrittenNotice, 'priorWrittenNotice')
  const asOf = parseOptionalDay(input.asOf, 'asOf')
  if (paid !== null && paid < unpaid) throw beforeRefusal('paidInFull', paid, 'unpaidSince', unpaid)
  if (asOf !== null && asOf < unpaid) throw beforeRefusal('asOf', asOf, 'unpaidSince', unpaid)
  const days = (key: string) => Number(standingThreshold(data.thresholds, key).value)

  const contactPeriod = unpaid + days('respa_live_contact_days')
  const noticePeriod = unpaid + days('respa_written_notice_days')
  const noticeBy = prior === null ? noticePeriod : Math.max(noticePeriod, prior + 180)
  const referral = unpaid + days('respa_foreclosure_referral_days') + 1
  const unlessPaid = (day: Day, what: string, citation: string, periodEnd = day) => {
    const paidInTime = paid !== null && paid <= periodEnd
    working.step(
      paidInTime ? `${what}: not needed, paid in full on ${shortDay(paid)}.` : `${what} ${shortDay(day)}.`,
      paidInTime ? null : formatDay(day),
      citation,
    )
    return paidInTime ? null : formatDay(day)
  }
  working.note(
    'Delinquency runs from the oldest unpaid due date; a payment applied to the oldest one moves it (1024.31, comment 31 (Delinquency)-2).',
  )
  const result = {
    liveContactBy: unlessPaid(contactPeriod, 'Live contact by', '1024.39(a); comment 39(a)-1'),
    writtenNoticeBy: unlessPaid(
      noticeBy,
      prior === null ? 'Written notice by' : 'Written notice, not more than once in 180 days, by',
      '1024.39(b)(1); comment 39(b)(1)-2',
    ),
    foreclosureReferralNotBefore: unlessPaid(
      referral,
      'First foreclosure notice or filing, more than 120 days delinquent, not before',
      '1024.41(f)(1)(i)',
      referral - 1,
    ),
    daysDelinquent: asOf === null ? null : paid !== null && paid <= asOf ? 0 : asOf - unpaid,
  }
  if (asOf !== null)
    working.step(
      `On ${shortDay(asOf)} the loan is ${result.daysDelinquent} days delinquent.`,
      `${result.daysDelinquent}`,
      '1024.31 (Delinquency)',
    )
  return result
}

function beforeRefusal(field: string, day: Day, other: string, otherDay: Day): LoanTestRefusal {
  return new LoanTestRefusal(
    'INVALID_DATE_ORDER',
    field,
    `${field}: ${formatDay(day)} is before ${other} on ${formatDay(otherDay)}.`,
  )
}

/** 1024.41 excludes legal public holidays, Saturdays and Sundays. */
const WORKING_DAYS: DayRule = {
  skipReason(day, periodBegan) {
    return isoWeekday(day) > 5 ? weekdayName(day) : legalHoliday(day, { counted: true, periodBegan })
  },
}

const ACKNOWLEDGE_BEFORE_SALE = 45
const EVALUATE_BEFORE_SALE = 37
const FULL_PROTECTION_BEFORE_SALE = 90

function lossMitigation(input: LossMitigationInput, working: Working): LossMitigationResult {
  const received = parseDay(input.received, 'received')
  const complete = parseOptionalDay(input.completeReceived, 'completeReceived')
  const sale = parseOptionalDay(input.foreclosureSale, 'foreclosureSale')
  if (complete !== null && complete < received)
    throw beforeRefusal('completeReceived', complete, 'received', received)
  const daysBefore = (day: Day) => (sale === null ? Number.POSITIVE_INFINITY : sale - day)
  if (sale === null)
    working.note('No foreclosure sale is scheduled, so every distance to a sale is met (comment 41(b)(3)-1).')
  const acknowledge =
    daysBefore(received) >= ACKNOWLEDGE_BEFORE_SALE ? addBusinessDays(received, 5, WORKING_DAYS) : null
  working.step(
    acknowledge === null
      ? `Received fewer than ${ACKNOWLEDGE_BEFORE_SALE} days before the sale: no acknowledgment is required.`
      : `Acknowledge by ${shortDay(acknowledge)}, five days without Saturdays, Sundays and legal holidays.`,
    acknowledge === null ? null : formatDay(acknowledge),
    '1024.41(b)(2)(i)(B)',
  )
  const result = {
    acknowledgeBy: acknowledge === null ? null : formatDay(acknowledge),
    evaluateBy: null,
    completeNoticeBy: null,
    foreclosureProtection: null,
    minimumResponseDays: null,
    appealAvailable: null,
  }
  if (complete === null) {
    working.note('Not determined: evaluation and protection. They need the day the application was complete.')
    return result
  }
  return { ...result, ...completeApplication(complete, daysBefore(complete), working) }
}

function completeApplication(
  complete: Day,
  daysBeforeSale: number,
  working: Working,
): Omit<LossMitigationResult, 'acknowledgeBy'> {
  if (daysBeforeSale <= EVALUATE_BEFORE_SALE) {
    working.step(
      `Complete ${daysBeforeSale} days before the sale, not more than ${EVALUATE_BEFORE_SALE}: no duty to evaluate.`,
      null,
      '1024.41(c)(1), (c)(3)(ii)(B), (g)',
    )
    return {
      evaluateBy: null,
      completeNoticeBy: null,
      foreclosureProtection: false,
      minimumResponseDays: null,
      appealAvailable: false,
    }
  }
  const full = daysBeforeSale >= FULL_PROTECTION_BEFORE_SALE
  const notice = addBusinessDays(complete, 5, WORKING_DAYS)
  working.step(
    `Evaluate by ${shortDay(complete + 30)}, 30 days after the complete application.`,
    formatDay(complete + 30),
    '1024.41(c)(1)',
  )
  working.step(
    `Notice of the complete application by ${shortDay(notice)}.`,
    formatDay(notice),
    '1024.41(c)(3)(i)',
  )
  working.step(
    `The borrower has at least ${full ? 14 : 7} days to accept or reject an offer${full ? ', and may appeal within 14 days of the offer' : ''}.`,
    `${full ? 14 : 7}`,
    '1024.41(e)(1), (h)(1)-(2)',
  )
  if (!full)
    working.note(
      'An appeal is also open when the complete application came before the first foreclosure notice or filing (1024.41(h)(1)); that date is not an input.',
    )
  return {
    evaluateBy: formatDay(complete + 30),
    completeNoticeBy: formatDay(notice),
    foreclosureProtection: true,
    minimumResponseDays: full ? 14 : 7,
    appealAvailable: full,
  }
}
