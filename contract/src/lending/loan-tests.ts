import type { CalculatorName } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { aprTests } from './apr-tests.ts'
import { coverageTests } from './coverage-tests.ts'
import { dateTests } from './date-tests.ts'
import { feeTests } from './fee-tests.ts'
import { priceTests } from './price-tests.ts'

/** The operation of each loan test, under the name that the API, a batch and a saved result use. */
export const loanTests = {
  ...byName({ ...aprTests, ...coverageTests, ...priceTests }),
  ...byName({ ...dateTests, ...feeTests }),
} satisfies Record<CalculatorName, unknown>

function byName<Tests extends object>(tests: Tests): Tests {
  return Object.fromEntries(Object.entries(tests).sort(([one], [other]) => (one < other ? -1 : 1))) as Tests
}
