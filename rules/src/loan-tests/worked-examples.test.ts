import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { CALCULATORS, runCalculator } from './calculators.ts'
import type { CalculatorName } from './loan-test-list.ts'
import { LoanTestRefusal } from './refusal.ts'
import examples from './worked-examples.json' with { type: 'json' }

interface Example {
  id: string
  source: string
  calculator: string
  input: object
  expected: object
}

const known = (examples as Example[]).filter(({ calculator }) => calculator in CALCULATORS)

test.each(known)('$id $calculator, after $source', ({ calculator, input, expected }) => {
  const run = () => runCalculator(calculator as CalculatorName, input, bundledData).result as object
  expect(outcomeOf(run)).toMatchObject(expected)
})

function outcomeOf(run: () => object): object {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof LoanTestRefusal)) throw error
    return { error: { code: error.code.toLowerCase(), field: error.field } }
  }
}
