import { expect, test } from 'vitest'
import { formatPercent, parsePercent, percentText, readPercent } from './percent.ts'

test('a number keeps the decimals that were written, so differences are exact', () => {
  const spread = parsePercent(8.28, 'apr') - parsePercent(6.78, 'apor')
  expect(spread).toBe(parsePercent('1.5', 'limit'))
})

test.each(['6,875', '6.875%', '', 'six', '1001', '1.123456789', Number.NaN, 1e21])('refuses %s', (value) => {
  expect(readPercent(value)).toBeUndefined()
})

test.each([
  ['-0.0005', 3, '-0.001'],
  ['0.0005', 3, '0.001'],
  ['0.00049999', 3, '0.000'],
  ['1.99', 3, '1.990'],
  ['600', 2, '600.00'],
  ['7.5', 0, '8'],
])('%s to %i decimals is %s', (value, decimals, expected) => {
  expect(formatPercent(parsePercent(value, 'rate'), decimals)).toBe(expected)
})

test.each([
  ['7.1250', '7.125'],
  ['10', '10'],
  ['0.0000001', '0.0000001'],
])('writes %s as %s', (value, expected) => {
  expect(percentText(parsePercent(value, 'rate'))).toBe(expected)
  expect(percentText(parsePercent(Number(value), 'rate'))).toBe(expected)
})
