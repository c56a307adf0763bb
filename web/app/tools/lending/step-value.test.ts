import { expect, test } from 'vitest'
import { stepValue } from './step-value.ts'

test.each([
  ['7.5 − 6.12', '1.380', '1.380'],
  ['Advances make $294,500.00, payments $682,632.00; the difference:', '388132.00', '$388,132.00'],
  ['Points and fees in all.', '1234.50', '$1,234.50'],
  ['The Loan Estimate is within its due date.', 'within', undefined],
  ['Received on the third specific business day, Sat, Jan 17, 2026.', '2026-01-17', undefined],
  ['The day after.', '2026-01-17', 'Sat, Jan 17, 2026'],
  ['Every test is met.', 'safe_harbor', 'safe harbor'],
  ['A note.', null, undefined],
])('%j with %s shows %s', (text, value, shown) => {
  expect(stepValue({ text, value, citation: null })).toBe(shown)
})
