import { createHash } from 'node:crypto'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { outcomeOf } from '@plumbline/rules/loan-tests/calculators.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import type { LoanTestTables } from '../loan-tests/loan-test-data-store.ts'
import { runByName } from '../loan-tests/run-by-name.ts'
import type { NewResult } from './loan-test-result-store.ts'

interface ToSave {
  calculator: TestName
  name: string
  loanNumber: string
  input: unknown
  formValues: Record<string, string>
}

/** Runs the calculator and makes the row. The server computes the answer: a caller cannot save one of their own. */
export function resultToSave(
  asked: ToSave,
  createdBy: string,
  { data, registerVersion }: LoanTestTables,
): NewResult {
  const answer = runByName(asked.calculator, asked.input, data)
  return {
    ...asked,
    answer,
    outcome: outcomeOf(asked.calculator, answer.result),
    rulesVersion: RULES_VERSION,
    registerVersion,
    sha256: proofHash(asked.calculator, asked.input, answer),
    createdBy,
  }
}

export function proofHash(calculator: string, input: unknown, answer: unknown): string {
  return createHash('sha256').update(canonical({ calculator, input, answer })).digest('hex')
}

/** JSON with sorted keys: the database stores an object's keys in its own order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonical(child)}`).join(',')}}`
}
