import { expect, test } from 'vitest'
import { rateText, valueText } from './value-text.ts'

test('days of a file are written as days, and other values as they are', () => {
  expect(valueText('2026-01-08')).toBe('Thu, Jan 8, 2026')
  for (const other of ['2026-13-40', '0000001', '250000.00', 'Purchase']) expect(valueText(other)).toBe(other)
})

test('rates beside each other have the same decimals', () => {
  expect(['6.1500', '5.99', '6.125', '6', '-0.5000'].map(rateText)).toEqual([
    ...['6.15', '5.99', '6.125', '6.00', '-0.50'],
  ])
  expect(rateText('NA')).toBe('NA')
})
