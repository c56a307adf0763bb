import type { CreditorCalendar } from '../dates/business-day-count.ts'

export type FeeKind =
  | 'creditor_fee'
  | 'broker_fee'
  | 'affiliate_fee'
  | 'transfer_tax'
  | 'recording_fee'
  | 'third_party'
  | 'prepaid_interest'
  | 'property_insurance'
  | 'escrow'
  | 'property_tax'
  | 'not_required_service'
  | 'lender_credit'

export interface FeeRevisionInput {
  amount: string
  /** One of the six reasons of 19(e)(3)(iv); any other word is no valid reason. */
  reason: string
  informationReceived: string
  disclosed: string
  via?: 'loan_estimate' | 'closing_disclosure'
  attributable?: boolean
}

export interface FeeInput {
  id: string
  kind: FeeKind
  estimated: string
  actual: string
  shoppingAllowed?: boolean
  listProvided?: boolean
  providerChosen?: 'from_list' | 'off_list' | 'none'
  affiliate?: boolean
  performed?: boolean
  bestInformation?: boolean
  bonaFide?: boolean
  revisions?: FeeRevisionInput[]
}

export interface FeeToleranceInput {
  consummation?: string
  calendar?: CreditorCalendar
  closingDisclosureSent?: string
  fees: FeeInput[]
}

export type Bucket = 'zero' | 'ten_percent' | 'unlimited' | 'lender_credit'

export type RevisionRefusal =
  | 'no_valid_reason'
  | 'not_attributable'
  | 'late'
  | 'loan_estimate_after_closing_disclosure'
  | 'aggregate_not_over_ten_percent'

export interface FeeResult {
  id: string
  bucket: Bucket
  citation: string
  baseline: string
  actual: string
  excess: string
  revisions?: { accepted: boolean; reason: RevisionRefusal | null }[]
}

export interface FeeToleranceResult {
  fees: FeeResult[]
  zero: { excess: string }
  tenPercent: { estimated: string; limit: string; actual: string; excess: string; withinTolerance: boolean }
  lenderCredits: { estimated: string; actual: string; shortfall: string }
  cure: string
  refundDueBy: string | null
}
