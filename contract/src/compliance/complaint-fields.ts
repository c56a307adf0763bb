import type { ComplaintKind, TransferCircumstance } from '@plumbline/rules/complaints/complaint-clocks.ts'
import type { ComplaintSource } from '@plumbline/rules/complaints/portal-clocks.ts'
import {
  choiceField,
  citationField,
  dayField,
  fieldsWithout,
  lineField,
  maskedField,
  moneyField,
  openChoiceField,
  personField,
  requiredChoiceField,
  requiredDayField,
  switchField,
  textField,
  titleField,
  topicField,
  vendorField,
} from './record-fields.ts'

export const KIND_LABELS = {
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
} as const satisfies Record<ComplaintKind, string>

export const CHANNEL_LABELS = {
  letter: 'Letter',
  email: 'Email',
  phone: 'Phone',
  branch: 'Branch',
  web: 'Website',
  agency: 'Agency',
} as const

/** What gives an electronic transfer error longer times. */
const CIRCUMSTANCE_LABELS = {
  ordinary: 'None of these',
  new_account: 'New account, within 30 days of the first deposit',
  point_of_sale: 'Point-of-sale debit card transaction',
  foreign: 'Not initiated within a state',
} as const satisfies Record<TransferCircumstance, string>

const SOURCE_LABELS = {
  consumer: 'The consumer directly',
  cfpb: 'CFPB company portal',
  regulator: 'Another regulator',
  social_media: 'Social media',
  other: 'Someone else',
} as const satisfies Record<ComplaintSource, string>

export const CAUSE_LABELS = {
  unknown: 'Not known yet',
  none: 'No error found',
  employee: 'Mistake of an employee',
  system: 'System or data',
  process: 'Process or procedure',
  disclosure: 'Disclosure or advertising',
  policy: 'Policy or product',
  third_party: 'Third party',
  fraud: 'Fraud by an outsider',
  other: 'Other',
} as const

/** Kinds whose rule has a longer time. */
export const EXTENDABLE_KINDS = [
  'notice_of_error',
  'information_request',
  'transfer_error',
  'credit_dispute',
] as const satisfies readonly ComplaintKind[]

const FROM_AGENCY = { onlyWith: ['kind', 'agency'] } as const
const OF_TRANSFER = { onlyWith: ['kind', 'transfer_error'] } as const
const FROM_PORTAL = { onlyWith: ['source', 'cfpb'] } as const

/** What a complaint is, field by field. */
export const COMPLAINT_FIELDS = {
  title: titleField(),
  description: textField('What was written or said', { called: 'Description' }),
  kind: requiredChoiceField('Kind', KIND_LABELS, 'other', { hint: 'Decides the dates by rule.' }),
  channel: requiredChoiceField('Channel', CHANNEL_LABELS, 'letter'),
  product: lineField('Product', 120),
  topic: topicField(),
  ownerId: personField('Owner'),
  receivedOn: requiredDayField('Received on'),
  acknowledgedOn: dayField('Acknowledged on'),
  answeredOn: dayField('Answered on'),
  isExtended: switchField('Time was extended', {
    hint: 'The rule’s conditions for an extension were met, such as written notice before the original deadline.',
    onlyWith: ['kind', ...EXTENDABLE_KINDS],
  }),
  letterAcknowledgeBy: dayField('Acknowledge by, from the letter', FROM_AGENCY),
  letterAnswerBy: dayField('Answer by, from the letter', FROM_AGENCY),
  foreclosureSale: dayField('Foreclosure sale', { onlyWith: ['kind', 'notice_of_error_foreclosure'] }),
  transferCircumstance: openChoiceField('Circumstances', 'Not known', CIRCUMSTANCE_LABELS, {
    ...OF_TRANSFER,
    hint: 'They decide the times, 12 CFR 1005.11(c)(3).',
  }),
  creditedOn: dayField('Provisional credit on', OF_TRANSFER),
  outcome: textField('Outcome'),
  accountNumber: maskedField('Loan or member number', 40),
  source: choiceField('Source', SOURCE_LABELS, 'consumer', { hint: 'Through whom it reached you' }),
  portalRespondedOn: dayField('First response in the portal on', FROM_PORTAL),
  portalFinalOn: dayField('Final response in the portal on', {
    ...FROM_PORTAL,
    hint: 'The same day where the first response was the final one',
  }),
  regulatorContact: lineField('Regulator contact', 200, {
    hint: 'The person at the agency who is handling it, and how to reach them',
    onlyWith: ['source', 'cfpb', 'regulator'],
  }),
  ruleCited: citationField('Rule', { hint: 'Such as 12 CFR 1024.35(b)(2)' }),
  vendorId: vendorField('Third party involved'),
  cause: choiceField('Root cause', CAUSE_LABELS, 'unknown'),
  redressPaid: moneyField('Redress paid', { hint: 'In dollars, such as 125.00' }),
  redressOn: dayField('Redress paid on'),
  rootCause: textField('Root cause in words'),
} as const

/** What an answer has of them: the owner is in it by name. */
export const ANSWERED_FIELDS = fieldsWithout(COMPLAINT_FIELDS, 'ownerId')
