import { expect, test } from 'vitest'
import type { LoanField } from '../loan-fields.ts'
import { drawSample } from './draw-sample.ts'
import { isError, planProblem, type SamplePlan, scoreSample, type TestedRow } from './score-sample.ts'

const ROWS = Array.from({ length: 1000 }, (_, at) => at)
const PLAN: SamplePlan = {
  ...{ size: 6, initialSize: 3, initialThreshold: 2, fieldThreshold: 3, source: 'Examination manual' },
  ...{ dateDays: 3, amountDollars: 1000, incomeThousands: 1 },
}

test('one seed draws the same rows everywhere, without repetition', () => {
  const { rows } = drawSample('00c0ffee', ROWS, 5)
  expect(rows).toEqual(drawSample('00c0ffee', ROWS, 5).rows)
  expect(new Set(drawSample('00c0ffee', ROWS, 1000).rows).size).toBe(1000)
  expect(drawSample('00c0ffef', ROWS, 5).rows).not.toEqual(rows)
  // A larger sample begins with the smaller one.
  expect(drawSample('00c0ffee', ROWS, 9).rows.slice(0, 5)).toEqual(rows)
})

test('each row is as likely as any other', () => {
  const drawn = Array.from({ length: 10 }, () => 0)
  for (let seed = 0; seed < 5000; seed++)
    for (const row of drawSample(seed.toString(16).padStart(8, '0'), ROWS.slice(0, 10), 3).rows) drawn[row]!++
  // 1,500 expected; five standard deviations are 162.
  for (const count of drawn) expect(Math.abs(count - 1500)).toBeLessThan(162)
})

test.each<[LoanField, string, string, boolean]>([
  ['loanAmount', '300000', '301000', false],
  ['loanAmount', '300000', '301001', true],
  ['loanAmount', '300000', '300000.00', false],
  ['income', '100', 'NA', true],
  ['income', '100', '101', false],
  ['applicationDate', '20260228', '20260303', false],
  ['applicationDate', '20260228', '20260304', true],
  ['applicationDate', '20260228', 'NA', true],
  ['actionTakenDate', '20260228', '20260301', true],
  ['city', 'Tulsa', 'TULSA', false],
  ['state', '', 'OK', true],
])('%s reported as "%s" and found as "%s": an error is %s', (field, reported, found, error) => {
  expect(isError(field, reported, found, PLAN)).toBe(error)
})

test.each<[string, Partial<SamplePlan>]>([
  ['larger than the file', { size: 51 }],
  ['initial sample of 7 rows is larger', { initialSize: 7 }],
  ['from 1 to 1,000', { size: 0 }],
  ['Say where', { source: ' ' }],
])('a plan is refused: %s', (message, change) => {
  expect(planProblem({ ...PLAN, ...change }, 50)).toContain(message)
})

const reported = (_: number, field: LoanField) => (field === 'income' ? '100' : '300000')
/** Six rows, tested where a letter stands: `e` has an error in income, `w` one within tolerance. */
const tested = (marks: string): TestedRow[] =>
  Array.from({ length: 6 }, (_, row) => ({
    row,
    tested: row < marks.length,
    found: marks[row] === 'e' ? { income: '90' } : marks[row] === 'w' ? { income: '101' } : {},
  }))

test.each([
  ['', 'testInitial'],
  ['ew', 'testInitial'],
  ['ewo', 'pass'],
  ['eeo', 'testRest'],
  ['eeooo', 'testRest'],
  ['eeoooo', 'pass'],
  ['eeoeoo', 'correct'],
  ['eee', 'correct'],
])('rows "%s" give %s', (marks, verdict) => {
  expect(scoreSample(PLAN, tested(marks), reported).verdict).toBe(verdict)
})

test('counts field by field, and differences within the tolerance apart', () => {
  expect(scoreSample(PLAN, tested('ewe'), reported)).toMatchObject({
    fields: [{ field: 'income', errors: 2, initialErrors: 2, within: 1 }],
    rowsWithErrors: 2,
    tested: 3,
  })
})
