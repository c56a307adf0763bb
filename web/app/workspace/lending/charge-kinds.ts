import type { PointsAndFeesItem } from '@plumbline/rules/mortgage-price/points-and-fees-item.ts'
import type { Values } from './test-definition.ts'

type ItemPart = PointsAndFeesItem extends infer Item
  ? Item extends PointsAndFeesItem
    ? Omit<Item, 'id' | 'amount'>
    : never
  : never

interface ChargeKind {
  label: string
  item: (row: Values) => ItemPart
  /** A first guess from the name of a pasted charge. */
  words?: RegExp
}

const financed = (row: Values) => (row.financed ? { financed: row.financed === 'yes' } : {})
const compensation = (
  paidBy: 'consumer' | 'creditor',
  paidTo: 'broker' | 'creditor_employee',
  more: { alreadyCounted?: boolean } = {},
) => ({ type: 'loan_originator_compensation' as const, paidBy, paidTo, ...more })

/** Charges in the words of a closing, each with what the rule asks of it. */
export const CHARGE_KINDS: Readonly<Record<string, ChargeKind>> = {
  creditor: {
    label: 'Charge of the creditor',
    item: () => ({ type: 'finance_charge' }),
    words: /origination|underwriting|processing|application|commitment|lender fee/i,
  },
  discount: {
    label: 'Discount points',
    item: (row) => ({
      type: 'discount_points',
      points: row.points ?? '',
      rateWithoutDiscount: row.rateWithoutDiscount ?? '',
      apor: '0',
      ...(row.bonaFide && { bonaFide: row.bonaFide === 'yes' }),
    }),
    words: /discount|\bpoints?\b/i,
  },
  interest: {
    label: 'Prepaid interest',
    item: () => ({ type: 'finance_charge', interest: true }),
    words: /interest|per diem/i,
  },
  broker_creditor: {
    label: 'Broker, paid by the creditor',
    item: () => compensation('creditor', 'broker'),
    words: /broker.*(creditor|lender)/i,
  },
  broker_consumer: {
    label: 'Broker, paid by the consumer',
    item: () => compensation('consumer', 'broker'),
    words: /broker/i,
  },
  broker_counted: {
    label: 'Broker, already among the charges above',
    item: () => compensation('consumer', 'broker', { alreadyCounted: true }),
  },
  employee: {
    label: 'Paid by the creditor to its own loan officer',
    item: () => compensation('creditor', 'creditor_employee'),
    words: /loan officer/i,
  },
  settlement_independent: {
    label: 'Appraisal, title or similar, independent and reasonable',
    item: () => ({ type: 'real_estate_4c7', reasonable: true }),
    words: /appraisal|title|survey|notary|document|credit report|flood|pest|inspection/i,
  },
  settlement_affiliate: {
    label: 'Appraisal, title or similar, to an affiliate',
    item: (row) => ({ type: 'real_estate_4c7', paidToAffiliate: true, ...financed(row) }),
    words: /affiliate/i,
  },
  settlement_creditor: {
    label: 'Appraisal, title or similar, the creditor is compensated',
    item: (row) => ({ type: 'real_estate_4c7', creditorCompensated: true, ...financed(row) }),
  },
  taxes: {
    label: 'Held for future taxes or insurance',
    item: () => ({ type: 'real_estate_4c7', heldForTaxes: true }),
    words: /\btax|escrow|reserve/i,
  },
  third_party: {
    label: 'Other bona fide third party',
    item: () => ({ type: 'third_party_charge', bonaFide: true }),
    words: /settlement agent|courier|wire|tax service/i,
  },
  third_party_retained: {
    label: 'Other third party, retained by creditor or affiliate',
    item: () => ({ type: 'third_party_charge', retainedByCreditorOrAffiliate: true }),
  },
  government_insurance: {
    label: 'FHA, VA or USDA premium or fee',
    item: () => ({ type: 'government_mortgage_insurance' }),
    words: /fha|usda|\bva\b|funding fee|guarantee fee|ufmip/i,
  },
  private_monthly: {
    label: 'Private mortgage insurance, after closing',
    item: () => ({ type: 'private_mortgage_insurance', payableAfterConsummation: true }),
    words: /\bp?mi\b|mortgage insurance/i,
  },
  private_upfront: {
    label: 'Private mortgage insurance, up-front, not refundable',
    item: () => ({ type: 'private_mortgage_insurance' }),
  },
  private_refundable: {
    label: 'Private mortgage insurance, up-front, refunded pro rata',
    item: (row) => ({
      ...({ type: 'private_mortgage_insurance', refundableProRata: true, automaticRefund: true } as const),
      ...(row.fhaUpfrontAmount && { fhaUpfrontAmount: row.fhaUpfrontAmount }),
    }),
  },
  credit_insurance: {
    label: 'Credit insurance or debt cancellation, before closing',
    item: (row) => ({ type: 'credit_insurance', creditorBeneficiary: true, ...financed(row) }),
    words: /credit (life|disability|insurance)|debt cancel/i,
  },
  seller: { label: "Seller's points", item: () => ({ type: 'seller_points' }), words: /seller/i },
  creditor_paid: {
    label: 'Paid by the creditor, other than compensation',
    item: () => ({ type: 'creditor_paid' }),
  },
  penalty_maximum: {
    label: 'Most that the prepayment penalty can be',
    item: () => ({ type: 'prepayment_penalty_maximum' }),
    words: /maximum.*penalty/i,
  },
  penalty_incurred: {
    label: 'Penalty on the loan that is refinanced with you',
    item: (row) => ({ type: 'prepayment_penalty_incurred', ...financed(row) }),
    words: /penalty/i,
  },
}

/** Of all words that fit, the longer ones say more: "title insurance, affiliate" is an affiliate's. */
export function kindOfCharge(name: string): string {
  const order = ['settlement_affiliate', 'broker_creditor', 'penalty_maximum', 'credit_insurance']
  const names = [...order, ...Object.keys(CHARGE_KINDS).filter((kind) => !order.includes(kind))]
  return names.find((kind) => CHARGE_KINDS[kind]!.words?.test(name)) ?? ''
}

export function itemOf(row: Values, index: number): PointsAndFeesItem {
  const kind = CHARGE_KINDS[row.kind ?? ''] ?? CHARGE_KINDS.creditor!
  return {
    id: row.id || `Charge ${index + 1}`,
    amount: row.amount ?? '',
    ...kind.item(row),
  } as PointsAndFeesItem
}
