import { expect, test } from 'vitest'
import { kindOfWordChange } from './change-kind.ts'
import { touchesDuty } from './duty-words.ts'

test.each([
  ['within 30 days after receiving', 'within 45 days after receiving'],
  ['a fee of $30', 'a fee of $41'],
  ['exceeds 3 percent', 'exceeds 5 percent'],
  ['a creditor shall notify', 'a creditor may notify'],
  ['a creditor may not require', 'a creditor may require'],
  ['unless the applicant withdraws', 'when the applicant withdraws'],
  ['by March 1', 'by May 1'],
  ['no later than thirty days', 'no later than sixty days'],
  ['the name and address', 'the name or address'],
])('"%s" to "%s" carries a duty', (before, after) => {
  expect(touchesDuty(before, after)).toBe(true)
})

test.each([
  ['the consumer’s website', 'the consumer’s page'],
  ['Bureau of Consumer Financial Protection', 'Bureau'],
  ['an example with Bank A', 'an example with Bank B'],
])('"%s" to "%s" carries none', (before, after) => {
  expect(touchesDuty(before, after)).toBe(false)
})

test('a whole paragraph that comes or goes carries its own words', () => {
  expect(touchesDuty(undefined, 'A creditor shall retain records for 25 months.')).toBe(true)
  expect(touchesDuty('Illustration of a form', undefined)).toBe(false)
})

test('a number whose point moved is no editorial change', () => {
  expect(kindOfWordChange('a margin of 1.5 percentage points', 'a margin of 15 percentage points')).toBe(
    'amount',
  )
  expect(kindOfWordChange('a margin of .5 percent', 'a margin of 0.5 percent')).toBe('editorial')
})
