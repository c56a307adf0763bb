import { ORPCError } from '@orpc/server'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { loanTests } from '@plumbline/contract/lending/loan-tests.ts'
import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import { runCalculator } from '@plumbline/rules/loan-tests/calculators.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import type { z } from 'zod'
import { withLawNotes } from './law-of-tests.ts'

/** The input as the operation of the same name takes it, or the issues that it would refuse it with. */
export function readInput(calculator: TestName, input: unknown) {
  const schema = loanTests[calculator]['~orpc'].inputSchema as z.ZodType<object>
  return schema.safeParse(input)
}

/** Runs a calculator by its name. Faults of the input are refused as its own operation refuses them. */
export function runByName(calculator: TestName, input: unknown, data: LoanTestData): LoanTestAnswer<unknown> {
  const parsed = readInput(calculator, input)
  if (!parsed.success)
    throw new ORPCError('BAD_REQUEST', {
      message: 'Input validation failed',
      data: { issues: parsed.error.issues.map((issue) => ({ ...issue, path: ['input', ...issue.path] })) },
    })
  return withLawNotes(runCalculator(calculator, parsed.data, data), data)
}
