import { dayOf, partsOf, readDay } from '@plumbline/rules/dates/calendar-day.ts'
import { CHARGE_KINDS, itemOf } from './charge-kinds.ts'
import type { PriceReviewInput } from './price-review.ts'
import type { FieldGroup, SimpleField, Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'

const FINANCED = ['settlement_affiliate', 'settlement_creditor', 'credit_insurance', 'penalty_incurred']
const isDiscount = ({ kind }: Values) => kind === 'discount'

const CHARGE_COLUMNS: readonly SimpleField[] = [
  { kind: 'text', name: 'id', label: 'Charge' },
  { kind: 'money', name: 'amount', label: 'Amount', required: true },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    required: true,
    choices: Object.entries(CHARGE_KINDS).map(([kind, { label }]) => [kind, label] as const),
  },
  { kind: 'rate', name: 'points', label: 'Number of points', show: isDiscount },
  { kind: 'rate', name: 'rateWithoutDiscount', label: 'Rate without the discount', show: isDiscount },
  { kind: 'yes-no', name: 'bonaFide', label: 'Bona fide', show: isDiscount },
  {
    kind: 'money',
    name: 'fhaUpfrontAmount',
    label: 'FHA up-front premium for such a loan',
    show: ({ kind }) => kind === 'private_refundable',
  },
  {
    kind: 'yes-no',
    name: 'financed',
    label: 'Financed by the creditor',
    show: ({ kind }) => FINANCED.includes(kind ?? ''),
  },
]

/** The table is asked only where the rate is not given. */
const isTableAsked = ({ apor }: Values) => !apor?.trim()

const RATE_SET_ON: SimpleField = {
  kind: 'date',
  name: 'rateSetDate',
  label: 'Rate set on',
  hint: 'The last time the rate was set before closing.',
  citation: 'comment 1026.35(a)(1)-2',
}

const isHigherPricedQuestion = ({ lien }: Values) => lien !== 'subordinate'

export const PRICE_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'The loan',
    fields: [
      {
        kind: 'date',
        name: 'consummation',
        label: 'Closing',
        required: true,
        hint: 'Its year chooses the figures.',
        citation: '1026.43(e)(3)(ii)',
      },
      {
        kind: 'money',
        name: 'loanAmount',
        label: 'Face amount of the note',
        required: true,
        citation: '1026.43(e)(3)(i)',
      },
      {
        kind: 'money',
        name: 'amountFinanced',
        label: 'Amount financed',
        hint: 'The percentage limits are taken of it, less charges that count and are financed.',
        citation: '1026.32(b)(4)(i)',
      },
      {
        kind: 'choice',
        name: 'lien',
        label: 'Lien',
        required: true,
        choices: [
          ['first', 'First'],
          ['subordinate', 'Subordinate'],
        ],
      },
      {
        kind: 'choice',
        name: 'qmType',
        label: 'Kind of qualified mortgage',
        hint: 'Without a choice: general.',
        citation: '1026.43(e)(2), (e)(5)',
        choices: [
          ['general', 'General'],
          ['small_creditor', 'Small creditor, kept in portfolio'],
          ['balloon', 'Balloon of a small creditor'],
          ['agency', 'Agency'],
        ],
      },
      {
        kind: 'yes-no',
        name: 'productFeaturesPass',
        label: 'No risky features, at most 30 years',
        hint: 'No negative amortization, interest-only or balloon payments; underwriting as required.',
        citation: '1026.43(e)(2)(i)-(v)',
      },
      { kind: 'yes-no', name: 'manufacturedHome', label: 'Manufactured home' },
      {
        kind: 'yes-no',
        name: 'personalProperty',
        label: 'Secured by personal property',
        citation: '1026.32(a)(1)(i)(B)',
      },
    ],
  },
  {
    heading: 'The price',
    fields: [
      { kind: 'rate', name: 'apr', label: 'APR', required: true, citation: '1026.22(a)' },
      {
        kind: 'rate',
        name: 'apor',
        label: 'Average prime offer rate',
        hint: 'Leave empty to read it from the table of the week.',
        citation: '1026.35(a)(2)',
      },
      { ...RATE_SET_ON, required: true, show: isTableAsked },
      { ...RATE_SET_ON, show: (values) => !isTableAsked(values) },
      {
        kind: 'choice',
        name: 'amortization',
        label: 'Rate',
        required: true,
        show: isTableAsked,
        choices: [
          ['fixed', 'Fixed'],
          ['variable', 'Adjustable'],
        ],
      },
      {
        kind: 'integer',
        name: 'termYears',
        label: 'Years',
        required: true,
        show: isTableAsked,
        hint: 'Fixed: to maturity. Adjustable: to the first adjustment.',
      },
    ],
  },
  {
    heading: 'The charges',
    fields: [
      {
        kind: 'rows',
        name: 'items',
        label: 'Charges',
        row: 'charge',
        columns: CHARGE_COLUMNS,
        citation: '1026.32(b)(1)',
      },
      {
        kind: 'choice',
        name: 'penalty',
        label: 'Prepayment penalty',
        citation: '1026.32(a)(1)(iii)',
        choices: [
          ['none', 'None'],
          ['some', 'There is one'],
        ],
      },
      {
        kind: 'integer',
        name: 'penaltyLastMonth',
        label: 'Last month in which it can be charged',
        required: true,
        show: ({ penalty }) => penalty === 'some',
      },
      {
        kind: 'rate',
        name: 'penaltyPercent',
        label: 'Most it can be, percent of what is prepaid',
        required: true,
        show: ({ penalty }) => penalty === 'some',
      },
    ],
  },
  {
    heading: 'Escrow and appraisal',
    fields: [
      {
        kind: 'money',
        name: 'conformingLimit',
        label: "County's conforming limit when the rate was set",
        hint: 'Without it the baseline is used.',
        citation: '1026.35(a)(1)(i)-(ii)',
        show: isHigherPricedQuestion,
      },
      {
        kind: 'date',
        name: 'applicationReceived',
        label: 'Application received',
        citation: '1026.35(b)(2)(iii)',
      },
      {
        kind: 'yes-no',
        name: 'maintainsEscrow',
        label: 'You keep other escrow accounts',
        citation: '1026.35(b)(2)(iii)(D)',
      },
      {
        kind: 'yes-no',
        name: 'rural',
        label: 'You made a rural or underserved first-lien loan last year',
        citation: '1026.35(b)(2)(iii)(A)',
      },
      {
        kind: 'integer',
        name: 'sold',
        label: 'First-lien loans sold last year',
        citation: '1026.35(b)(2)(iii)(B)',
      },
      {
        kind: 'money',
        name: 'assets',
        label: 'Assets with affiliates on December 31 of last year',
        citation: '1026.35(b)(2)(iii)(C)',
      },
    ],
  },
]

export const PRICE_SAMPLE: Values = {
  consummation: '2026-01-23',
  loanAmount: '126500.00',
  amountFinanced: '123579.16',
  lien: 'first',
  productFeaturesPass: 'yes',
  apr: '8.12',
  rateSetDate: '2025-12-30',
  amortization: 'fixed',
  termYears: '30',
  penalty: 'none',
  items: JSON.stringify([
    { id: 'Origination charge', amount: '1265.00', kind: 'creditor' },
    { id: 'Underwriting fee', amount: '995.00', kind: 'creditor' },
    { id: 'Broker, paid by creditor', amount: '1012.00', kind: 'broker_creditor' },
    { id: 'Title insurance, affiliate', amount: '842.00', kind: 'settlement_affiliate', financed: 'yes' },
    {
      ...{ id: 'Discount, 1 point', amount: '1265.00', kind: 'discount', points: '1' },
      ...{ rateWithoutDiscount: '7.875', bonaFide: 'yes' },
    },
    { id: 'Appraisal, independent', amount: '550.00', kind: 'settlement_independent' },
    { id: 'Private MI, monthly', amount: '61.40', kind: 'private_monthly' },
    { id: 'Prepaid interest, 9 days', amount: '237.84', kind: 'interest' },
  ]),
}

/** What is not a number goes out as typed, so that the refusal can name it. */
const count = (text: string): number => (/^-?\d+$/.test(text) ? Number(text) : (text as unknown as number))

export function priceInput(values: Values): PriceReviewInput {
  const given = (name: string, key = name) => (values[name] ? { [key]: values[name] } : {})
  const flag = (name: string, key = name) => (values[name] ? { [key]: values[name] === 'yes' } : {})
  const { consummation = '', loanAmount = '', apr = '', rateSetDate = '' } = values
  const lien = values.lien as 'first' | 'subordinate'
  const amortization = values.amortization as 'fixed' | 'variable'
  return {
    apor: values.apor?.trim()
      ? { given: values.apor.trim() }
      : {
          read: { actionTaken: 1, amortization, apr, rateSetDate, termYears: count(values.termYears ?? '') },
        },
    charges: { ...given('amountFinanced'), items: rowsIn(values.items).map(itemOf) },
    qm: {
      ...{ consummation, loanAmount, lien, apr },
      ...flag('manufacturedHome'),
      ...flag('productFeaturesPass'),
      ...given('qmType'),
    },
    hoepa: { ...{ consummation, loanAmount, lien, apr }, ...flag('personalProperty'), ...penaltyOf(values) },
    hpml: {
      ...{ consummation, loanAmount, lien, apr },
      ...given('rateSetDate'),
      ...given('conformingLimit'),
      ...given('applicationReceived'),
      ...creditorOf(values),
    },
  }
}

function penaltyOf({ penalty, penaltyLastMonth = '', penaltyPercent = '' }: Values) {
  if (penalty === 'none') return { prepaymentPenalty: { none: true as const } }
  if (penalty !== 'some') return {}
  return { prepaymentPenalty: { lastMonth: count(penaltyLastMonth), maximumPercent: penaltyPercent } }
}

/** The creditor's facts stand for the year before closing. */
function creditorOf(values: Values) {
  const { consummation = '', maintainsEscrow, rural, sold, assets } = values
  if (!maintainsEscrow && !rural && !sold && !assets) return {}
  const year = partsOf(readDay(consummation) ?? dayOf(2000, 1, 1)).year - 1
  return {
    creditor: {
      ...(maintainsEscrow && { maintainsEscrow: maintainsEscrow === 'yes' }),
      ...(rural && { ruralOrUnderservedLoan: { [year]: rural === 'yes' } }),
      ...(sold && { firstLienSold: { [year]: count(sold) } }),
      ...(assets && { assetsWithAffiliates: { [year]: assets } }),
    },
  }
}
