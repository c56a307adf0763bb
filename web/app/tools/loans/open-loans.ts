import { joinKey, withEstimates } from '@plumbline/rules/loan-files/join-disclosures.ts'
import { type Additions, type Loan, withAdditions } from '@plumbline/rules/loan-files/loan.ts'
import { type LoanReport, runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'

/** The loans of the page. They are in the memory of this worker and nowhere else. */
export const loans: { loan: Loan; additions: Additions }[] = []
/** By the number of their loan, which of them are its Loan Estimates and which its Closing Disclosures. */
const byNumber = new Map<string, { estimates: number[]; closings: number[] }>()

let data: LoanTestData = { thresholds: new Map(), apor: { fixed: new Map(), variable: new Map() } }

export const wholeLoan = (id: number): Loan => {
  const found = loans[id]
  if (!found) throw new Error('This loan is no longer open.')
  return withAdditions(joinedLoan(found.loan), found.additions)
}

export const joinedLoan = (loan: Loan): Loan =>
  withEstimates(
    loan,
    (filesOf(loan)?.estimates ?? []).map((estimate) => loans[estimate]!.loan),
  )

const filesOf = (loan: Loan) => byNumber.get(joinKey(loan) ?? '')

/** A Loan Estimate whose Closing Disclosure is open belongs to it, and is no loan of its own. */
const isPartOfAnother = ({ loan }: { loan: Loan }): boolean =>
  loan.kind === 'loan_estimate' && (filesOf(loan)?.closings.length ?? 0) > 0

/** The loans that a new file changes: itself, or what it belongs to. */
export function joinedWith(id: number): { changed: number[]; gone: number[] } {
  const { loan } = loans[id]!
  const key = joinKey(loan)
  if (key === undefined || (loan.kind !== 'loan_estimate' && loan.kind !== 'closing_disclosure'))
    return { changed: [id], gone: [] }
  const files = byNumber.get(key) ?? { estimates: [], closings: [] }
  byNumber.set(key, files)
  if (loan.kind === 'closing_disclosure') {
    files.closings.push(id)
    return { changed: [id], gone: files.estimates }
  }
  files.estimates.push(id)
  return files.closings.length > 0 ? { changed: files.closings, gone: [] } : { changed: [id], gone: [] }
}

/** The published figures, once they are loaded. */
export function setData(loaded: LoanTestData): void {
  data = loaded
}

export const publishedData = (): LoanTestData => data

export const testOf = (id: number): LoanReport => runEveryTest(wholeLoan(id), data)

/** The numbers of the loans that are not part of another. */
export const ownIds = (): number[] => loans.flatMap((one, id) => (isPartOfAnother(one) ? [] : [id]))

export function forgetLoans(): void {
  loans.length = 0
  byNumber.clear()
}
