import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { aprTolerance } from './apr-tolerance.ts'

/** Comment 22(a)(5)-1: actual 9.00, irregular, a $75 omission fits 8.50. */
const MORTGAGE = {
  disclosedFinanceCharge: '9925.00',
  actualFinanceCharge: '10000.00',
  aprFromDisclosedFinanceCharge: '8.50',
}

test.each([
  ['8.49', []],
  ['8.50', ['22(a)(4)']],
  ['8.51', ['22(a)(5)(i)']],
  ['8.65', ['22(a)(5)(i)']],
  ['8.74', ['22(a)(5)(i)']],
  ['8.75', ['22(a)(3)', '22(a)(5)(i)']],
  ['9.00', ['22(a)(3)']],
  ['9.25', ['22(a)(3)']],
  ['9.26', []],
])('%s disclosed for 9.00 with a $75 omission: %o', (disclosedApr, accurateUnder) => {
  expect(
    aprTolerance({ disclosedApr, actualApr: '9.00', irregular: true, mortgage: MORTGAGE }, bundledData)
      .result,
  ).toEqual({ accurate: accurateUnder.length > 0, accurateUnder, financeChargeAccurate: true })
})

test.each([
  // 1026.18(d)(1): understated by no more than $100, or overstated.
  ['9899.99', false],
  ['9900.00', true],
  ['9900.01', true],
  ['15000.00', true],
])('a finance charge of %s disclosed for 10,000.00: accurate %s', (disclosedFinanceCharge, accurate) => {
  const mortgage = { ...MORTGAGE, disclosedFinanceCharge }
  expect(
    aprTolerance({ disclosedApr: 8.5, actualApr: 9, irregular: true, mortgage }, bundledData).result,
  ).toMatchObject({ financeChargeAccurate: accurate })
})

test.each([
  ['9.30', ['22(a)(5)(ii)']],
  ['9.50', ['22(a)(4)']],
  ['9.51', []],
])('an overstated finance charge that fits 9.50: %s is accurate under %o', (disclosedApr, accurateUnder) => {
  const mortgage = {
    disclosedFinanceCharge: '10075.00',
    actualFinanceCharge: '10000.00',
    aprFromDisclosedFinanceCharge: '9.5',
  }
  expect(
    aprTolerance({ disclosedApr, actualApr: 9, irregular: false, mortgage }, bundledData).result
      .accurateUnder,
  ).toEqual(accurateUnder)
})

test.each([
  [6.874, 7, false, false],
  [6.875, 7, false, true],
  [7.125, 7, false, true],
  [7.126, 7, false, false],
  [6.75, 7, true, true],
  [6.749, 7, true, false],
])('%f against %f, irregular %s: %s', (disclosedApr, actualApr, irregular, accurate) => {
  expect(aprTolerance({ disclosedApr, actualApr, irregular }, bundledData).result.accurate).toBe(accurate)
})
