import { readDay } from '../dates/calendar-day.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, divideHalfUp, dollars, formatCents, readCents, shareOfCents } from '../money/cents.ts'
import { PERCENT_SCALE, percentText, readPercent } from '../money/percent.ts'
import {
  type Charge,
  type ChargeColumn,
  type ChargeSection,
  COLUMNS,
  chargesOf,
  paidByBorrower,
} from './charges.ts'
import { labelOf } from './loan-fields.ts'
import type { EntryReader, LoanReader } from './loan-reader.ts'
import { type Finding, missingText } from './loan-verdict.ts'
import {
  amountFinancedOf,
  hasPlaceholders,
  isAdjustable,
  levelPayment,
  loanCalculations,
  termMonths,
} from './recompute.ts'

export interface ContentCheck {
  id: string
  question: string
  citation: string
  /** Nothing where the form has no such line. One finding for each line that is checked. */
  check: (reader: LoanReader, data: LoanTestData) => Finding | undefined
}

const agree = (what: string, disclosed: Cents, recomputed: Cents): Finding => {
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

const sectionTotal = (reader: LoanReader, section: string, subsection?: string): Cents | undefined =>
  sectionRow(reader, section, subsection)?.cents('integratedDisclosureSectionTotalAmount')

const SUBSECTION_COLUMN = (payment: EntryReader): ChargeColumn => {
  const by = payment.value('integratedDisclosureSubsectionPaidByType')
  const before = payment.value('integratedDisclosureSubsectionPaymentTimingType') === 'BeforeClosing'
  if (by === 'Buyer') return before ? 'borrowerBeforeClosing' : 'borrowerAtClosing'
  if (by === 'Seller') return before ? 'sellerBeforeClosing' : 'sellerAtClosing'
  return 'paidByOthers'
}

function subsectionColumns(
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

const lenderCredits = (reader: LoanReader): Cents =>
  [...subsectionColumns(reader, 'TotalClosingCosts', 'LenderCredits').values()].reduce(
    (sum, one) => sum - Math.abs(one),
    0,
  )

/** What is collected less than the items, so that the account holds no more than allowed. */
const aggregateAdjustment = (reader: LoanReader): Cents =>
  reader.cents('escrowAggregateAccountingAdjustmentAmount') ?? 0

const SECTIONS: readonly (readonly [ChargeSection, string, string, string])[] = [
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

const TOTALS: Readonly<Record<string, string>> = {
  D: 'TotalLoanCosts',
  I: 'TotalOtherCosts',
  J: 'TotalClosingCosts',
}

/** The total of a section, with its subsection where systems write it there. */
const totalOf = (reader: LoanReader, section: string): Cents | undefined =>
  sectionTotal(reader, section) ??
  reader
    .list('sections')
    .filter((row) => row.value('integratedDisclosureSectionType') === section)
    .map((row) => row.cents('integratedDisclosureSectionTotalAmount'))
    .find((amount) => amount !== undefined)

function sectionChecks(): ContentCheck[] {
  return SECTIONS.map(([letter, section, name, citation]) => ({
    id: `section-${letter.toLowerCase()}`,
    question: `Does section ${letter} add up?`,
    citation,
    check: (reader) => {
      const disclosed = sectionTotal(reader, section)
      if (disclosed === undefined) return undefined
      const items = chargesOf(reader)
        .filter((charge) => charge.section === letter)
        .reduce((sum, charge) => sum + paidByBorrower(charge), 0)
      return agree(name, disclosed, items + (letter === 'G' ? aggregateAdjustment(reader) : 0))
    },
  }))
}

const sumOfTotals = (reader: LoanReader, letters: readonly ChargeSection[]): Cents | undefined => {
  const totals = letters.map((letter) => sectionTotal(reader, SECTIONS.find(([one]) => one === letter)![1]))
  return totals.every((one) => one === undefined)
    ? undefined
    : totals.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

const COLUMN_NAME: Readonly<Record<ChargeColumn, string>> = {
  borrowerAtClosing: 'borrower-paid at closing',
  borrowerBeforeClosing: 'borrower-paid before closing',
  sellerAtClosing: 'seller-paid at closing',
  sellerBeforeClosing: 'seller-paid before closing',
  paidByOthers: 'paid by others',
}

const columnSum = (charges: readonly Charge[], column: ChargeColumn): Cents =>
  charges.reduce(
    (sum, { payments }) =>
      payments.reduce((inner, payment) => (payment.column === column ? inner + payment.amount : inner), sum),
    0,
  )

const SUBTOTALS: readonly (readonly [string, string, string, string, readonly ChargeSection[], string])[] = [
  ['loan-costs', 'loan costs', 'TotalLoanCosts', 'LoanCostsSubtotal', ['A', 'B', 'C'], '1026.38(f)(5)'],
  [
    'other-costs',
    'other costs',
    'TotalOtherCosts',
    'OtherCostsSubtotal',
    ['E', 'F', 'G', 'H'],
    '1026.38(g)(6)',
  ],
  [
    'subtotal',
    'closing costs',
    'TotalClosingCosts',
    'ClosingCostsSubtotal',
    ['A', 'B', 'C', 'E', 'F', 'G', 'H'],
    '1026.38(h)(2)',
  ],
]

const columnChecks = (): ContentCheck[] =>
  SUBTOTALS.flatMap(([id, name, section, subsection, letters, citation]) =>
    COLUMNS.map((column) => ({
      id: `${id}-${column.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      question: `Is the ${name} subtotal ${COLUMN_NAME[column]} right?`,
      citation,
      check: (reader) => {
        const disclosed = subsectionColumns(reader, section, subsection).get(column)
        if (disclosed === undefined) return undefined
        const charges = chargesOf(reader).filter(
          (charge) => charge.section !== null && letters.includes(charge.section),
        )
        const items = columnSum(charges, column)
        const adjusted =
          column === 'borrowerAtClosing' && letters.includes('G')
            ? items + aggregateAdjustment(reader)
            : items
        return agree(`The ${name} subtotal ${COLUMN_NAME[column]}`, disclosed, adjusted)
      },
    })),
  )

interface CashLine {
  type: string
  estimated: Cents | undefined
  final: Cents | undefined
  direction: string | undefined
}

const cashLines = (reader: LoanReader): CashLine[] =>
  reader.list('cashToClose').map((line) => ({
    type: line.value('integratedDisclosureCashToCloseItemType') ?? '',
    estimated: line.cents('integratedDisclosureCashToCloseItemEstimatedAmount'),
    final: line.cents('integratedDisclosureCashToCloseItemFinalAmount'),
    direction: line.value('integratedDisclosureCashToCloseItemPaymentType'),
  }))

const isAlternative = (lines: readonly CashLine[]) => lines.some(({ type }) => type === 'LoanAmount')

/** The sign that a line has in its table: 1 raises the total, -1 lowers it. */
const SIGN: Readonly<Record<'standard' | 'alternative', Readonly<Record<string, 1 | -1>>>> = {
  standard: {
    TotalClosingCosts: 1,
    ClosingCostsPaidBeforeClosing: -1,
    ClosingCostsFinanced: -1,
    DownPayment: 1,
    FundsFromBorrower: 1,
    Deposit: -1,
    FundsForBorrower: -1,
    SellerCredits: -1,
  },
  alternative: {
    LoanAmount: 1,
    TotalClosingCosts: -1,
    ClosingCostsPaidBeforeClosing: 1,
    TotalPayoffsAndPayments: -1,
  },
}

function cashTotal(reader: LoanReader, column: 'final' | 'estimated'): Finding | undefined {
  const lines = cashLines(reader)
  const alternative = isAlternative(lines)
  const total = lines.find((line) => line.type === 'CashToCloseTotal' && line[column] !== undefined)
  const disclosed = total?.[column]
  if (disclosed === undefined) return undefined
  const parts = lines.filter(
    ({ type }) => type !== 'CashToCloseTotal' && !(alternative && type === 'ClosingCostsFinanced'),
  )
  const written = parts.reduce((sum, line) => sum + (line[column] ?? 0), 0)
  const signs = SIGN[alternative ? 'alternative' : 'standard']
  const signed = parts.reduce((sum, line) => {
    const sign = signs[line.type]
    return sum + (sign === undefined ? (line[column] ?? 0) : sign * Math.abs(line[column] ?? 0))
  }, 0)
  const name = column === 'final' ? 'Cash to close' : 'Cash to close of the Loan Estimate column'
  // Some systems write the amounts without their signs; the total has a direction of its own.
  const candidates = [written, signed].flatMap((one) =>
    alternative || total!.direction !== undefined ? [one, -one] : [one],
  )
  const match = candidates.find((one) => one === disclosed)
  return agree(name, disclosed, match ?? (alternative ? Math.abs(written) : written))
}

const finalOf = (reader: LoanReader, type: string): Cents | undefined =>
  cashLines(reader).find((line) => line.type === type && line.final !== undefined)?.final

const cashAtClosing = (reader: LoanReader): Cents | undefined => {
  const from = reader.cents('cashFromBorrowerAtClosingAmount')
  const to = reader.cents('cashToBorrowerAtClosingAmount')
  return from === undefined && to === undefined ? undefined : (from ?? 0) - (to ?? 0)
}

const inSection = (reader: LoanReader, section: string): Cents => {
  const amounts = [
    ...reader
      .list('adjustments')
      .map(
        (one) =>
          [
            one,
            one.isTrue('closingAdjustmentItemPaidOutsideOfClosingIndicator')
              ? 0
              : one.cents('closingAdjustmentItemAmount'),
          ] as const,
      ),
    ...reader.list('prorations').map((one) => [one, one.cents('prorationItemAmount')] as const),
    ...reader.list('funds').map((one) => [one, one.cents('closingCostFundAmount')] as const),
    ...reader.list('payoffs').map((one) => [one, one.cents('payoffAmount')] as const),
  ]
  return amounts.reduce(
    (sum, [one, amount]) =>
      one.value('integratedDisclosureSectionType') === section ? sum + (amount ?? 0) : sum,
    0,
  )
}

const price = (reader: LoanReader): Cents | undefined => {
  const whole = reader.cents('salesContractAmount')
  const real = reader.cents('realPropertyAmount')
  if (real !== undefined) return real + (reader.cents('personalPropertyAmount') ?? 0)
  return whole === undefined ? undefined : whole
}

const borrowerAtClosing = (reader: LoanReader): Cents =>
  columnSum(chargesOf(reader), 'borrowerAtClosing') + aggregateAdjustment(reader) + lenderCredits(reader)

const summaryChecks: ContentCheck[] = [
  {
    id: 'total-loan-costs',
    question: 'Is D the sum of A, B, and C?',
    citation: '1026.38(f)(4)',
    check: (reader) => {
      const [disclosed, parts] = [totalOf(reader, TOTALS.D!), sumOfTotals(reader, ['A', 'B', 'C'])]
      return disclosed === undefined || parts === undefined
        ? undefined
        : agree('D, total loan costs,', disclosed, parts)
    },
  },
  {
    id: 'total-other-costs',
    question: 'Is I the sum of E, F, G, and H?',
    citation: '1026.38(g)(5)',
    check: (reader) => {
      const [disclosed, parts] = [totalOf(reader, TOTALS.I!), sumOfTotals(reader, ['E', 'F', 'G', 'H'])]
      return disclosed === undefined || parts === undefined
        ? undefined
        : agree('I, total other costs,', disclosed, parts)
    },
  },
  {
    id: 'total-closing-costs',
    question: 'Is J the sum of D and I, less lender credits?',
    citation: '1026.38(h)(1)',
    check: (reader) => {
      const disclosed = totalOf(reader, TOTALS.J!)
      const [loan, other] = [totalOf(reader, TOTALS.D!), totalOf(reader, TOTALS.I!)]
      if (disclosed === undefined || loan === undefined || other === undefined) return undefined
      return agree('J, total closing costs,', disclosed, loan + other + lenderCredits(reader))
    },
  },
  ...columnChecks(),
  {
    id: 'subtotals-borrower',
    question: 'Are the borrower-paid subtotals together D and I?',
    citation: '1026.38(h)(2)',
    check: (reader) => {
      const columns = subsectionColumns(reader, 'TotalClosingCosts', 'ClosingCostsSubtotal')
      const at = columns.get('borrowerAtClosing')
      const [loan, other] = [totalOf(reader, TOTALS.D!), totalOf(reader, TOTALS.I!)]
      if (at === undefined || loan === undefined || other === undefined) return undefined
      return agree(
        'The closing costs subtotals paid by the borrower',
        at + (columns.get('borrowerBeforeClosing') ?? 0),
        loan + other,
      )
    },
  },
  {
    id: 'cash-to-close-lines',
    question: 'Do the lines of calculating cash to close add up?',
    citation: '1026.38(i)(9)(ii), (e)(5)(ii)',
    check: (reader) => cashTotal(reader, 'final'),
  },
  {
    id: 'cash-to-close-estimate',
    question: 'Do the lines of the Loan Estimate column add up?',
    citation: '1026.38(i)(9)(i), (e)(5)(i)',
    check: (reader) => cashTotal(reader, 'estimated'),
  },
  {
    id: 'cash-to-close-costs',
    question: 'Does cash to close take over J?',
    citation: '1026.38(i)(1)(ii), (e)(2)(ii)',
    check: (reader) => {
      const [line, total] = [finalOf(reader, 'TotalClosingCosts'), totalOf(reader, TOTALS.J!)]
      return line === undefined || total === undefined
        ? undefined
        : agree('Total closing costs in calculating cash to close', Math.abs(line), Math.abs(total))
    },
  },
  {
    id: 'cash-to-close-detail',
    question: 'Is cash to close the same throughout?',
    citation: '1026.38(d), (i)(9)(ii)',
    check: (reader) => {
      const [line, detail] = [finalOf(reader, 'CashToCloseTotal'), cashAtClosing(reader)]
      return line === undefined || detail === undefined
        ? undefined
        : agree('The cash to close total', Math.abs(line), Math.abs(detail))
    },
  },
  {
    id: 'payoffs-and-payments',
    question: 'Do the payoffs and payments add up?',
    citation: '1026.38(t)(5)(vii)(B), (e)(4)(ii)',
    check: (reader) => {
      const disclosed = sectionTotal(reader, 'PayoffsAndPayments')
      return disclosed === undefined
        ? undefined
        : agree('Total payoffs and payments', disclosed, inSection(reader, 'PayoffsAndPayments'))
    },
  },
  {
    id: 'borrower-transaction',
    question: 'Is K less L the cash to close?',
    citation: '1026.38(j)(3)',
    check: (reader) => {
      const [due, paid, cash] = [
        sectionTotal(reader, 'DueFromBorrowerAtClosing'),
        sectionTotal(reader, 'PaidAlreadyByOrOnBehalfOfBorrowerAtClosing'),
        cashAtClosing(reader),
      ]
      return due === undefined || paid === undefined || cash === undefined
        ? undefined
        : agree("Cash to close of the borrower's transaction", cash, due - paid)
    },
  },
  {
    id: 'seller-transaction',
    question: 'Is M less N the cash to the seller?',
    citation: '1026.38(k)(3)',
    check: (reader) => {
      const [due, from] = [
        sectionTotal(reader, 'DueToSellerAtClosing'),
        sectionTotal(reader, 'DueFromSellerAtClosing'),
      ]
      const to = reader.cents('cashToSellerAtClosingAmount')
      const by = reader.cents('cashFromSellerAtClosingAmount')
      if (due === undefined || from === undefined || (to === undefined && by === undefined)) return undefined
      return agree('Cash to the seller', (to ?? 0) - (by ?? 0), due - from)
    },
  },
  {
    id: 'due-from-borrower',
    question: 'Does K add up?',
    citation: '1026.38(j)(1)',
    check: (reader) => {
      const [disclosed, sale] = [sectionTotal(reader, 'DueFromBorrowerAtClosing'), price(reader)]
      if (disclosed === undefined || sale === undefined) return undefined
      return agree(
        'K, due from the borrower at closing,',
        disclosed,
        sale + borrowerAtClosing(reader) + inSection(reader, 'DueFromBorrowerAtClosing'),
      )
    },
  },
  {
    id: 'paid-for-borrower',
    question: 'Does L add up?',
    citation: '1026.38(j)(2)',
    check: (reader) => {
      const disclosed = sectionTotal(reader, 'PaidAlreadyByOrOnBehalfOfBorrowerAtClosing')
      const loan = reader.cents('noteAmount')
      if (disclosed === undefined || loan === undefined) return undefined
      const parts =
        loan +
        (reader.cents('assumedLoanAmount') ?? 0) +
        inSection(reader, 'PaidAlreadyByOrOnBehalfOfBorrowerAtClosing')
      return agree('L, paid already by or on behalf of the borrower,', disclosed, parts)
    },
  },
  {
    id: 'due-to-seller',
    question: 'Does M add up?',
    citation: '1026.38(k)(1)',
    check: (reader) => {
      const [disclosed, sale] = [sectionTotal(reader, 'DueToSellerAtClosing'), price(reader)]
      return disclosed === undefined || sale === undefined
        ? undefined
        : agree(
            'M, due to the seller at closing,',
            disclosed,
            sale + inSection(reader, 'DueToSellerAtClosing'),
          )
    },
  },
  {
    id: 'due-from-seller',
    question: 'Does N add up?',
    citation: '1026.38(k)(2)',
    check: (reader) => {
      const disclosed = sectionTotal(reader, 'DueFromSellerAtClosing')
      if (disclosed === undefined) return undefined
      const parts =
        columnSum(chargesOf(reader), 'sellerAtClosing') +
        (reader.cents('assumedLoanAmount') ?? 0) +
        inSection(reader, 'DueFromSellerAtClosing')
      return agree('N, due from the seller at closing,', disclosed, parts)
    },
  },
]

const EXCLUDED_FROM_FORMULA = [
  'negativeAmortizationIndicator',
  'buydownTemporarySubsidyFundingIndicator',
  'constructionLoanIndicator',
  'seasonalPaymentFeatureIndicator',
  'paymentOptionIndicator',
  'balloonIndicator',
]

/** Whole dollars where the range of a rate that changes is shown in them (1026.37(o)(4)(i)(C)). */
const matches = (disclosed: Cents, exact: Cents): boolean =>
  disclosed === exact || (disclosed % 100 === 0 && disclosed === Math.round(exact / 100) * 100)

const projectedTotal = (
  column: EntryReader,
  end: 'Maximum' | 'Minimum',
): { disclosed: Cents; parts: Cents } | undefined => {
  const disclosed = column.cents(`projectedPaymentEstimatedTotal${end}PaymentAmount`)
  const loan = column.cents(`projectedPaymentPrincipalAndInterest${end}PaymentAmount`)
  if (disclosed === undefined || loan === undefined) return undefined
  const parts =
    loan +
    (column.cents('projectedPaymentMIPaymentAmount') ?? 0) +
    (column.cents('projectedPaymentEstimatedEscrowPaymentAmount') ?? 0)
  return { disclosed, parts }
}

const projectedCheck = (at: number, end: 'Maximum' | 'Minimum'): ContentCheck => ({
  id: `projected-payment-${at + 1}-${end.toLowerCase()}`,
  question: `Does ${end === 'Maximum' ? 'the' : 'the least'} payment of column ${at + 1} of the projected payments add up?`,
  citation: '1026.38(c), 1026.37(c)(2)',
  check: (reader) => {
    const column = reader.list('projectedPayments')[at]
    const total = column && projectedTotal(column, end)
    if (!total) return undefined
    const years = `${column.value('projectedPaymentCalculationPeriodStartNumber') ?? '?'} to ${column.value('projectedPaymentCalculationPeriodEndNumber') ?? '?'}`
    return agree(
      `The ${end === 'Maximum' ? 'estimated total' : 'least estimated total'} monthly payment of years ${years}`,
      total.disclosed,
      matches(total.disclosed, total.parts) ? total.disclosed : total.parts,
    )
  },
})

const isInsurance = (type: string) => /^MortgageInsurance/.test(type)

const monthlyEscrow = (reader: LoanReader): Cents | undefined => {
  const amounts = reader
    .list('escrowItems')
    .filter((item) => !isInsurance(item.value('escrowItemType') ?? ''))
    .map((item) => item.cents('escrowMonthlyPaymentAmount'))
  return amounts.length === 0 || amounts.some((one) => one === undefined)
    ? undefined
    : amounts.reduce<number>((sum, one) => sum + one!, 0)
}

const daysOfBasis = (method: string | undefined): number | undefined => {
  const days = /^(360|365|366)/.exec(method ?? '')?.[1]
  return days === undefined ? undefined : Number(days)
}

const paymentChecks: ContentCheck[] = [
  {
    id: 'principal-and-interest',
    question: 'Is the monthly principal and interest right?',
    citation: '1026.38(b), 1026.37(b)(3)',
    check: (reader) => {
      const disclosed = reader.cents('initialPrincipalAndInterestPaymentAmount')
      const [amount, rate, term] = [
        reader.cents('noteAmount'),
        readPercent(reader.value('noteRatePercent') ?? ''),
        termMonths(reader),
      ]
      const frequency = reader.value('paymentFrequencyType') ?? 'Monthly'
      isAdjustable(reader)
      const type = reader.value('amortizationType')
      if (
        disclosed === undefined ||
        amount === undefined ||
        rate === undefined ||
        term === undefined ||
        term === 0
      )
        return undefined
      if (frequency !== 'Monthly' || (type !== undefined && !/^(Fixed|AdjustableRate)$/.test(type)))
        return undefined
      if (EXCLUDED_FROM_FORMULA.some((key) => reader.isTrue(key))) return undefined
      if (reader.isTrue('interestOnlyIndicator'))
        return agree(
          'The monthly interest-only payment',
          disclosed,
          Number(divideHalfUp(BigInt(amount) * BigInt(rate), BigInt(PERCENT_SCALE) * 1200n)),
        )
      return agree('The monthly principal and interest', disclosed, levelPayment(amount, rate, term))
    },
  },
  {
    id: 'projected-initial-payment',
    question: 'Do the projected payments begin with the monthly principal and interest?',
    citation: '1026.38(c), 1026.37(c)(2)(i)',
    check: (reader) => {
      const initial = reader.cents('initialPrincipalAndInterestPaymentAmount')
      const first = reader
        .list('projectedPayments')[0]
        ?.cents('projectedPaymentPrincipalAndInterestMaximumPaymentAmount')
      if (initial === undefined || first === undefined) return undefined
      return agree(
        'Principal and interest in the first column of the projected payments',
        first,
        matches(first, initial) ? first : initial,
      )
    },
  },
  {
    id: 'discount-points',
    question: 'Are the discount points their percent of the loan?',
    citation: '1026.38(f)(1), 1026.37(f)(1)(i)',
    check: (reader) => {
      const charge = chargesOf(reader).find(
        ({ type, entry }) => type === 'LoanDiscountPoints' && entry.value('feeTotalPercent') !== undefined,
      )
      const percent = readPercent(charge?.entry.value('feeTotalPercent') ?? '')
      const amount = reader.cents('noteAmount')
      if (!charge || percent === undefined || amount === undefined) return undefined
      const paid = charge.payments.reduce((sum, payment) => sum + payment.amount, 0)
      return agree(
        `Points of ${percentText(percent)} percent`,
        paid,
        shareOfCents(amount, percent, 100 * PERCENT_SCALE),
      )
    },
  },
  {
    id: 'origination-percent',
    question: 'Is the origination fee its percent of the loan?',
    citation: '1026.38(f)(1)',
    check: (reader) => {
      const charge = chargesOf(reader).find(
        ({ type, entry }) => type === 'LoanOriginationFee' && entry.value('feeTotalPercent') !== undefined,
      )
      const percent = readPercent(charge?.entry.value('feeTotalPercent') ?? '')
      const amount = reader.cents('noteAmount')
      if (!charge || percent === undefined || percent === 0 || amount === undefined) return undefined
      const paid = charge.payments.reduce((sum, payment) => sum + payment.amount, 0)
      return agree(
        `The origination fee of ${percentText(percent)} percent`,
        paid,
        shareOfCents(amount, percent, 100 * PERCENT_SCALE),
      )
    },
  },
  {
    id: 'prepaid-interest',
    question: 'Is prepaid interest its days times the daily amount?',
    citation: '1026.38(g)(2), 1026.37(g)(2)(iii)',
    check: (reader) => {
      const item = reader.list('prepaids').find((one) => one.value('prepaidItemType') === 'PrepaidInterest')
      const daily = item?.cents('prepaidItemPerDiemAmount')
      const [from, through] = [
        readDay(item?.value('prepaidItemPaidFromDate') ?? ''),
        readDay(item?.value('prepaidItemPaidThroughDate') ?? ''),
      ]
      if (!item || daily === undefined || from === undefined || through === undefined) return undefined
      const paid = item
        .list('payments')
        .reduce((sum, payment) => sum + (payment.cents('prepaidItemActualPaymentAmount') ?? 0), 0)
      const days = through - from
      // Whether the last day counts is not said: both ways of writing it are in use.
      const both = paid === daily * (days + 1) ? daily * (days + 1) : daily * days
      return agree(`Prepaid interest of ${days} days at ${dollars(daily)}`, paid, both)
    },
  },
  {
    id: 'per-diem',
    question: 'Is the daily interest right?',
    citation: '1026.38(g)(2), 1026.37(g)(2)(iii)',
    check: (reader) => {
      const item = reader.list('prepaids').find((one) => one.value('prepaidItemType') === 'PrepaidInterest')
      const daily = item?.cents('prepaidItemPerDiemAmount')
      const basis = daysOfBasis(item?.value('prepaidItemPerDiemCalculationMethodType'))
      const [amount, rate] = [reader.cents('noteAmount'), readPercent(reader.value('noteRatePercent') ?? '')]
      if (daily === undefined || basis === undefined || amount === undefined || rate === undefined)
        return undefined
      return agree(
        `Daily interest on a year of ${basis} days`,
        daily,
        shareOfCents(amount, rate, 100 * PERCENT_SCALE * basis),
      )
    },
  },
  {
    id: 'projected-escrow',
    question: 'Is the escrow of the projected payments the sum of the monthly items?',
    citation: '1026.38(c), 1026.37(c)(2)(iii)',
    check: (reader) => {
      const monthly = monthlyEscrow(reader)
      const projected = reader
        .list('projectedPayments')[0]
        ?.cents('projectedPaymentEstimatedEscrowPaymentAmount')
      return monthly === undefined || projected === undefined
        ? undefined
        : agree(
            'Estimated escrow in the projected payments',
            projected,
            matches(projected, monthly) ? projected : monthly,
          )
    },
  },
  {
    id: 'first-year-escrow',
    question: 'Are the escrowed costs of the first year twelve monthly amounts?',
    citation: '1026.38(l)(7)(i)(A)(1)',
    check: (reader) => {
      const monthly = monthlyEscrow(reader)
      const year = reader.cents('firstYearTotalEscrowPaymentAmount')
      if (monthly === undefined || year === undefined) return undefined
      // Of the first year, systems disclose the payments that fall into it: ten to twelve.
      const payments = [12, 11, 10].find((count) => monthly * count === year) ?? 12
      return agree('Escrowed property costs over year 1', year, monthly * payments)
    },
  },
  {
    id: 'recording-fees',
    question: 'Is the recording fee total the sum of its parts?',
    citation: '1026.38(g)(1), 1026.37(g)(1)(i)',
    check: (reader) => {
      const charges = chargesOf(reader)
      const total = charges.find(({ type }) => type === 'RecordingFeeTotal')
      const parts = charges.filter(({ type, partOnly }) => /^RecordingFeeFor/.test(type) && partOnly !== null)
      if (!total || parts.length === 0) return undefined
      const paid = total.payments.reduce((sum, payment) => sum + payment.amount, 0)
      return agree(
        'The recording fee total',
        paid,
        parts.reduce((sum, { partOnly }) => sum + partOnly!, 0),
      )
    },
  },
]

/** One check for each escrow item, as the form lists them. */
const escrowItemCheck = (at: number): ContentCheck => ({
  id: `escrow-item-${at + 1}`,
  question: `Is escrow item ${at + 1} its months times the monthly amount?`,
  citation: '1026.38(g)(3), 1026.37(g)(3)',
  check: (reader) => {
    const item = reader.list('escrowItems')[at]
    const months = item?.value('escrowCollectedNumberOfMonthsCount')
    const monthly = item?.cents('escrowMonthlyPaymentAmount')
    if (!item || months === undefined || monthly === undefined) return undefined
    const paid = item
      .list('payments')
      .reduce((sum, payment) => sum + (payment.cents('escrowItemActualPaymentAmount') ?? 0), 0)
    const name =
      item.value('escrowItemTypeLabel') ??
      (item.value('escrowItemType') ?? 'Item').replace(/([a-z])([A-Z])/g, '$1 $2')
    return agree(`Escrow for ${name}, ${months} months,`, paid, Number(months) * monthly)
  },
})

type FinancedOnly = Pick<
  Exclude<ReturnType<typeof loanCalculations>, { problem: string }>,
  'amountFinanced' | 'prepaidFinanceCharge' | 'unsure' | 'prepaidLow' | 'prepaidHigh'
> & { totalOfPayments?: Cents; financeCharge?: Cents }

type Calculated = 'totalOfPayments' | 'financeCharge' | 'amountFinanced'

const calculationCheck = (
  id: string,
  question: string,
  citation: string,
  key: string,
  figure: Calculated,
): ContentCheck => ({
  id,
  question,
  citation,
  check: (reader, data) => {
    const disclosed = readCents(reader.need(key) ?? '')
    if (hasPlaceholders(reader)) return placeholders()
    // The amount financed needs no payments: the loan less the prepaid finance charges.
    const financed: FinancedOnly | undefined =
      figure === 'amountFinanced' ? amountFinancedOf(reader) : undefined
    const computed = financed ?? loanCalculations(reader, data)
    if ('problem' in computed)
      return {
        verdict: 'undetermined',
        sentence: `${computed.problem} ${missingText(reader)}`.trim(),
        disclosed: text(disclosed),
      }
    const exact = computed[figure] as Cents
    if (disclosed === undefined)
      return {
        verdict: 'undetermined',
        sentence: `${labelOf(key)}: not in the file. Recomputed: ${dollars(exact)}.`,
        recomputed: formatCents(exact),
      }
    return judge(figure, disclosed, computed)
  },
})

type Judged = Exclude<ReturnType<typeof loanCalculations>, { problem: string }> | FinancedOnly

const text = (amount: Cents | undefined) => (amount === undefined ? undefined : formatCents(amount))

const placeholders = (): Finding => ({
  verdict: 'undetermined',
  sentence:
    'The loan calculations in the file are placeholders (an APR of 1 percent, a finance charge of $1.00), not figures of this loan.',
})

const NAMES: Readonly<Record<Calculated, string>> = {
  totalOfPayments: 'The total of payments',
  financeCharge: 'The finance charge',
  amountFinanced: 'The amount financed',
}

const TOLERANCE: Cents = 10_000

/** Understated by no more than $100, or overstated, is accurate: 1026.38(o)(1) and (2). The amount financed follows the finance charge. */
function judge(figure: Calculated, disclosed: Cents, computed: Judged): Finding {
  const exact = computed[figure] as Cents
  const unsure = figure === 'totalOfPayments' ? [] : computed.unsure
  // More prepaid finance charge is more finance charge and less financed.
  const moves =
    unsure.length === 0
      ? [0, 0]
      : [
          computed.prepaidLow - computed.prepaidFinanceCharge,
          computed.prepaidHigh - computed.prepaidFinanceCharge,
        ]
  const shortBy = (amount: Cents) => (figure === 'amountFinanced' ? disclosed - amount : amount - disclosed)
  const candidates =
    figure === 'amountFinanced' ? moves.map((one) => exact - one!) : moves.map((one) => exact + one!)
  const verdicts = candidates.map((one) => shortBy(one) <= TOLERANCE)
  const short = shortBy(exact)
  const gap = Math.abs(disclosed - exact)
  const facts = {
    disclosed: formatCents(disclosed),
    recomputed: formatCents(exact),
    steps: 'plan' in computed ? stepsOf(computed) : [],
    notes: [
      ...('plan' in computed ? computed.plan.assumptions : []),
      ...unsure.map(
        ({ charge, amount, reading }) =>
          `${charge.label} of ${dollars(amount)}: ${reading.reason} (${reading.citation}). The file does not settle it.`,
      ),
    ],
  }
  const name = NAMES[figure]
  if (gap === 0)
    return { ...facts, verdict: 'within', sentence: `${name} is ${dollars(disclosed)}, as recomputed.` }
  if (verdicts.every((one) => one))
    return {
      ...facts,
      verdict: 'within',
      sentence: `${name} says ${dollars(disclosed)}; recomputed ${dollars(exact)}. The difference of ${dollars(gap)} is within the tolerance.`,
    }
  if (verdicts.some((one) => one))
    return {
      ...facts,
      verdict: 'undetermined',
      sentence: `${name} says ${dollars(disclosed)}; recomputed ${dollars(exact)}. Whether that is accurate depends on ${unsure.map(({ charge }) => charge.label).join(', ')}.`,
    }
  const direction = figure === 'amountFinanced' ? 'overstated' : 'understated'
  return {
    ...facts,
    verdict: 'outside',
    sentence: `${name} says ${dollars(disclosed)}; recomputed ${dollars(exact)}. It is ${direction} by ${dollars(short)}, more than $100.`,
    dollars: short,
  }
}

function stepsOf({
  plan,
  prepaidFinanceCharge,
  amountFinanced,
  financeCharge,
  totalOfPayments,
}: Exclude<ReturnType<typeof loanCalculations>, { problem: string }>) {
  return [
    ...plan.rows.slice(0, 40).map(({ amount, count, firstDate, insurance }) => ({
      text: `${count} ${count === 1 ? 'payment' : 'payments'} of ${dollars(amount)} from ${firstDate}${insurance > 0 ? `, with ${dollars(insurance)} of mortgage insurance` : ''}.`,
      value: formatCents(amount * count),
      citation: '1026.17(c)(1)',
    })),
    { text: 'All payments.', value: formatCents(plan.sumOfPayments), citation: null },
    {
      text: 'Prepaid finance charges paid by the borrower.',
      value: formatCents(prepaidFinanceCharge),
      citation: '1026.4',
    },
    {
      text: 'Amount financed: the loan less them.',
      value: formatCents(amountFinanced),
      citation: '1026.18(b)',
    },
    {
      text: 'Finance charge: all payments less the amount financed.',
      value: formatCents(financeCharge),
      citation: '1026.38(o)(2)',
    },
    {
      text: 'Total of payments: all payments, prepaid interest, and loan costs paid by the borrower.',
      value: formatCents(totalOfPayments),
      citation: '1026.38(o)(1)',
    },
  ]
}

const calculationChecks: ContentCheck[] = [
  calculationCheck(
    'total-of-payments',
    'Is the total of payments right?',
    '1026.38(o)(1)',
    'feeSummaryTotalOfAllPaymentsAmount',
    'totalOfPayments',
  ),
  calculationCheck(
    'finance-charge',
    'Is the finance charge right?',
    '1026.38(o)(2)',
    'feeSummaryTotalFinanceChargeAmount',
    'financeCharge',
  ),
  calculationCheck(
    'amount-financed',
    'Is the amount financed right?',
    '1026.38(o)(3)',
    'feeSummaryTotalAmountFinancedAmount',
    'amountFinanced',
  ),
  {
    id: 'total-interest-percentage',
    question: 'Is the total interest percentage right?',
    citation: '1026.38(o)(5), 1026.37(l)(3)',
    check: (reader, data) => {
      const written = reader.need('feeSummaryTotalInterestPercent')
      if (hasPlaceholders(reader)) return placeholders()
      const computed = loanCalculations(reader, data)
      if ('problem' in computed)
        return {
          verdict: 'undetermined',
          sentence: `${computed.problem} ${missingText(reader)}`.trim(),
          disclosed: written,
        }
      const exact = readPercent(computed.totalInterestPercent)!
      if (written === undefined)
        return {
          verdict: 'undetermined',
          sentence: `The total interest percentage is not in the file. Recomputed: ${computed.totalInterestPercent} percent.`,
        }
      const disclosed = readPercent(written)!
      const gap = Math.abs(disclosed - exact)
      // The form shows two or three decimals: half of the last one shown is rounding.
      const shown = Math.min(3, Math.max(0, percentText(disclosed).split('.')[1]?.length ?? 0))
      const isSame = gap * 2 <= PERCENT_SCALE / 10 ** shown
      return {
        verdict: isSame ? 'within' : 'outside',
        sentence: isSame
          ? `The total interest percentage is ${percentText(disclosed)}, as recomputed.`
          : `The total interest percentage says ${percentText(disclosed)}; recomputed ${computed.totalInterestPercent}.`,
        disclosed: written,
        recomputed: computed.totalInterestPercent,
        notes: computed.plan.assumptions,
      }
    },
  },
]

const REQUIRED: readonly (readonly [string, string])[] = [
  ['integratedDisclosureIssuedDate', '1026.38(a)(3)(i)'],
  ['closingDate', '1026.38(a)(3)(ii)'],
  ['disbursementDate', '1026.38(a)(3)(iii)'],
  ['loanPurposeType', '1026.38(a)(5)(ii)'],
  ['integratedDisclosureLoanProductDescription', '1026.38(a)(5)(iii)'],
  ['mortgageType', '1026.38(a)(5)(iv)'],
  ['loanMaturityPeriodCount', '1026.38(a)(5)(i)'],
  ['noteAmount', '1026.38(b)'],
  ['noteRatePercent', '1026.38(b)'],
  ['initialPrincipalAndInterestPaymentAmount', '1026.38(b)'],
  ['prepaymentPenaltyIndicator', '1026.38(b)'],
  ['balloonIndicator', '1026.38(b)'],
  ['escrowIndicator', '1026.38(l)(7)'],
  ['feeSummaryTotalOfAllPaymentsAmount', '1026.38(o)(1)'],
  ['feeSummaryTotalFinanceChargeAmount', '1026.38(o)(2)'],
  ['feeSummaryTotalAmountFinancedAmount', '1026.38(o)(3)'],
  ['aprPercent', '1026.38(o)(4)'],
  ['feeSummaryTotalInterestPercent', '1026.38(o)(5)'],
]

const requiredCheck: ContentCheck = {
  id: 'required-values',
  question: 'Are the required values there?',
  citation: '1026.38(a), (b), (l), (o)',
  check: (reader) => {
    const absent = REQUIRED.filter(([key]) => reader.value(key) === undefined)
    const malformed = reader.loan.malformed
    if (absent.length === 0 && malformed.length === 0)
      return {
        verdict: 'within',
        sentence: `All ${REQUIRED.length} values that every Closing Disclosure has are there and well formed.`,
      }
    const parts = [
      ...(absent.length === 0
        ? []
        : [
            `Not in the file: ${absent.map(([key, citation]) => `${labelOf(key)} (${citation})`).join(', ')}.`,
          ]),
      ...malformed
        .slice(0, 20)
        .map(
          ({ key, value, problem, source }) =>
            `${labelOf(key)}${typeof source === 'string' ? '' : `, line ${source.line}`}: "${value}" ${problem}.`,
        ),
    ]
    return { verdict: 'outside', sentence: parts.join(' ') }
  },
}

/** Every check of the content of this Closing Disclosure, in the order of the form. */
export function contentChecks(reader: LoanReader): ContentCheck[] {
  const columns = reader.loan.lists.projectedPayments?.length ?? 0
  const items = reader.loan.lists.escrowItems?.length ?? 0
  return [
    requiredCheck,
    ...paymentChecks.slice(0, 2),
    ...Array.from({ length: Math.min(columns, 8) }, (_, at) => [
      projectedCheck(at, 'Maximum'),
      projectedCheck(at, 'Minimum'),
    ]).flat(),
    ...sectionChecks(),
    ...summaryChecks,
    ...paymentChecks.slice(2),
    ...Array.from({ length: Math.min(items, 50) }, (_, at) => escrowItemCheck(at)),
    ...calculationChecks,
  ]
}
