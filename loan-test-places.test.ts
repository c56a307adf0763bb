import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loanTests } from './contract/src/lending/loan-tests.ts'
import { CALCULATOR_NAMES, LOAN_TEST_SCREENS, LOAN_TESTS } from './rules/src/loan-tests/loan-test-list.ts'
import EXAMPLES from './rules/src/loan-tests/worked-examples.json' with { type: 'json' }
import routes from './web/app/routes.ts'

interface SourceFile {
  path: string
  text: string
}

const sources: SourceFile[] = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter(
    (path) =>
      existsSync(path) && !/\.(?:test|spec)\.tsx?$|^(?:e2e|benchmarks|client\/src\/generated)\//.test(path),
  )
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Names that are no word of anything else. */
const OWN_NAMES = CALCULATOR_NAMES.filter((name) => name.includes('-'))

/** A file that names so many tests is a list of them, and the next test has to be entered there. */
const SO_MANY = OWN_NAMES.length / 2

/** Files that know of every loan test: by their names, or because the types demand each. */
const listsOfTests = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ text }) =>
        OWN_NAMES.filter((name) => text.includes(`'${name}'`)).length > SO_MANY ||
        /\bRecord<\s*(?:CalculatorName|TestName)\b/.test(text),
    )
    .map(({ path }) => path)
    .sort()

/** Its words, its functions, and its operation: the last two files are checked by the compiler against the first. */
const PLACES = [
  'contract/src/lending/loan-tests.ts',
  'rules/src/loan-tests/calculators.ts',
  'rules/src/loan-tests/loan-test-list.ts',
  // Derived: it names none.
  'server/src/lending/loan-tests/loan-test-handlers.ts',
]

test('no further file lists the loan tests', () => {
  expect(listsOfTests(sources)).toEqual(PLACES)
})

test.each([
  ['names', CALCULATOR_NAMES.map((name) => `'${name}': 'x',`).join('\n')],
  ['types', 'const COLORS: Partial<Record<CalculatorName, string>> = {}'],
])('a list by its %s is found', (_, text) => {
  expect(listsOfTests([...sources, { path: 'web/app/colors.ts', text }])).toContain('web/app/colors.ts')
})

test('each test has its operation, the form that it names, and worked examples', () => {
  expect(Object.keys(loanTests).sort()).toEqual([...CALCULATOR_NAMES].sort())
  const missing = LOAN_TESTS.flatMap(({ name, screen }) => [
    ...(EXAMPLES.some(({ calculator }) => calculator === name) ? [] : [`${name}: worked examples`]),
    ...('form' in screen && !LOAN_TEST_SCREENS.some(({ path }) => path === screen.form)
      ? [`${name}: ${screen.form} in LOAN_TEST_SCREENS`]
      : []),
  ])
  expect(missing).toEqual([])
})

test('each screen has its file', () => {
  const files = JSON.stringify(routes).match(/workspace\/lending\/[a-z-]+-page\.tsx/g)!
  expect(files.length).toBeGreaterThanOrEqual(LOAN_TEST_SCREENS.length)
  expect(files.filter((file) => !existsSync(`web/app/${file}`))).toEqual([])
})
