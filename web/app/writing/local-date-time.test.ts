import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from './local-date-time.ts'

test.each(['2026-03-04T14:05:00.000Z', '2026-07-31T23:59:00.000Z', '2000-01-02T00:00:00.000Z'])(
  '%s survives the way through the input',
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

test('nothing is shown as nothing', () => {
  expect(toLocalInput(null)).toBe('')
})
