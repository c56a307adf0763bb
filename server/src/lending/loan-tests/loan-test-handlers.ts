import type { InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { loanTests } from '@plumbline/contract/lending/loan-tests.ts'
import { CALCULATORS } from '@plumbline/rules/loan-tests/calculators.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { CALCULATOR_NAMES, type CalculatorName } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { members } from '../../platform/procedures.ts'
import { runCalculator } from './run-calculator.ts'

type Operation<Name extends CalculatorName> = (typeof loanTests)[Name]['~orpc']

/** Each rule takes what its operation takes, and answers what its operation answers. */
type RulesOfOperations = {
  [Name in CalculatorName]: {
    run: (
      input: InferSchemaOutput<NonNullable<Operation<Name>['inputSchema']>>,
      data: LoanTestData,
    ) => InferSchemaInput<NonNullable<Operation<Name>['outputSchema']>>
  }
}
const RULES: RulesOfOperations = CALCULATORS

/** One stands for all: above, each was compared with its operation. */
type Any = 'threshold'
const rules = RULES as unknown as Record<CalculatorName, RulesOfOperations[Any]>
const operations = members.loanTests as unknown as Record<CalculatorName, (typeof members.loanTests)[Any]>

const handlerOf = (name: CalculatorName) => operations[name].handler(runCalculator(rules[name].run))

export const loanTestHandlers = Object.fromEntries(
  CALCULATOR_NAMES.map((name) => [name, handlerOf(name)]),
) as Record<CalculatorName, ReturnType<typeof handlerOf>>
