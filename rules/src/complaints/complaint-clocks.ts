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
  'billing_error',
  'credit_dispute',
  'agency',
  'other',
] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

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
}

export interface Clock {
  /** 2026-01-14 */
  by: string
  citation: string
}

export interface ComplaintClocks {
  acknowledge: Clock | null
  answer: Clock | null
  mayExtend: boolean
  /** What the dates rest on, and what is not known. */
  notes: string[]
}

/** 1024.35 and 1024.36 leave out legal public holidays, Saturdays, and Sundays, and no observed days. */
const REGULATION_X_DAYS: DayRule = {
  skipReason(day, periodBegan) {
    return isoWeekday(day) > 5 ? weekdayName(day) : legalHoliday(day, { counted: true, periodBegan })
  },
}

const clock = (day: Day, citation: string): Clock => ({ by: formatDay(day), citation })

export function complaintClocks(facts: ComplaintFacts): ComplaintClocks {
  const received = parseDay(facts.received, 'received')
  const days = (count: number) => addBusinessDays(received, count, REGULATION_X_DAYS)
  const none: ComplaintClocks = { acknowledge: null, answer: null, mayExtend: false, notes: [] }
  switch (facts.kind) {
    case 'notice_of_error':
      return {
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
        acknowledge: clock(days(5), '12 CFR 1024.35(d)'),
        answer: clock(days(7), '12 CFR 1024.35(e)(3)(i)(A)'),
        mayExtend: false,
        notes: [],
      }
    case 'notice_of_error_foreclosure':
      return foreclosureClocks(facts, days(5), days(30))
    case 'information_request':
      return {
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
        acknowledge: clock(days(5), '12 CFR 1024.36(c)'),
        answer: clock(days(10), '12 CFR 1024.36(d)(2)(i)(A)'),
        mayExtend: false,
        notes: [],
      }
    case 'transfer_error':
      return {
        ...none,
        answer: facts.isExtended
          ? clock(received + 45, '12 CFR 1005.11(c)(2)')
          : clock(addBusinessDays(received, 10, generalDays(undefined)), '12 CFR 1005.11(c)(1)'),
        mayExtend: true,
        notes: [
          'The 45 days need a provisional credit within 10 business days (12 CFR 1005.11(c)(2)(i)).',
          'Not known: whether the longer times for new accounts, point-of-sale, and foreign transfers apply (12 CFR 1005.11(c)(3)).',
          'Assumption: business days are Monday to Friday without legal holidays.',
        ],
      }
    case 'billing_error':
      return {
        acknowledge: clock(received + 30, '12 CFR 1026.13(c)(1)'),
        answer: clock(received + 90, '12 CFR 1026.13(c)(2)'),
        mayExtend: false,
        notes: [
          'The answer is due within two complete billing cycles. Not known: the billing cycle. The date shown is the outer limit of 90 days.',
        ],
      }
    case 'credit_dispute':
      return {
        ...none,
        answer: facts.isExtended
          ? clock(received + 45, '15 U.S.C. 1681i(a)(1)(B)')
          : clock(received + 30, '12 CFR 1022.43(e)(3)'),
        mayExtend: true,
        notes: [
          'The 15 more days need further information from the consumer within the first 30 (15 U.S.C. 1681i(a)(1)(B)).',
        ],
      }
    case 'agency':
      return {
        acknowledge: facts.letterAcknowledgeBy
          ? { by: facts.letterAcknowledgeBy, citation: "The agency's letter" }
          : null,
        answer: facts.letterAnswerBy ? { by: facts.letterAnswerBy, citation: "The agency's letter" } : null,
        mayExtend: false,
        notes: facts.letterAnswerBy ? [] : ["Not known: the date of the agency's letter. Enter it."],
      }
    case 'other':
      return { ...none, notes: ['No rule sets a date for this kind.'] }
  }
}

/** Before the sale or within 30 days, whichever is earlier. */
function foreclosureClocks({ foreclosureSale }: ComplaintFacts, five: Day, thirty: Day): ComplaintClocks {
  const citation = '12 CFR 1024.35(e)(3)(i)(B)'
  const sale = foreclosureSale ? parseDay(foreclosureSale, 'foreclosureSale') : null
  return {
    acknowledge: clock(five, '12 CFR 1024.35(d)'),
    answer: clock(sale === null ? thirty : Math.min(sale - 1, thirty), citation),
    mayExtend: false,
    notes:
      sale === null
        ? ['Not known: the date of the foreclosure sale. An earlier sale moves the answer before it.']
        : [],
  }
}
