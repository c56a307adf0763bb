import { expect, test } from 'vitest'
import { groupMissText, missText } from './miss-text.ts'

test.each([
  ['days', '1', '1 day'],
  ['days', '1200', '1,200 days'],
  ['months', '12', '12 months'],
  ['dollars', '1234.50', '$1,234.50'],
  ['percentage_points', '0.025', '0.025 percentage points'],
] as const)('a miss in %s of %s is %s', (unit, amount, text) => {
  expect(missText({ unit, amount })).toBe(text)
})

test('a group has the dollars of all, or the most days, or neither', () => {
  expect(groupMissText({ dollars: '620.75', daysAtMost: null })).toBe('$620.75 in all')
  expect(groupMissText({ dollars: null, daysAtMost: 2 })).toBe('up to 2 days')
  expect(groupMissText({ dollars: null, daysAtMost: null })).toBeNull()
})
