import type { CreditorCalendar } from '../dates/business-day-count.ts'
import type { Disclosure, ReceivedBasis } from './disclosure.ts'

export type RevisionReason =
  | 'changed_circumstance'
  | 'eligibility'
  | 'consumer_request'
  | 'rate_lock'
  | 'expiration'
  | 'construction_delay'

export type ChangeKind =
  | 'apr'
  | 'product'
  | 'prepayment_penalty_added'
  | 'prepayment_penalty_removed'
  | 'other'

export interface ChangeInput {
  kind: ChangeKind
  disclosedApr?: number | string
  newApr?: number | string
  irregular?: boolean
}

export interface CorrectedDisclosureInput extends Disclosure {
  reasons: ('apr' | 'product' | 'prepayment_penalty_added' | 'other')[]
  waitWaived?: boolean
}

export interface TridForwardInput {
  applicationReceived?: string
  calendar?: CreditorCalendar
  juneteenth?: boolean
  timeshare?: boolean
  loanEstimate?: Disclosure
  intentToProceed?: string
  expirationBusinessDays?: number
  revisionEvents?: { id: string; type: RevisionReason; informationReceived: string }[]
  revisedLoanEstimates?: Disclosure[]
  closingDisclosure?: Disclosure
  changes?: ChangeInput[]
  correctedClosingDisclosures?: CorrectedDisclosureInput[]
  waivers?: { loanEstimateWait?: boolean; closingDisclosureWait?: boolean }
  plannedConsummation?: string
  rescission?: { consummation: string; noticeDelivered: string; materialDisclosuresDelivered: string }
}

export type Control =
  | 'loan_estimate_seven_days'
  | 'loan_estimate_receipt_waived'
  | 'revised_loan_estimate_four_days'
  | 'closing_disclosure_three_days'
  | 'closing_disclosure_receipt'
  | 'corrected_closing_disclosure_three_days'
  | 'corrected_closing_disclosure_receipt'
  | 'closing_disclosure_missing'

export type Blocker =
  | 'waiting_period'
  | 'closing_disclosure_missing'
  | 'corrected_closing_disclosure_missing'
  | 'revised_loan_estimate_on_or_after_closing_disclosure'

interface ReceivedResult {
  received: string | null
  receivedBasis: ReceivedBasis | null
}

export interface ChangeResult {
  kind: ChangeKind
  /** Nothing when the rates that decide are not given. */
  newWaitingPeriod: boolean | null
  correctedDisclosure: 'before_new_waiting_period' | 'at_or_before_consummation' | null
  latestReceipt: string | null
}

export interface TridForwardResult {
  loanEstimate: ReceivedResult & {
    dueBy: string | null
    onTime: boolean | null
    sevenDayEarliest: string | null
  }
  fees: { allowedFrom: string | null }
  intentToProceed: {
    lastDay: string | null
    onTime: boolean | null
    estimateMayBeRevised: boolean | null
  }
  revisions: { id: string; dueBy: string }[]
  revisedLoanEstimates: (ReceivedResult & { allowed: boolean; earliestConsummation: string | null })[]
  closingDisclosure: ReceivedResult & { earliestConsummation: string | null }
  changes: ChangeResult[]
  correctedClosingDisclosures: (ReceivedResult & {
    newWaitingPeriod: boolean
    earliestConsummation: string | null
  })[]
  earliestConsummation: string | null
  controlledBy: Control[]
  plannedConsummation: { date: string | null; allowed: boolean | null; blockers: Blocker[] }
  rescission: { expiresAtMidnightOf: string | null; disburseFrom: string | null }
}
