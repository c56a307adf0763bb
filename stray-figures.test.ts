import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDay } from './rules/src/dates/calendar-day.ts'
import { bundledThresholds } from './rules/src/testing/bundled-data.ts'
import { thresholdOn } from './rules/src/thresholds/threshold-register.ts'

/** Figures that change with the years: each value of a key that has more than one row. */
const figures = new Set(
  [...bundledThresholds.values()]
    .filter((rows) => rows.length > 1)
    .flatMap((rows) => rows.map(({ value }) => value))
    .filter((value) => /^\d+$/.test(value)),
)

/** Where figures may stand, each with the reason. */
const ALLOWED: readonly [path: RegExp, reason: string][] = [
  [/\.test\.tsx?$|\/testing\//, 'a test states what the register answers'],
  [/^rules\/src\/loan-tests\/worked-(answers|examples)\.json$/, 'loans with the days that choose the figure'],
  [/^rules\/src\/hmda-data\//, 'official texts of the HMDA edits, and codes of counties'],
]

/** Figures that stand in words or examples: each must be what the register says on that day. */
const QUOTED: readonly [path: string, number: string, key: string, day: string][] = [
  ['rules/src/thresholds/threshold-register.ts', '137958', 'qm_pf_a_min', '2026-01-01'],
  ['web/app/platform/regulations/threshold-text.ts', '137958', 'qm_pf_a_min', '2026-01-01'],
  ['web/app/showcase/demo/sample-data.ts', '137958', 'qm_pf_a_min', '2026-01-01'],
  ['web/app/showcase/demo/sample-data.ts', '59000000', 'hmda_assets', '2026-01-01'],
]

/** Numbers that only look like a figure. */
const OTHER_NUMBERS: readonly [path: string, number: string, reason: string][] = [
  ['rules/src/applicability/other-law-coverage.ts', '1020', 'a part of 31 CFR'],
  ['rules/src/citations/library-parts.ts', '1020', 'a part of 31 CFR'],
  ['rules/src/citations/library-parts.ts', '1029', 'a part of 31 CFR'],
  ['rules/src/citations/rule-names.ts', '1020', 'a part of 31 CFR'],
  ['rules/src/citations/library-parts.ts', '1020', 'a part of 31 CFR'],
  ['rules/src/citations/library-parts.ts', '1029', 'a part of 31 CFR'],
  ['rules/src/citations/rule-names.ts', '1020', 'a part of 31 CFR'],
  ['rules/src/applicability/other-law-coverage.ts', '1020', 'a part of 31 CFR'],
  ['server/src/lending/loan-test-batches/loan-test-sample.ts', '12500', 'a step between sample loan amounts'],
]

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'rules/src', 'server/src', 'web/app', 'contract/src'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((path) => /\.(ts|tsx|json|yaml|md|sql)$/.test(path))

/**
 * Numbers as people and programs write them, as digits alone: 1_348, 1,348, $59 million. A number of one or two
 * digits and zeros is a limit or a pause unless it is written as money.
 */
function numbersIn(text: string): string[] {
  const plain = [...text.matchAll(/(?<![\w.#-])(\$?)(\d{1,3}(?:[,_]\d{3})+|\d{4,})(?![\w%]|\.\d)/g)]
    .map(([, dollar, digits]) => ({ isMoney: dollar !== '', number: digits!.replace(/[,_]/g, '') }))
    .filter(({ isMoney, number }) => isMoney || number.replace(/0+$/, '').length > 2)
    .map(({ number }) => number)
  const large = [...text.matchAll(/\$(\d+(?:\.\d+)?)[ -](million|billion)/g)].map(([, digits, unit]) =>
    String(Math.round(Number(digits) * (unit === 'million' ? 1e6 : 1e9))),
  )
  return [...plain, ...large]
}

test('numbers are read as people and programs write them', () => {
  expect(numbersIn('const cap = 1_348 // $1,305 of 137958')).toEqual(['1348', '1305', '137958'])
  expect(numbersIn('assets of $59 million or $2.785 billion')).toEqual(['59000000', '2785000000'])
  expect(numbersIn('$50,000 in 20_000 rows and 60000 ms, 1348ms, v1348, 0.1348')).toEqual(['50000'])
})

test('no figure of a year is outside the threshold register', () => {
  const known = new Set([...QUOTED, ...OTHER_NUMBERS].map(([path, number]) => `${path} ${number}`))
  const strays = files
    .filter((path) => !ALLOWED.some(([allowed]) => allowed.test(path)))
    .flatMap((path) =>
      numbersIn(readFileSync(path, 'utf8'))
        .filter((number) => figures.has(number))
        .map((number) => `${path} ${number}`),
    )
    .filter((stray) => !known.has(stray))
  expect(strays).toEqual([])
})

test.each(QUOTED)('%s: %s is %s on %s', (path, number, key, day) => {
  expect(thresholdOn(bundledThresholds, key, parseDay(day, 'day')).value).toBe(number)
  expect(numbersIn(readFileSync(path, 'utf8'))).toContain(number)
})

test.each(OTHER_NUMBERS)('%s still has %s', (path, number) => {
  expect(numbersIn(readFileSync(path, 'utf8'))).toContain(number)
})
