import { parseAporFile } from '../rules/src/apor/apor-table.ts'
import { runCalculator } from '../rules/src/loan-tests/calculators.ts'
import type { LoanTestData } from '../rules/src/loan-tests/loan-test-data.ts'
import type { CalculatorName } from '../rules/src/loan-tests/loan-test-list.ts'
import { LoanTestRefusal } from '../rules/src/loan-tests/refusal.ts'
import { parseThresholds } from '../rules/src/thresholds/threshold-register.ts'

export interface DataFiles {
  thresholds: string
  fixed: string
  variable: string
}

let data: LoanTestData

export function load({ thresholds, fixed, variable }: DataFiles): void {
  data = {
    thresholds: parseThresholds(thresholds),
    apor: { fixed: parseAporFile(fixed).table, variable: parseAporFile(variable).table },
  }
}

/** The whole answer, or the refusal, as text. */
export function answer(name: CalculatorName, input: object): string {
  try {
    return JSON.stringify(runCalculator(name, input, data))
  } catch (error) {
    if (!(error instanceof LoanTestRefusal)) throw error
    return JSON.stringify({ code: error.code, field: error.field, message: error.message })
  }
}
