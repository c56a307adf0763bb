import { sectionsOf } from '@plumbline/rules/loan-tests/applied-law.ts'
import { type ListedLoanTest, LOAN_TESTS } from '@plumbline/rules/loan-tests/loan-test-list.ts'

/** By name, as the choice of a batch lists them. */
export const TESTS_BY_NAME: readonly ListedLoanTest[] = [...LOAN_TESTS].sort((one, other) =>
  one.name < other.name ? -1 : 1,
)

const testOf = (calculator: string) => TESTS_BY_NAME.find(({ name }) => name === calculator)

/** The name of a test for people, the form that a saved result opens again, and the part that it applies. */
export function screenOf(calculator: string): { title: string; path: string | undefined; part: string } {
  const test = testOf(calculator)
  return {
    title: test?.title ?? calculator,
    path: test && 'form' in test.screen ? test.screen.form : undefined,
    part: (test && sectionsOf(test)[0]?.split('.')[0]) ?? '1026',
  }
}

/** Tests without a form of their own are on the screen of another. */
export function ruleScreenOf(name: string): string {
  const screen = testOf(name)?.screen
  if (!screen) return '/loan-tests/price-and-fees'
  return 'form' in screen ? screen.form : screen.shownOn
}

export const OUTCOME_WORDS = {
  within: 'Within',
  outside: 'Outside',
  undetermined: 'Not determined',
  answer: 'Answered',
} as const
