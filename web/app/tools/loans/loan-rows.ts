import { chargesOf } from '@plumbline/rules/loan-files/charges.ts'
import { financeChargeReading } from '@plumbline/rules/loan-files/finance-charge.ts'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import { LoanReader } from '@plumbline/rules/loan-files/loan-reader.ts'
import type { LoanReport } from '@plumbline/rules/loan-files/run-every-test.ts'
import { formatCents } from '@plumbline/rules/money/cents.ts'
import type { LoanDetail, LoanRefund, LoanRow } from './loan-protocol.ts'

const CAUSES_SHOWN = 20
const ENTRIES_SHOWN = 200

/** A loan as the list shows it. */
export function rowOf(id: number, report: LoanReport): LoanRow {
  const about = report.verdict === 'outside' ? 'outside' : 'undetermined'
  return {
    ...{ id, name: report.name, file: report.file, verdict: report.verdict, counts: report.counts },
    causes: report.verdicts
      .filter(({ verdict }) => verdict === about)
      .slice(0, CAUSES_SHOWN)
      .map(({ id: test, question, sentence, citation, dollars }) => ({
        ...{ id: test, question, sentence, citation, dollars },
      })),
    hasRefund: refundOf(report) !== undefined,
  }
}

/** A loan as its own page shows it. */
export function detailOf(loan: Loan, report: LoanReport): LoanDetail {
  const charges = chargesOf(new LoanReader(loan)).map((charge, index) => {
    const reading = financeChargeReading(charge)
    const columns = {
      borrowerAtClosing: null,
      borrowerBeforeClosing: null,
      sellerAtClosing: null,
      sellerBeforeClosing: null,
      paidByOthers: null,
    } as LoanDetail['charges'][number]['columns']
    for (const { column, amount } of charge.payments)
      columns[column] = formatCents(Math.round(Number(columns[column] ?? 0) * 100) + amount)
    return {
      key: `${charge.list} ${index}`,
      section: charge.section ?? '',
      label: charge.label,
      paidTo: charge.paidToOther ?? charge.paidToType ?? '',
      estimated: charge.estimated === null ? null : formatCents(charge.estimated),
      columns,
      financeCharge:
        reading.part === 'in'
          ? ('in' as const)
          : reading.part === 'out'
            ? ('out' as const)
            : ('open' as const),
      ...{ reason: reading.reason, citation: reading.citation },
    }
  })
  return { loan: shortened(loan), report, charges, listLengths: lengthsOf(loan) }
}

const lengthsOf = ({ lists }: Loan) =>
  Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, entries.length]))

/** The page shows no more of a list, and the worker has the whole of it. */
const shortened = (loan: Loan): Loan => ({
  ...loan,
  lists: Object.fromEntries(
    Object.entries(loan.lists).map(([name, entries]) => [name, entries.slice(0, ENTRIES_SHOWN)]),
  ),
})

/**
 * The fee ledger of a loan whose refund is settled: nothing of it is cured yet, and no revised Loan Estimate waits for
 * its reason or its day.
 */
export function refundOf({ name, verdicts, feeComparison }: LoanReport): LoanRefund | undefined {
  const fees = verdicts.find(({ id }) => id === 'fee-tolerance')
  const isSettled =
    fees?.verdict === 'outside' &&
    feeComparison?.cure === feeComparison?.cureIfRevised &&
    Number(fees.disclosed) === 0
  return isSettled ? { input: fees.input, loanNumber: name } : undefined
}
