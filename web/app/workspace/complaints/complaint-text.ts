import type { ComplaintChannel, ComplaintKind } from '@plumbline/contract/compliance/complaints.ts'

export const KIND_LABELS: Record<ComplaintKind, string> = {
  notice_of_error: 'Notice of error',
  notice_of_error_payoff: 'Notice of error, payoff balance',
  notice_of_error_foreclosure: 'Notice of error, foreclosure',
  information_request: 'Request for information',
  information_request_owner: 'Request for the owner of the loan',
  transfer_error: 'Electronic transfer error',
  billing_error: 'Billing error',
  credit_dispute: 'Credit reporting dispute',
  agency: 'From an agency',
  other: 'Other complaint',
}

export const CHANNEL_LABELS: Record<ComplaintChannel, string> = {
  letter: 'Letter',
  email: 'Email',
  phone: 'Phone',
  branch: 'Branch',
  web: 'Website',
  agency: 'Agency',
}
