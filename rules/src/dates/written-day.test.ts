import { expect, test } from 'vitest'
import { readWrittenDay } from './written-day.ts'

test.each([
  ['2026-06-08', '2026-06-08'],
  ['6/8/2026', '2026-06-08'],
  ['12/31/2026', '2026-12-31'],
  ['13/1/2026', undefined],
  ['2/29/2026', undefined],
  ['6/8/26', undefined],
  ['June 8', undefined],
])('%s is %s', (text, day) => {
  expect(readWrittenDay(text)).toBe(day)
})
