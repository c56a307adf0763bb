import type { Db } from '@plumbline/database/db.ts'
import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { LoanTestRefusal, type LoanTestRefusalCode } from '@plumbline/rules/loan-tests/refusal.ts'
import { withLawNotes } from './law-of-tests.ts'
import { loanTestData } from './loan-test-data-store.ts'

type RuleErrors = Record<
  LoanTestRefusalCode,
  (options: { message: string; data: { field: string } }) => Error
>

interface Call<Input> {
  input: Input
  errors: RuleErrors
  context: { db: Db }
}

/** A handler that runs a pure calculator and turns its refusal into the contract's error of the same code. */
export function runCalculator<Input, Result>(
  calculator: (input: Input, data: LoanTestData) => LoanTestAnswer<Result>,
) {
  return async ({ input, errors, context }: Call<Input>): Promise<LoanTestAnswer<Result>> => {
    const data = await loanTestData(context.db)
    try {
      return withLawNotes(calculator(input, data), data)
    } catch (error) {
      if (!(error instanceof LoanTestRefusal)) throw error
      throw errors[error.code]({ message: error.message, data: { field: error.field } })
    }
  }
}
