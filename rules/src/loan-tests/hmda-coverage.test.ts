import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { type HmdaCoverageInput, hmdaCoverage } from './hmda-coverage.ts'

const BANK: HmdaCoverageInput = {
  ...{ year: 2026, institutionType: 'depository', officeInMsa: true, homePurchaseLoanPriorYear: true },
  ...{ federallyRelated: true, assetsPriorDec31: '500000000.00', reportedPriorYear: 0 },
  closedEnd: { 2025: 100, 2024: 100 },
  openEnd: { 2025: 0, 2024: 0 },
}
const run = (change: Partial<HmdaCoverageInput>) => hmdaCoverage({ ...BANK, ...change }, bundledData).result

test.each([
  ['assets', { assetsPriorDec31: '59000000.00' }, { assetsPriorDec31: '59000000.01' }],
  ['officeInMsa', { officeInMsa: false }, {}],
  ['homePurchaseLoan', { homePurchaseLoanPriorYear: false }, {}],
  ['federallyRelated', { federallyRelated: false }, {}],
  ['loanVolume', { closedEnd: { 2025: 25, 2024: 24 } }, { closedEnd: { 2025: 25, 2024: 25 } }],
  [
    'loanVolume',
    { closedEnd: { 2025: 24, 2024: 25 } },
    { closedEnd: { 2025: 0, 2024: 0 }, openEnd: { 2025: 200, 2024: 200 } },
  ],
] satisfies [string, Partial<HmdaCoverageInput>, Partial<HmdaCoverageInput>][])(
  '%s fails with %o and is met with %o',
  (test, fails, meets) => {
    expect(run(fails)).toMatchObject({
      financialInstitution: false,
      failed: [test],
      closedEnd: 'not_covered',
      annualDueBy: null,
    })
    expect(run(meets)).toMatchObject({ financialInstitution: true, failed: [] })
  },
)

test('failed tests stand in the order of the alphabet', () => {
  expect(run({ assetsPriorDec31: '1.00', officeInMsa: false, federallyRelated: false }).failed).toEqual([
    ...['assets', 'federallyRelated', 'officeInMsa'],
  ])
})

test.each([
  [{ assetsPriorDec31: undefined }],
  [{ federallyRelated: undefined }],
  [{ homePurchaseLoanPriorYear: undefined }],
  [{ closedEnd: { 2025: 100 } }],
] satisfies [Partial<HmdaCoverageInput>][])('a fact that is missing leaves it open: %o', (change) => {
  expect(run(change).financialInstitution).toBeNull()
})

test('a nondepository has neither an asset test nor one for a home purchase loan', () => {
  const change = {
    assetsPriorDec31: undefined,
    homePurchaseLoanPriorYear: undefined,
    federallyRelated: undefined,
  }
  expect(run({ institutionType: 'nondepository', ...change })).toMatchObject({ financialInstitution: true })
  expect(run({ institutionType: 'nondepository', forProfitMortgageLender: false, ...change }).failed).toEqual(
    ['forProfitMortgageLender'],
  )
})

// 1003.3(c)(11)-(12): each product by itself. 25 and 200 on December 31, 2026.
test.each([
  [{ 2025: 25, 2024: 25 }, { 2025: 199, 2024: 200 }, 'report', 'excluded'],
  [{ 2025: 24, 2024: 25 }, { 2025: 200, 2024: 200 }, 'excluded', 'report'],
])('closed-end %o and open-end %o: %s and %s', (closedEnd, openEnd, closed, open) => {
  expect(run({ closedEnd, openEnd })).toMatchObject({ closedEnd: closed, openEnd: open })
})

test.each([
  [2020, '100', '500'],
  [2021, '100', '500'],
  [2022, '25', '200'],
  [2026, '25', '200'],
])('the thresholds of %i are those of December 31', (year, closedEnd, openEnd) => {
  const counts = { [year - 1]: 1000, [year - 2]: 1000 }
  expect(run({ year, closedEnd: counts, openEnd: counts }).thresholds).toEqual({ closedEnd, openEnd })
})

// 1003.3(d)(2)-(3): fewer than 500 in each of the two years; (d)(6): the CRA ratings.
test.each([
  [{ insuredDepository: true, closedEnd: { 2025: 499, 2024: 499 } }, true, false],
  [{ insuredDepository: true, closedEnd: { 2025: 500, 2024: 499 } }, false, false],
  [{ insuredDepository: true, closedEnd: { 2025: 499, 2024: 500 } }, false, false],
  [{ insuredCreditUnion: true }, true, false],
  [{}, false, false],
  [{ insuredDepository: true, craRatings: ['substantial_noncompliance'] }, false, true],
  [{ insuredDepository: true, craRatings: ['satisfactory', 'substantial_noncompliance'] }, true, false],
  [{ insuredDepository: true, craRatings: ['needs_to_improve', 'satisfactory'] }, true, false],
  [{ insuredDepository: true, craRatings: ['needs_to_improve', 'needs_to_improve'] }, false, true],
  [{ insuredCreditUnion: true, craRatings: ['substantial_noncompliance'] }, true, false],
] satisfies [Partial<HmdaCoverageInput>, boolean, boolean][])(
  'partial exemption with %o: %s, lost %s',
  (change, closedEnd, lostToCraRating) => {
    expect(run(change).partialExemption).toMatchObject({ closedEnd, openEnd: false, lostToCraRating })
  },
)

test.each([
  [59_999, false, []],
  // May 30, 2026 is a Saturday, August 29 a Saturday, November 29 a Sunday.
  [60_000, true, ['2026-06-01', '2026-08-31', '2026-11-30']],
])('%i reported for 2025: quarterly %s', (reportedPriorYear, quarterly, quarterlyDueBy) => {
  expect(run({ reportedPriorYear })).toMatchObject({ quarterly, quarterlyDueBy })
})

test.each([
  // March 1 of the next year; 2026 a Sunday, 2027 a Monday, 2025 a Saturday.
  [2024, '2025-03-03'],
  [2025, '2026-03-02'],
  [2026, '2027-03-01'],
])('the register of %i is due by %s', (year, annualDueBy) => {
  const counts = { [year - 1]: 1000, [year - 2]: 1000 }
  expect(run({ year, closedEnd: counts, openEnd: counts }).annualDueBy).toBe(annualDueBy)
})

test('a year whose asset figure is not loaded is refused', () => {
  const counts = { 2026: 100, 2025: 100 }
  expect(() => run({ year: 2027, closedEnd: counts, openEnd: counts })).toThrow(
    expect.objectContaining({ code: 'NOT_LOADED', field: 'hmda_assets' }),
  )
})

test('an exemption under state law covers nothing', () => {
  expect(run({ stateExempt: true })).toMatchObject({
    closedEnd: 'not_covered',
    openEnd: 'not_covered',
    annualDueBy: null,
  })
})
