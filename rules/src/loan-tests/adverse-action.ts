import { type Day, formatDay, parseDay, parseOptionalDay, shortDay } from '../dates/calendar-day.ts'
import { standingThreshold } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export type AdverseActionKind =
  | 'complete_application'
  | 'incomplete_application'
  | 'adverse_action_incomplete'
  | 'adverse_action_existing_account'
  | 'counteroffer'
  | 'reasons_request'

export interface AdverseActionInput {
  kind: AdverseActionKind
  /** Of completion, receipt, action or notice. */
  date: string
  expresslyWithdrawn?: boolean
  accepted?: boolean
  combinedNotice?: boolean
  requested?: string
}

export interface AdverseActionResult {
  /** Nothing when the date that decides is not given. */
  noticeRequired: boolean | null
  dueBy: string | null
  citation: string
}

interface Duty {
  key: string
  citation: string
  what: string
}

const DUTIES: Record<Exclude<AdverseActionKind, 'reasons_request'>, Duty> = {
  complete_application: {
    key: 'ecoa_completed_application_days',
    citation: '1002.9(a)(1)(i)',
    what: 'Notice of approval, counteroffer or adverse action',
  },
  incomplete_application: {
    key: 'ecoa_incompleteness_notice_days',
    citation: '1002.9(c)(1)',
    what: 'Notice of action taken or of incompleteness',
  },
  adverse_action_incomplete: {
    key: 'ecoa_incomplete_adverse_action_days',
    citation: '1002.9(a)(1)(ii)',
    what: 'Notice of adverse action on the incomplete application',
  },
  adverse_action_existing_account: {
    key: 'ecoa_existing_account_days',
    citation: '1002.9(a)(1)(iii)',
    what: 'Notice of adverse action on the account',
  },
  counteroffer: {
    key: 'ecoa_counteroffer_days',
    citation: '1002.9(a)(1)(iv)',
    what: 'Notice of adverse action after the counteroffer',
  },
}

export function adverseAction(
  input: AdverseActionInput,
  data: LoanTestData,
): LoanTestAnswer<AdverseActionResult> {
  const date = parseDay(input.date, 'date')
  const working = new Working()
  working.note('Calendar days. A deadline on a weekend or holiday does not move.')
  working.note(
    'Business credit above $1 million of revenue: the rule asks for a reasonable time, and these days are deemed reasonable (1002.9(a)(3)(ii); comment 9(a)(3)-5).',
  )
  return working.answer('adverse-action', resultOf(input, date, data, working))
}

function resultOf(
  input: AdverseActionInput,
  date: Day,
  data: LoanTestData,
  working: Working,
): AdverseActionResult {
  if (input.kind === 'reasons_request') return reasons(input, date, working)
  const none = (text: string, citation: string): AdverseActionResult => {
    working.step(text, 'none', citation)
    return { noticeRequired: false, dueBy: null, citation }
  }
  const application = input.kind === 'complete_application' || input.kind === 'incomplete_application'
  if (input.expresslyWithdrawn && application)
    return none('The applicant expressly withdrew: no notice is required.', 'comment 9-2')
  if (input.kind === 'counteroffer' && input.accepted)
    return none('The applicant accepted or used the credit offered: no further notice.', '1002.9(a)(1)(iv)')
  if (input.kind === 'counteroffer' && input.combinedNotice)
    return none(
      'The counteroffer and the denial went out as one notice: no second notice.',
      'comment 9(a)(1)-6',
    )
  const duty = DUTIES[input.kind]
  const days = Number(standingThreshold(data.thresholds, duty.key).value)
  working.step(
    `${duty.what} by ${shortDay(date + days)}, ${days} days after ${shortDay(date)}.`,
    formatDay(date + days),
    duty.citation,
  )
  return { noticeRequired: true, dueBy: formatDay(date + days), citation: duty.citation }
}

const REQUEST_WITHIN_DAYS = 60
const REASONS_WITHIN_DAYS = 30

function reasons(input: AdverseActionInput, notified: Day, working: Working): AdverseActionResult {
  const citation = '1002.9(a)(2)(ii)'
  const requested = parseOptionalDay(input.requested, 'requested')
  if (requested === null) {
    working.note('Not determined: whether reasons are due. It needs the date of the request.')
    return { noticeRequired: null, dueBy: null, citation }
  }
  if (requested < notified)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      'requested',
      `requested: ${input.requested} is before the notice on ${input.date}.`,
    )
  if (requested > notified + REQUEST_WITHIN_DAYS) {
    working.step(
      `The request of ${shortDay(requested)} came more than ${REQUEST_WITHIN_DAYS} days after the notice: no statement is required.`,
      'none',
      citation,
    )
    return { noticeRequired: false, dueBy: null, citation }
  }
  const due = requested + REASONS_WITHIN_DAYS
  working.step(
    `Statement of specific reasons by ${shortDay(due)}, ${REASONS_WITHIN_DAYS} days after the request.`,
    formatDay(due),
    citation,
  )
  return { noticeRequired: true, dueBy: formatDay(due), citation }
}
