import { LOAN_NUMBER_AT_MOST } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { explainResult, outcomeOf, runCalculator } from '@plumbline/rules/loan-tests/calculators.ts'
import { type Explanation, explainRefusal } from '@plumbline/rules/loan-tests/explanation.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import type { Outcome } from '@plumbline/rules/loan-tests/outcome.ts'
import { LoanTestRefusal } from '@plumbline/rules/loan-tests/refusal.ts'
import { readInput } from '../loan-tests/run-by-name.ts'
import { LOAN_NUMBER } from './batch-columns.ts'
import { rowInput } from './batch-file.ts'
import { faultOfIssue, namedFault, type RowFault } from './row-fault.ts'

export interface BatchRow {
  number: number
  loanNumber: string | null
  outcome: Outcome | 'error'
  result: unknown
  error: { code: string; field: string; message: string } | null
  explanation: Explanation | null
}

/** Runs one row. A bad row yields its error in its place and never stops the file. */
export function runRow(
  calculator: TestName,
  columns: readonly string[],
  cells: readonly string[],
  number: number,
  data: LoanTestData,
): BatchRow {
  const loanNumber = cells[columns.indexOf(LOAN_NUMBER)]?.trim().slice(0, LOAN_NUMBER_AT_MOST) || null
  const failed = (code: string, fault: RowFault): BatchRow => ({
    ...{ number, loanNumber, outcome: 'error', result: null },
    error: { code, ...fault },
    explanation: explainRefusal(fault),
  })
  const read = rowInput(calculator, columns, cells)
  if ('fault' in read) return failed('BAD_REQUEST', read.fault)
  const parsed = readInput(calculator, read.input)
  if (!parsed.success) return failed('BAD_REQUEST', faultOfIssue(parsed.error.issues[0]!, read.input))
  try {
    const { result } = runCalculator(calculator, parsed.data, data)
    const explanation = explainResult(calculator, parsed.data, result, data)
    return { number, loanNumber, outcome: outcomeOf(calculator, result), result, error: null, explanation }
  } catch (error) {
    if (!(error instanceof LoanTestRefusal)) throw error
    return failed(error.code, namedFault(error.field, error.message))
  }
}
