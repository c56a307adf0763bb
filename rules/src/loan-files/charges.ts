import type { Cents } from '../money/cents.ts'
import { EntryReader, type LoanReader } from './loan-reader.ts'

export const COLUMNS = [
  'borrowerAtClosing',
  'borrowerBeforeClosing',
  'sellerAtClosing',
  'sellerBeforeClosing',
  'paidByOthers',
] as const
export type ChargeColumn = (typeof COLUMNS)[number]

/** The sections of pages 2 and 3 of a Closing Disclosure that list charges. */
export type ChargeSection = 'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H'

export interface ChargePayment {
  column: ChargeColumn
  paidBy: string
  amount: Cents
}

/** A fee, a prepaid item, or an escrow deposit. */
export interface Charge {
  section: ChargeSection | null
  type: string
  label: string
  paidToType: string | null
  paidToOther: string | null
  /** The lender's own answer whether it is part of points and fees. */
  flagged: boolean | null
  optional: boolean
  payments: readonly ChargePayment[]
  /** What the Loan Estimate said, where the file has it. */
  estimated: Cents | null
  /** Of recording fees: a part of the total, with no column of its own. */
  partOnly: Cents | null
  entry: EntryReader
  list: 'fees' | 'prepaids' | 'escrowItems'
}

const SECTION_OF: Readonly<Record<string, ChargeSection>> = {
  OriginationCharges: 'A',
  ServicesBorrowerDidNotShopFor: 'B',
  ServicesBorrowerDidShopFor: 'C',
  // As a Loan Estimate names them.
  ServicesYouCannotShopFor: 'B',
  ServicesYouCanShopFor: 'C',
  TaxesAndOtherGovernmentFees: 'E',
  Prepaids: 'F',
  InitialEscrowPaymentAtClosing: 'G',
  OtherCosts: 'H',
}

const columnOf = (paidBy: string, before: boolean): ChargeColumn =>
  paidBy === 'Buyer'
    ? before
      ? 'borrowerBeforeClosing'
      : 'borrowerAtClosing'
    : paidBy === 'Seller'
      ? before
        ? 'sellerBeforeClosing'
        : 'sellerAtClosing'
      : 'paidByOthers'

const words = (type: string) => type.replace(/([a-z])([A-Z])/g, '$1 $2')

/** Every charge of the loan, in the order of the file: fees, prepaid items, escrow deposits. */
export function chargesOf(reader: LoanReader): Charge[] {
  const charges = reader.shared('charges', (from) => [
    ...from.list('fees').map(feeCharge),
    ...from.list('prepaids').map((entry) => otherCharge(entry, 'prepaids', 'prepaidItem', 'F')),
    ...from.list('escrowItems').map((entry) => otherCharge(entry, 'escrowItems', 'escrowItem', 'G')),
  ])
  // What is read of an entry from here on counts for the test that reads it.
  return charges.map((charge) => ({
    ...charge,
    entry: new EntryReader(charge.entry.entry, charge.list, reader.uses),
  }))
}

function feeCharge(entry: EntryReader): Charge {
  const type = entry.value('feeType') ?? 'Other'
  const payments = entry.list('payments')
  const estimates = payments.flatMap((payment) => payment.cents('feeEstimatedPaymentAmount') ?? [])
  return {
    ...common(entry, type, 'feeType'),
    section: SECTION_OF[entry.value('integratedDisclosureSectionType') ?? ''] ?? null,
    optional: entry.isTrue('optionalCostIndicator'),
    payments: payments.flatMap((payment) => {
      const amount = payment.cents('feeActualPaymentAmount')
      const paidBy = payment.value('feePaymentPaidByType') ?? 'Buyer'
      const before = payment.isTrue('feePaymentPaidOutsideOfClosingIndicator')
      return amount === undefined ? [] : [{ column: columnOf(paidBy, before), paidBy, amount }]
    }),
    estimated:
      entry.cents('feeEstimatedTotalAmount') ??
      (estimates.length > 0 ? estimates.reduce((sum, amount) => sum + amount, 0) : null),
    partOnly: payments.length === 0 ? (entry.cents('feeActualTotalAmount') ?? null) : null,
    list: 'fees',
  }
}

function otherCharge(
  entry: EntryReader,
  list: 'prepaids' | 'escrowItems',
  name: 'prepaidItem' | 'escrowItem',
  fallback: ChargeSection,
): Charge {
  const type = entry.value(`${name}Type`) ?? 'Other'
  return {
    ...common(entry, type, `${name}Type`),
    section: SECTION_OF[entry.value('integratedDisclosureSectionType') ?? ''] ?? fallback,
    optional: false,
    payments: entry.list('payments').flatMap((payment) => {
      const amount = payment.cents(`${name}ActualPaymentAmount`)
      const paidBy = payment.value(`${name}PaymentPaidByType`) ?? 'Buyer'
      const before = payment.value(`${name}PaymentTimingType`) === 'BeforeClosing'
      return amount === undefined ? [] : [{ column: columnOf(paidBy, before), paidBy, amount }]
    }),
    estimated: entry.cents(`${name}EstimatedTotalAmount`) ?? null,
    partOnly: null,
    list,
  }
}

function common(entry: EntryReader, type: string, name: string) {
  const flagged = entry.value('regulationZPointsAndFeesIndicator')
  return {
    type,
    label: entry.value(`${name}Label`) ?? entry.value(`${name}OtherDescription`) ?? words(type),
    paidToType: entry.value('feePaidToType') ?? null,
    paidToOther: entry.value('feePaidToTypeOtherDescription') ?? null,
    flagged: flagged === undefined ? null : flagged === 'true',
    entry,
  }
}

export const isBorrowers = ({ column }: ChargePayment) =>
  column === 'borrowerAtClosing' || column === 'borrowerBeforeClosing'

export const paidByBorrower = ({ payments }: Charge): Cents =>
  payments.reduce((sum, payment) => (isBorrowers(payment) ? sum + payment.amount : sum), 0)

export const isAffiliate = ({ paidToType, paidToOther }: Charge) =>
  paidToType === 'LenderAffiliate' || paidToType === 'BrokerAffiliate' || /Affiliate/.test(paidToOther ?? '')
