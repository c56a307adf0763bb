import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, dollars, formatCents } from '../money/cents.ts'
import type { Charge, ChargeColumn, ChargeSection } from './charges.ts'
import type { EntryReader, LoanReader } from './loan-reader.ts'
import type { Finding } from './loan-verdict.ts'

export interface ContentCheck {
  id: string
  question: string
  citation: string
  /** Nothing where the form has no such line. One finding for each line that is checked. */
  check: (reader: LoanReader, data: LoanTestData) => Finding | undefined
}

export const agree = (what: string, disclosed: Cents, recomputed: Cents): Finding => {
  const gap = Math.abs(disclosed - recomputed)
  return {
    verdict: gap === 0 ? 'within' : 'outside',
    sentence:
      gap === 0
        ? `${what} is ${dollars(disclosed)}, as recomputed.`
        : `${what} says ${dollars(disclosed)}; its parts come to ${dollars(recomputed)}, a difference of ${dollars(gap)}.`,
    disclosed: formatCents(disclosed),
    recomputed: formatCents(recomputed),
    ...(gap === 0 ? {} : { dollars: gap }),
  }
}

const sectionRow = (reader: LoanReader, section: string, subsection?: string): EntryReader | undefined =>
  reader
    .list('sections')
    .find(
      (row) =>
        row.value('integratedDisclosureSectionType') === section &&
        (subsection === undefined || row.value('integratedDisclosureSubsectionType') === subsection),
    )

export const sectionTotal = (reader: LoanReader, section: string, subsection?: string): Cents | undefined =>
  sectionRow(reader, section, subsection)?.cents('integratedDisclosureSectionTotalAmount')

const SUBSECTION_COLUMN = (payment: EntryReader): ChargeColumn => {
  const by = payment.value('integratedDisclosureSubsectionPaidByType')
  const before = payment.value('integratedDisclosureSubsectionPaymentTimingType') === 'BeforeClosing'
  if (by === 'Buyer') return before ? 'borrowerBeforeClosing' : 'borrowerAtClosing'
  if (by === 'Seller') return before ? 'sellerBeforeClosing' : 'sellerAtClosing'
  return 'paidByOthers'
}

export function subsectionColumns(
  reader: LoanReader,
  section: string,
  subsection: string,
): Map<ChargeColumn, Cents> {
  const columns = new Map<ChargeColumn, Cents>()
  for (const payment of sectionRow(reader, section, subsection)?.list('payments') ?? []) {
    const amount = payment.cents('integratedDisclosureSubsectionPaymentAmount')
    if (amount === undefined) continue
    const column = SUBSECTION_COLUMN(payment)
    columns.set(column, (columns.get(column) ?? 0) + amount)
  }
  return columns
}

export const lenderCredits = (reader: LoanReader): Cents =>
  [...subsectionColumns(reader, 'TotalClosingCosts', 'LenderCredits').values()].reduce(
    (sum, one) => sum - Math.abs(one),
    0,
  )

/** What is collected less than the items, so that the account holds no more than allowed. */
export const aggregateAdjustment = (reader: LoanReader): Cents =>
  reader.cents('escrowAggregateAccountingAdjustmentAmount') ?? 0

export const SECTIONS: readonly (readonly [ChargeSection, string, string, string])[] = [
  ['A', 'OriginationCharges', 'Section A, origination charges,', '1026.38(f)(1)'],
  [
    'B',
    'ServicesBorrowerDidNotShopFor',
    'Section B, services that the borrower did not shop for,',
    '1026.38(f)(2)',
  ],
  ['C', 'ServicesBorrowerDidShopFor', 'Section C, services that the borrower did shop for,', '1026.38(f)(3)'],
  ['E', 'TaxesAndOtherGovernmentFees', 'Section E, taxes and other government fees,', '1026.38(g)(1)'],
  ['F', 'Prepaids', 'Section F, prepaids,', '1026.38(g)(2)'],
  ['G', 'InitialEscrowPaymentAtClosing', 'Section G, initial escrow payment at closing,', '1026.38(g)(3)'],
  ['H', 'OtherCosts', 'Section H, other costs,', '1026.38(g)(4)'],
]

export const TOTALS: Readonly<Record<string, string>> = {
  D: 'TotalLoanCosts',
  I: 'TotalOtherCosts',
  J: 'TotalClosingCosts',
}

/** The total of a section, with its subsection where systems write it there. */
export const totalOf = (reader: LoanReader, section: string): Cents | undefined =>
  sectionTotal(reader, section) ??
  reader
    .list('sections')
    .filter((row) => row.value('integratedDisclosureSectionType') === section)
    .map((row) => row.cents('integratedDisclosureSectionTotalAmount'))
    .find((amount) => amount !== undefined)

export const sumOfTotals = (reader: LoanReader, letters: readonly ChargeSection[]): Cents | undefined => {
  const totals = letters.map((letter) => sectionTotal(reader, SECTIONS.find(([one]) => one === letter)![1]))
  return totals.every((one) => one === undefined)
    ? undefined
    : totals.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

export const columnSum = (charges: readonly Charge[], column: ChargeColumn): Cents =>
  charges.reduce(
    (sum, { payments }) =>
      payments.reduce((inner, payment) => (payment.column === column ? inner + payment.amount : inner), sum),
    0,
  )
