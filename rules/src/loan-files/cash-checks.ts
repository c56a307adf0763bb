import type { Cents } from '../money/cents.ts'
import { chargesOf } from './charges.ts'
import {
  aggregateAdjustment,
  agree,
  type ContentCheck,
  columnSum,
  lenderCredits,
  sectionTotal,
  subsectionColumns,
  sumOfTotals,
  TOTALS,
  totalOf,
} from './content-check.ts'
import { columnChecks } from './cost-checks.ts'
import type { LoanReader } from './loan-reader.ts'
import type { Finding } from './loan-verdict.ts'

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

export const summaryChecks: ContentCheck[] = [
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
