import type { ComplaintChannel, ComplaintKind } from '@plumbline/contract/compliance/complaints.ts'
import type { ComplaintFlag } from '@plumbline/rules/complaints/complaint-flags.ts'

export const KIND_LABELS: Record<ComplaintKind, string> = {
  notice_of_error: 'Notice of error',
  notice_of_error_payoff: 'Notice of error, payoff balance',
  notice_of_error_foreclosure: 'Notice of error, foreclosure',
  information_request: 'Request for information',
  information_request_owner: 'Request for the owner of the loan',
  transfer_error: 'Electronic transfer error',
  remittance_error: 'Remittance transfer error',
  billing_error: 'Billing error',
  credit_dispute: 'Credit reporting dispute',
  debt_dispute: 'Dispute of a debt in collection',
  agency: 'From an agency',
  other: 'Other complaint',
}

/** What gives an electronic transfer error longer times. */
export const CIRCUMSTANCE_LABELS = {
  unknown: 'Not known',
  ordinary: 'None of these',
  new_account: 'New account, within 30 days of the first deposit',
  point_of_sale: 'Point-of-sale debit card transaction',
  foreign: 'Begun outside a state',
} as const

export const FLAG_LABELS: Record<ComplaintFlag, string> = {
  udaap: 'UDAAP',
  fair_lending: 'fair lending',
}

export const CHANNEL_LABELS: Record<ComplaintChannel, string> = {
  letter: 'Letter',
  email: 'Email',
  phone: 'Phone',
  branch: 'Branch',
  web: 'Website',
  agency: 'Agency',
}
