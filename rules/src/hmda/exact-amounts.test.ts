import { expect, test } from 'vitest'
import { isBelowLoanToValue, scaledLoanToValue, shareOfAmount } from './exact-amounts.ts'

test.each([
  // amount, value, CLTV, whether it is below the ratio rounded to the decimals of the CLTV
  ['302025', '375000', '80.50', false], // 80.54 to one decimal is 80.5
  ['302025', '375000', '80.5', false],
  ['302025', '375000', '80.53', true], // 80.54
  ['300000', '375000', '80', false],
  ['300000', '375000', '79.999', true],
  ['301875', '375000', '80', true], // 80.5 rounds half up to 81
  ['301874', '375000', '80', false],
  ['1', '3', '33.333', false],
  ['2', '3', '66.666', true], // 66.667
] as const)('%s / %s beside a CLTV of %s', (amount, value, cltv, below) => {
  expect(scaledLoanToValue(amount, value, cltv, 0)).toBe(below)
  expect(isBelowLoanToValue(Number(amount), Number(value), Number(cltv), 0)).toBe(below)
})

test('fifteen percent of the amount is rounded half up to cents', () => {
  expect(shareOfAmount('15.01', '100.03', 0.15)).toBe(true) // 15.0045 is 15.00
  expect(shareOfAmount('15.01', '100.10', 0.15)).toBe(false) // 15.015 is 15.02
})
