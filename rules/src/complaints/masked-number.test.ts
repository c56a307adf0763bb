import { expect, test } from 'vitest'
import { maskedNumber } from './masked-number.ts'

test.each([
  ['4410027731', '••••7731'],
  ['44100277', '••••0277'],
  ['4410027', '••••'],
  ['7731', '••••'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown)
})
