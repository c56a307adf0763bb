import { expect, test } from 'vitest'
import { readTypedDate } from './typed-values.ts'

test.each([
  ['1/14', '2026-01-14'],
  ['1/14/27', '2027-01-14'],
  ['01/14/2025', '2025-01-14'],
  ['jan 14', '2026-01-14'],
  ['January 14, 2027', '2027-01-14'],
  ['Sept. 3', '2026-09-03'],
  ['2026-02-28', '2026-02-28'],
  ['tomorrow', '2026-01-13'],
  ['today', '2026-01-12'],
])('"%s" is %s', (text, iso) => {
  expect(readTypedDate(text, '2026-01-12')).toBe(iso)
})

test.each(['2/30', '2026-06-31', '13/1', 'foo 3', '', '1'])('"%s" is not a date', (text) => {
  expect(readTypedDate(text, '2026-01-12')).toBeUndefined()
})
