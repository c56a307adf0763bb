import { CALENDAR_GROUP } from './calendar-fields.ts'
import type { FieldGroup, SimpleField, Values } from './test-definition.ts'

const isThirdParty = ({ kind }: Values) => kind === 'third_party'
const isUnlimited = ({ kind, shopping }: Values) =>
  ['prepaid_interest', 'property_insurance', 'escrow', 'property_tax', 'not_required_service'].includes(
    kind ?? '',
  ) || shopping === 'off_list'
const isRevised = ({ revised }: Values) => Boolean(revised)

/** How a fee was shopped for, in one choice; each answers three questions of the rule. */
export const SHOPPING = {
  not_allowed: { shoppingAllowed: false },
  from_list: { shoppingAllowed: true, listProvided: true, providerChosen: 'from_list' },
  none: { shoppingAllowed: true, listProvided: true, providerChosen: 'none' },
  off_list: { shoppingAllowed: true, listProvided: true, providerChosen: 'off_list' },
  no_list: { shoppingAllowed: true, listProvided: false },
} as const

export const FEE_KINDS = [
  ['creditor_fee', 'Paid to the creditor'],
  ['broker_fee', 'Paid to a mortgage broker'],
  ['affiliate_fee', 'Paid to an affiliate'],
  ['transfer_tax', 'Transfer tax'],
  ['recording_fee', 'Recording fee'],
  ['third_party', 'Required third-party service'],
  ['prepaid_interest', 'Prepaid interest'],
  ['property_insurance', 'Property insurance'],
  ['escrow', 'Initial escrow deposit'],
  ['property_tax', 'Property tax'],
  ['not_required_service', 'Service that is not required'],
  ['lender_credit', 'Lender credit'],
] as const

const FEE_COLUMNS: readonly SimpleField[] = [
  { kind: 'text', name: 'id', label: 'Fee' },
  { kind: 'choice', name: 'kind', label: 'Kind', required: true, choices: FEE_KINDS },
  { kind: 'money', name: 'estimated', label: 'Loan Estimate', required: true },
  { kind: 'money', name: 'actual', label: 'Charged', required: true },
  {
    kind: 'choice',
    name: 'shopping',
    label: 'Shopping',
    show: isThirdParty,
    choices: [
      ['not_allowed', 'The consumer could not shop'],
      ['from_list', 'Provider from your list'],
      ['none', 'No provider chosen'],
      ['off_list', 'Provider not on your list'],
      ['no_list', 'You gave no written list'],
    ],
  },
  { kind: 'yes-no', name: 'affiliate', label: 'Paid to an affiliate', show: isThirdParty },
  {
    kind: 'yes-no',
    name: 'bestInformation',
    label: 'Estimated on the best information available',
    show: isUnlimited,
  },
  { kind: 'yes-no', name: 'bonaFide', label: 'Bona fide', show: isUnlimited },
  { kind: 'yes-no', name: 'performed', label: 'Service performed' },
  { kind: 'money', name: 'revised', label: 'Revised estimate' },
  {
    kind: 'choice',
    name: 'reason',
    label: 'Reason of the revision',
    show: isRevised,
    choices: [
      ['changed_circumstance', 'Changed circumstance'],
      ['eligibility', "Consumer's eligibility"],
      ['consumer_request', 'Requested by the consumer'],
      ['rate_lock', 'Rate lock'],
      ['expiration', 'Estimate expired'],
      ['construction_delay', 'Delayed settlement of new construction'],
      ['none', 'None of these'],
    ],
  },
  { kind: 'date', name: 'informationReceived', label: 'You knew on', required: true, show: isRevised },
  { kind: 'date', name: 'disclosed', label: 'Disclosed on', required: true, show: isRevised },
  {
    kind: 'choice',
    name: 'via',
    label: 'Disclosed in',
    show: isRevised,
    choices: [
      ['loan_estimate', 'A revised Loan Estimate'],
      ['closing_disclosure', 'The Closing Disclosure'],
    ],
  },
  { kind: 'yes-no', name: 'attributable', label: 'Increase due to this reason', show: isRevised },
]

export const FEE_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'The loan',
    fields: [
      {
        kind: 'date',
        name: 'consummation',
        label: 'Consummation',
        hint: 'Gives the day by which a refund is due.',
        citation: '1026.19(f)(2)(v)',
      },
      {
        kind: 'date',
        name: 'closingDisclosureSent',
        label: 'Closing Disclosure sent',
        hint: 'From this day a revised Loan Estimate is too late.',
        citation: '1026.19(e)(4)(ii)',
      },
    ],
  },
  {
    heading: 'Fees',
    fields: [
      {
        kind: 'rows',
        name: 'fees',
        label: 'At least one fee',
        required: true,
        row: 'fee',
        columns: FEE_COLUMNS,
      },
    ],
  },
  CALENDAR_GROUP,
]

export const FEE_SAMPLE: Values = {
  consummation: '2026-06-30',
  closingDisclosureSent: '2026-06-24',
  fees: JSON.stringify([
    { id: 'Origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1230.00' },
    { id: 'Transfer tax', kind: 'transfer_tax', estimated: '900.00', actual: '925.00' },
    {
      ...{ id: 'Title insurance', kind: 'third_party', shopping: 'from_list' },
      ...{ estimated: '700.00', actual: '840.00' },
    },
    {
      ...{ id: 'Appraisal', kind: 'third_party', shopping: 'not_allowed' },
      ...{ estimated: '500.00', actual: '650.00', revised: '650.00', reason: 'changed_circumstance' },
      ...{ informationReceived: '2026-06-08', disclosed: '2026-06-10', via: 'loan_estimate' },
    },
    { id: 'Recording', kind: 'recording_fee', estimated: '300.00', actual: '310.00' },
    { id: 'Homeowners insurance', kind: 'property_insurance', estimated: '1400.00', actual: '1610.00' },
    { id: 'Lender credit', kind: 'lender_credit', estimated: '500.00', actual: '500.00' },
  ]),
}
