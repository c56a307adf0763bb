import { readDay } from '../dates/calendar-day.ts'
import type { Loan } from './loan.ts'
import { LoanReader } from './loan-reader.ts'
import type { LoanVerdict } from './loan-verdict.ts'
import { firstPaymentDate } from './recompute.ts'

/** A day of the loan, from the file or computed. */
export interface TimelineDay {
  date: string
  label: string
  from: 'file' | 'computed'
}

const DAYS_OF_FILE: readonly (readonly [string, string])[] = [
  ['applicationReceivedDate', 'Application received'],
  ['loanEstimateSentDate', 'Loan Estimate sent'],
  ['loanEstimateReceivedDate', 'Loan Estimate received'],
  ['intentToProceedDate', 'Intent to proceed'],
  ['salesContractDate', 'Sales contract'],
  ['currentRateSetDate', 'Rate set'],
  ['integratedDisclosureIssuedDate', 'Closing Disclosure issued'],
  ['closingDisclosureReceivedDate', 'Closing Disclosure received'],
  ['closingDate', 'Closing'],
  ['rescissionNoticeDate', 'Notice of the right to rescind'],
  ['disbursementDate', 'Disbursement'],
  ['firstPaymentDate', 'First payment'],
  ['miScheduledTerminationDate', 'Last mortgage insurance payment'],
]

export function timelineOf(loan: Loan, verdicts: readonly LoanVerdict[]): TimelineDay[] {
  const computed = (id: string) => verdicts.find((one) => one.id === id)?.recomputed ?? null
  const reader = new LoanReader(loan)
  const first = firstPaymentDate(reader)
  const days: TimelineDay[] = [
    ...DAYS_OF_FILE.flatMap(([key, label]) => {
      const date = loan.values[key]?.value
      return date === undefined ? [] : [{ date, label, from: 'file' as const }]
    }),
    ...(loan.lists.signatures ?? []).flatMap(({ values }) =>
      values.executionDate
        ? [{ date: values.executionDate.value, label: 'Signed', from: 'file' as const }]
        : [],
    ),
    ...[
      ['trid-forward', 'Earliest closing after the Closing Disclosure'],
      ['rescission', 'Money may be paid out'],
    ].flatMap(([id, label]) => {
      const date = computed(id!)
      return date !== null && readDay(date) !== undefined
        ? [{ date, label: label!, from: 'computed' as const }]
        : []
    }),
    ...(first?.assumed
      ? [{ date: first.date, label: 'First payment, assumed', from: 'computed' as const }]
      : []),
  ]
  return days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
