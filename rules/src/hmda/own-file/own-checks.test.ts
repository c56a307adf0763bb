import { expect, test } from 'vitest'
import { bundledApor } from '../../testing/bundled-data.ts'
import { rowText } from '../../testing/hmda-rows.ts'
import { filingYear } from '../filing-years.ts'
import type { LoanField } from '../loan-fields.ts'
import { RegisterCheck } from '../register-check.ts'
import { parsePricing } from './loan-pricing.ts'
import { type OwnCheckOptions, OwnChecks } from './own-checks.ts'

type Change = Partial<Record<LoanField, string>>

/** Sixty rows that differ a little, then those given. */
function checked(changes: readonly Change[], options: OwnCheckOptions = {}) {
  const usual = Array.from({ length: 60 }, (_, at) => ({
    uli: `USUAL${at}`,
    streetAddress: `${at} Harbor St`,
    income: String(100 + at),
    loanAmount: String(250_000 + at * 2000),
    interestRate: (6 + at / 100).toFixed(2),
    rateSpread: (0.2 + at / 100).toFixed(3),
  }))
  const rows = [...usual, ...changes].map(rowText)
  const check = new RegisterCheck(new TextEncoder().encode(`${rows.join('\n')}\n`), {
    filing: filingYear(2026)!,
  })
  while (check.step(1000));
  const own = new OwnChecks(check, options)
  while (own.step(1000));
  const found = (id: Parameters<typeof own.rowsOf>[0]) =>
    own
      .rowsOf(id)
      .rows()
      .map((row) => row - usual.length)
  return { own, found, usual: usual.length }
}

test('a file of usual rows has nothing to look at', () => {
  const { found } = checked([])
  expect([found('OUTLIER'), found('TWIN'), found('EXEMPT'), found('SPREAD'), found('LOW APR')]).toEqual([
    ...[[], [], [], [], []],
  ])
})

test('names an income in dollars, and a rate without its point', () => {
  const { own, found, usual } = checked([
    { streetAddress: '1 A', income: '128000' },
    { streetAddress: '2 A', interestRate: '650' },
    { streetAddress: '3 A', income: '131' },
  ])
  expect(found('OUTLIER')).toEqual([0, 1])
  expect(own.explain('OUTLIER', usual).fields).toEqual(['income'])
  expect(own.explain('OUTLIER', usual).sentence).toContain('Income is 128,000; the median of 63 rows')
})

test('names one application under two ULIs, whatever the case, and no repeated ULI', () => {
  const twin = { streetAddress: '9 Twin Rd', income: '77' }
  const { own, found, usual } = checked([
    { ...twin, uli: 'ONE' },
    { ...twin, uli: 'TWO', streetAddress: '9 TWIN RD' },
    { uli: 'THREE', streetAddress: '4 Same St' },
    { uli: 'THREE', streetAddress: '4 Same St' },
    { uli: 'FOUR', streetAddress: 'NA' },
    { uli: 'FIVE', streetAddress: 'NA' },
  ])
  expect(found('TWIN')).toEqual([0, 1])
  expect(own.explain('TWIN', usual).sentence).toContain(`Row ${usual + 2} has the same`)
})

test('names the fewer rows where some call a field exempt and others report it', () => {
  const { own, found, usual } = checked([
    { streetAddress: '1 A', rateSpread: 'Exempt' },
    { streetAddress: '2 A', rateSpread: 'Exempt', openEndLineOfCredit: '1' },
    { streetAddress: '3 A', balloonPayment: '1111' },
  ])
  // The only open-end line may be exempt while closed-end loans are not.
  expect(found('EXEMPT')).toEqual([0, 2])
  expect(own.explain('EXEMPT', usual).sentence).toContain('1 call rate spread exempt and 61 report it')
})

test('compares a spread with the table of the week in which the rate was set', () => {
  // Week of January 5, 2026: 30 years 6.19 (see apor-table.test.ts).
  const pricing = parsePricing(
    'ULI\tAPR\tRate set\nRIGHT\t7.00\t2026-01-07\nwrong,7.00%,01/07/2026\nARM;7;20260107',
  )
  const row = { applicationDate: '20251220', actionTakenDate: '20260120' }
  const { own, found, usual } = checked(
    [
      { ...row, uli: 'RIGHT', streetAddress: '1 A', rateSpread: '0.81' },
      { ...row, uli: 'WRONG', streetAddress: '2 A', rateSpread: '0.812' },
      { ...row, uli: 'ARM', streetAddress: '3 A', introductoryRatePeriod: '60' },
    ],
    { apor: bundledApor, pricing },
  )
  expect(found('SPREAD')).toEqual([1])
  expect(own.explain('SPREAD', usual + 1)).toMatchObject({ fix: [{ field: 'rateSpread', value: '0.810' }] })
  expect(own.spreads.compared).toBe(2)
  // The bundled adjustable table ends in 2023.
  expect([...own.spreads.notCompared.values()]).toEqual([1])
  expect([...own.spreads.notCompared.keys()][0]).toContain('adjustable table')
})

test('without a rate-set date, names a spread that no week can explain', () => {
  const row = { applicationDate: '20251220', actionTakenDate: '20260120', interestRate: '6.5' }
  const { found } = checked(
    [
      { ...row, uli: 'LOW', streetAddress: '1 A', rateSpread: '-0.5' },
      { ...row, uli: 'FITS', streetAddress: '2 A', rateSpread: '0.512' },
      { ...row, uli: 'LATE', streetAddress: '3 A', rateSpread: '-0.5', actionTakenDate: '20261120' },
    ],
    { apor: bundledApor },
  )
  expect(found('LOW APR')).toEqual([0])
})

test.each([
  ['Line 2: "six" is not an APR', 'A,6.5,2026-01-07\nB,six,2026-01-07'],
  ['Line 1: "2026-02-30" is not a date', 'A,6.5,2026-02-30'],
  ['Line 2: A appears in the table twice', 'A,6.5,2026-01-07\nA,6.6,2026-01-07'],
  ['no line with ULI', 'ULI,APR,Date\n'],
])('a pricing table is refused: %s', (message, text) => {
  expect(() => parsePricing(text)).toThrow(message)
})
