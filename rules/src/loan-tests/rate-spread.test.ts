import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { type RateSpreadInput, rateSpread } from './rate-spread.ts'

const LOAN: RateSpreadInput = {
  ...{ actionTaken: 1, amortization: 'fixed', termYears: 30, apr: '7.00', rateSetDate: '2026-01-07' },
}
const run = (change: Partial<RateSpreadInput>) => rateSpread({ ...LOAN, ...change }, bundledData).result

test.each([
  // 1003 comment 4(a)(12)-4.iii: nearest year, a half to the shorter, below six months one year.
  [{ termMonths: 0, amortization: 'variable' }, 1],
  [{ termMonths: 5 }, 1],
  [{ termMonths: 18 }, 1],
  [{ termMonths: 19 }, 2],
  [{ termMonths: 126 }, 10],
  [{ termMonths: 126, termDays: 15 }, 10],
  [{ termMonths: 126, termDays: 16 }, 11],
  [{ termMonths: 600 }, 50],
  [{ termMonths: 606 }, 50],
  [{ indefiniteTerm: true }, 30],
  [{ termYears: 1 }, 1],
  [{ termYears: 50 }, 50],
] satisfies [Partial<RateSpreadInput>, number][])('%o is read in the column of %i years', (term, years) => {
  expect(run({ termYears: undefined, rateSetDate: '2020-03-18', ...term }).term).toBe(years)
})

test.each([
  [{ termYears: 0 }, 'BAD_LOAN_TERM', 'term'],
  [{ termYears: 51 }, 'BAD_LOAN_TERM', 'term'],
  [{ termYears: 51, reverseMortgage: true }, 'BAD_LOAN_TERM', 'term'],
  [{ termYears: undefined, termMonths: 607 }, 'BAD_LOAN_TERM', 'term'],
  [{ termYears: undefined }, 'MISSING_FIELD', 'term'],
  [{ rateSetDate: '2026-09-21' }, 'NOT_LOADED', 'rateSetDate'],
  [{ rateSetDate: '2023-10-30', amortization: 'variable' }, 'NOT_LOADED', 'rateSetDate'],
  [{ rateSetDate: '2016-12-30' }, 'NOT_LOADED', 'rateSetDate'],
] satisfies [Partial<RateSpreadInput>, string, string][])('%o: %s', (change, code, field) => {
  expect(() => run(change)).toThrow(expect.objectContaining({ code, field }))
})

test('a week beyond the table says which table to import', () => {
  expect(() => run({ rateSetDate: '2026-09-23' })).toThrow(
    'rateSetDate: not loaded: import the fixed table of the week of Monday, September 21, 2026. It holds the weeks of 2017-01-02 to 2026-09-14.',
  )
})

test.each([
  [{ actionTaken: 1 }, '0.810', null],
  [{ actionTaken: 2 }, '0.810', null],
  [{ actionTaken: 8 }, '0.810', null],
  [{ actionTaken: 3 }, 'NA', 'action_taken'],
  [{ actionTaken: 7 }, 'NA', 'action_taken'],
  [{ reverseMortgage: true }, 'NA', 'reverse_mortgage'],
  [{ assumption: true }, 'NA', 'assumption'],
  [{ purchased: true }, 'NA', 'purchased'],
  [{ subjectToRegulationZ: false }, 'NA', 'not_regulation_z'],
  [{ partiallyExempt: true }, 'Exempt', 'partially_exempt'],
] satisfies [Partial<RateSpreadInput>, string, string | null][])('%o: %s', (change, spread, reason) => {
  expect(run(change)).toMatchObject({ rateSpread: spread, reason })
})

test.each([
  // Three decimals, a half away from zero. APOR is 6.19.
  ['6.1904', '0.000'],
  ['6.1905', '0.001'],
  ['6.1895', '-0.001'],
  ['6.1896', '0.000'],
  ['4.77', '-1.420'],
])('APR %s against 6.19 is %s', (apr, spread) => {
  expect(run({ apr }).rateSpread).toBe(spread)
})

test('a week that was published twice says so', () => {
  expect(rateSpread(LOAN, bundledData).notes.join(' ')).toContain('published on January 2')
})
