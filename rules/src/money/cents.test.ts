import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars, formatCents, parseCents, readCents, shareOfCents } from './cents.ts'

test.each([
  ['1234.50', 123450],
  ['0', 0],
  ['0.05', 5],
  ['7.5', 750],
  ['-12.01', -1201],
  ['-0.00', 0],
])('reads %s as %i cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each(['$1,234.5', '1,234.50', '1.234', '', '.5', '5.', '1e3', ' 1', 'NaN', '99999999999999'])(
  'refuses "%s"',
  (text) => {
    expect(readCents(text)).toBeUndefined()
  },
)

test('a negative amount is refused by its field unless it may be negative', () => {
  expect(() => parseCents('-1.00', 'fees[0].actual')).toThrow(
    'fees[0].actual: "-1.00" is below zero. The least is 0.00.',
  )
  expect(parseCents('-1.00', 'currentBalance', true)).toBe(-100)
})

test.each([
  [123450, '1234.50', '$1,234.50'],
  [-5, '-0.05', '-$0.05'],
  [100000000, '1000000.00', '$1,000,000.00'],
])('writes %i cents', (cents, text, inDollars) => {
  expect(formatCents(cents)).toBe(text)
  expect(dollars(cents)).toBe(inDollars)
})

test('writing and reading agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      expect(readCents(formatCents(cents))).toBe(cents === 0 ? 0 : cents)
    }),
  )
})

test.each([
  [100, 1, 8, 13],
  [-100, 1, 8, -13],
  [99, 1, 2, 50],
  [12345, 3, 100, 370],
])('%i cents times %i/%i is %i, a half away from zero', (cents, top, bottom, expected) => {
  expect(shareOfCents(cents, top, bottom)).toBe(expected)
})
