import { addBusinessDays, type DayRule, generalDays } from '../dates/business-day-count.ts'
import { type Day, formatDay, isoWeekday, parseDay, weekdayName } from '../dates/calendar-day.ts'
import { legalHoliday } from '../dates/legal-holidays.ts'

/** What a complaint is in law. The rule of each says how long there is for an answer. */
export const COMPLAINT_KINDS = [
  'notice_of_error',
  'notice_of_error_payoff',
  'notice_of_error_foreclosure',
  'information_request',
  'information_request_owner',
  'transfer_error',
  'remittance_error',
  'billing_error',
  'credit_dispute',
  'debt_dispute',
  'agency',
  'other',
] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** What gives a Regulation E error the longer times of 1005.11(c)(3). */
export const TRANSFER_CIRCUMSTANCES = ['ordinary', 'new_account', 'point_of_sale', 'foreign'] as const
export type TransferCircumstance = (typeof TRANSFER_CIRCUMSTANCES)[number]

export interface ComplaintFacts {
  kind: ComplaintKind
  received: string
  /** The written notice of an extension was sent in time. */
  isExtended: boolean
  /** Of an agency's letter; other kinds take their dates from the rule. */
  letterAcknowledgeBy?: string | null
  letterAnswerBy?: string | null
  /** For an asserted error about a scheduled foreclosure sale. */
  foreclosureSale?: string | null
  /** Of an electronic transfer error. Without it the shorter times are shown. */
  transferCircumstance?: TransferCircumstance | null
}

export interface Clock {
  /** 2026-01-14 */
  by: string
  citation: string
}

export interface ComplaintClocks {
  acknowledge: Clock | null
  answer: Clock | null
  /** The credit that an investigation beyond the first time needs. It stays due when the time is extended. */
  provisionalCredit: Clock | null
  mayExtend: boolean
  /** The rule sets no formal date here. It says what remains to be done. */
  endedBecause: string | null
  /** What the dates rest on, and what is not known. */
  notes: string[]
}

/** 1024.35 and 1024.36 leave out legal public holidays, Saturdays, and Sundays, and no observed days. */
export const REGULATION_X_DAYS: DayRule = {
  skipReason(day, periodBegan) {
    return isoWeekday(day) > 5 ? weekdayName(day) : legalHoliday(day, { counted: true, periodBegan })
  },
}

const clock = (day: Day, citation: string): Clock => ({ by: formatDay(day), citation })

const NONE: ComplaintClocks = {
  acknowledge: null,
  answer: null,
  provisionalCredit: null,
  mayExtend: false,
  endedBecause: null,
  notes: [],
}

export function complaintClocks(facts: ComplaintFacts): ComplaintClocks {
  const received = parseDay(facts.received, 'received')
  const days = (count: number) => addBusinessDays(received, count, REGULATION_X_DAYS)
  switch (facts.kind) {
    case 'notice_of_error':
      return {
        ...NONE,
        acknowledge: clock(days(5), '12 CFR 1024.35(d)'),
        answer: facts.isExtended
          ? clock(days(45), '12 CFR 1024.35(e)(3)(ii)')
          : clock(days(30), '12 CFR 1024.35(e)(3)(i)(C)'),
        mayExtend: true,
        notes: [
          'No acknowledgment is needed where the error is corrected within the five days (12 CFR 1024.35(f)(1)).',
        ],
      }
    case 'notice_of_error_payoff':
      return {
        ...NONE,
        acknowledge: clock(days(5), '12 CFR 1024.35(d)'),
        answer: clock(days(7), '12 CFR 1024.35(e)(3)(i)(A)'),
        mayExtend: false,
        notes: [],
      }
    case 'notice_of_error_foreclosure':
      return foreclosureClocks(facts, days(5), days(30))
    case 'information_request':
      return {
        ...NONE,
        acknowledge: clock(days(5), '12 CFR 1024.36(c)'),
        answer: facts.isExtended
          ? clock(days(45), '12 CFR 1024.36(d)(2)(ii)')
          : clock(days(30), '12 CFR 1024.36(d)(2)(i)(B)'),
        mayExtend: true,
        notes: [
          'No acknowledgment is needed where the information goes out within the five days (12 CFR 1024.36(e)).',
        ],
      }
    case 'information_request_owner':
      return {
        ...NONE,
        acknowledge: clock(days(5), '12 CFR 1024.36(c)'),
        answer: clock(days(10), '12 CFR 1024.36(d)(2)(i)(A)'),
        mayExtend: false,
        notes: [],
      }
    case 'transfer_error':
      return transferClocks(facts, received)
    case 'remittance_error':
      return {
        ...NONE,
        answer: clock(received + 90, '12 CFR 1005.33(c)(1)'),
        notes: [
          'The results go to the sender within three business days after the investigation is complete (12 CFR 1005.33(c)(1)).',
          'The date shown is the last day to determine whether an error occurred. No rule extends it.',
        ],
      }
    case 'billing_error':
      return {
        ...NONE,
        acknowledge: clock(received + 30, '12 CFR 1026.13(c)(1)'),
        answer: clock(received + 90, '12 CFR 1026.13(c)(2)'),
        mayExtend: false,
        notes: [
          'The answer is due within two complete billing cycles. Not known: the billing cycle. The date shown is the outer limit of 90 days.',
        ],
      }
    case 'credit_dispute':
      return {
        ...NONE,
        answer: facts.isExtended
          ? clock(received + 45, '15 U.S.C. 1681i(a)(1)(B)')
          : clock(received + 30, '12 CFR 1022.43(e)(3)'),
        mayExtend: true,
        notes: [
          'The 15 more days need further information from the consumer within the first 30 (15 U.S.C. 1681i(a)(1)(B)).',
          'A dispute found frivolous or irrelevant: tell the consumer within five business days after that decision (12 CFR 1022.43(f)(2)).',
        ],
      }
    case 'debt_dispute':
      return {
        ...NONE,
        notes: [
          'No rule sets a day for the verification. A dispute in writing within the validation period stops collection until a copy of the verification or of a judgment is sent (12 CFR 1006.38(d)(2)).',
          'The validation period ends 30 days after the consumer receives, or is assumed to receive, the validation information (12 CFR 1006.34(b)(5)). Not known: the day on which it was provided.',
        ],
      }
    case 'agency':
      return {
        ...NONE,
        acknowledge: facts.letterAcknowledgeBy
          ? { by: facts.letterAcknowledgeBy, citation: "The agency's letter" }
          : null,
        answer: facts.letterAnswerBy ? { by: facts.letterAnswerBy, citation: "The agency's letter" } : null,
        mayExtend: false,
        notes: facts.letterAnswerBy ? [] : ["Not known: the date of the agency's letter. Enter it."],
      }
    case 'other':
      return { ...NONE, notes: ['No rule sets a date for this kind.'] }
  }
}

const LATE_NOTICE_DAYS = 7

/** Before the sale or within 30 days, whichever is earlier. A notice seven or fewer days before the sale ends both clocks. */
function foreclosureClocks(
  { foreclosureSale, received }: ComplaintFacts,
  five: Day,
  thirty: Day,
): ComplaintClocks {
  const sale = foreclosureSale ? parseDay(foreclosureSale, 'foreclosureSale') : null
  const daysBefore = sale === null ? null : sale - parseDay(received, 'received')
  if (daysBefore !== null && daysBefore >= 0 && daysBefore <= LATE_NOTICE_DAYS)
    return {
      ...NONE,
      endedBecause: `The notice came ${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before the foreclosure sale, so the duties to acknowledge and to answer by a date do not apply (12 CFR 1024.35(f)(2)). What remains: a good faith attempt to respond, orally or in writing, and either correct the error or state why there is none.`,
    }
  return {
    ...NONE,
    acknowledge: clock(five, '12 CFR 1024.35(d)'),
    answer: clock(
      sale === null || daysBefore! < 0 ? thirty : Math.min(sale - 1, thirty),
      '12 CFR 1024.35(e)(3)(i)(B)',
    ),
    notes:
      sale === null
        ? ['Not known: the date of the foreclosure sale. An earlier sale moves the answer before it.']
        : daysBefore! < 0
          ? ['The notice came after the foreclosure sale. Nothing moves the 30 days.']
          : [],
  }
}

/** 1005.11(c): 10 or 20 business days, then 45 or 90 days if the account was credited within the first time. */
function transferClocks(
  { isExtended, transferCircumstance }: ComplaintFacts,
  received: Day,
): ComplaintClocks {
  const isNew = transferCircumstance === 'new_account'
  const isLonger = isNew || transferCircumstance === 'point_of_sale' || transferCircumstance === 'foreign'
  const first = addBusinessDays(received, isNew ? 20 : 10, generalDays(undefined))
  const firstCitation = isNew ? '12 CFR 1005.11(c)(3)(i)' : '12 CFR 1005.11(c)(1)'
  return {
    ...NONE,
    answer: isExtended
      ? clock(received + (isLonger ? 90 : 45), isLonger ? '12 CFR 1005.11(c)(3)(ii)' : '12 CFR 1005.11(c)(2)')
      : clock(first, firstCitation),
    provisionalCredit: clock(first, isNew ? '12 CFR 1005.11(c)(2)(i), (c)(3)(i)' : '12 CFR 1005.11(c)(2)(i)'),
    mayExtend: true,
    notes: [
      isExtended
        ? `The longer time needs a provisional credit within ${isNew ? 20 : 10} business days, and a notice of it within two business days after the credit (12 CFR 1005.11(c)(2)(i), (ii)).`
        : `Taking up to ${isLonger ? 90 : 45} days needs a provisional credit within ${isNew ? 20 : 10} business days (12 CFR 1005.11(c)(2)(i)).`,
      ...(transferCircumstance
        ? []
        : [
            'Not known: whether the longer times for new accounts, point-of-sale, and foreign transfers apply (12 CFR 1005.11(c)(3)).',
          ]),
      'The results go to the consumer within three business days after the investigation is complete (12 CFR 1005.11(c)(1), (2)(iv)).',
      'Assumption: business days are Monday to Friday without legal holidays.',
    ],
  }
}
