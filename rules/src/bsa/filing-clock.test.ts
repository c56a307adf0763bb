import { expect, test } from 'vitest'
import { filingClock, filingDueOn } from './filing-clock.ts'

const detected = { kind: 'sar', startsOn: '2026-01-30', suspect: 'yes' } as const

test('a SAR is due 30 calendar days after the detection, over a month that is short', () => {
  // January 30 is day 0; January has one more day, February 28: March 1 is the 30th.
  expect(filingDueOn(detected)).toBe('2026-03-01')
  // In a leap year February has 29.
  expect(filingDueOn({ ...detected, startsOn: '2028-01-30' })).toBe('2028-02-29')
})

test('where no suspect was identified, 60 days at most', () => {
  // January 31 is the 1st, February ends with the 29th, March 31 is the 60th.
  expect(filingDueOn({ ...detected, suspect: 'no' })).toBe('2026-03-31')
})

test('a currency transaction is reported within 15 days, for every customer and on every weekday', () => {
  // December 20 and 15 days: December 31 is the 11th, January 4, a Sunday, the 15th.
  expect(filingDueOn({ kind: 'ctr', startsOn: '2025-12-20', suspect: 'no' })).toBe('2026-01-04')
})

test.each([
  ['community_bank', '31 CFR 1020.320(b)(3)', '31 CFR 1020.320(d)', '31 CFR 1010.306(a)(1)'],
  ['credit_union', '12 CFR 748.1(d)(2)(i)', '12 CFR 748.1(d)(3)', '31 CFR 1010.306(a)(1)'],
  ['mortgage_company', '31 CFR 1029.320(b)(3)', '31 CFR 1029.320(c)', '31 CFR 1010.330(b)(1)'],
] as const)('a %s goes by its own rule', (kind, sar, kept, ctr) => {
  expect(filingClock({ kind }, detected)).toMatchObject({
    ...{ dueOn: '2026-03-01', citation: sar },
    keptFor: `five years from the filing (${kept})`,
  })
  expect(filingClock({ kind }, { ...detected, kind: 'ctr' })).toMatchObject({
    ...{ dueOn: '2026-02-14', citation: ctr },
  })
})
