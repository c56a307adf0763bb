import { expect, test } from 'vitest'
import { fromLocalInput, fromTouchedInput, toLocalInput } from './local-date-time.ts'

test.each(['2026-03-04T14:05:00.000Z', '2026-07-31T23:59:00.000Z', '2000-01-02T00:00:00.000Z'])(
  '%s is unchanged by a round trip through the input',
  (iso) => {
    expect(fromLocalInput(toLocalInput(iso))).toBe(iso)
  },
)

test.each([
  ['', null],
  ['soon', undefined],
  ['2026-02-31T10:00', undefined],
  ['1850-01-01T10:00', undefined],
  ['9999-12-31T10:00', undefined],
])('%j is %s', (value, expected) => {
  expect(fromLocalInput(value)).toBe(expected)
})

test('an unchanged minute keeps its seconds and milliseconds', () => {
  const saved = '2026-03-04T14:05:31.250Z'
  expect(fromTouchedInput(toLocalInput(saved), saved)).toBe(saved)
  expect(fromTouchedInput(toLocalInput('2026-03-04T14:06:00.000Z'), saved)).toBe('2026-03-04T14:06:00.000Z')
  expect(fromTouchedInput('', saved)).toBeNull()
  expect(fromTouchedInput(toLocalInput(saved), null)).toBe('2026-03-04T14:05:00.000Z')
})

test('null is an empty input', () => {
  expect(toLocalInput(null)).toBe('')
})
