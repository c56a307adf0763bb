import { expect, test } from 'vitest'
import { parseDay } from '../dates/calendar-day.ts'
import { bundledThresholds as register } from '../testing/bundled-data.ts'
import { csvRecords } from './csv-records.ts'
import {
  findThreshold,
  keysMissingIn,
  parseThresholds,
  registerOf,
  standingThreshold,
  thresholdOn,
} from './threshold-register.ts'

const valueOn = (key: string, date: string) => thresholdOn(register, key, parseDay(date, 'date')).value

test('the bundled register holds 97 figures in 315 rows', () => {
  expect(register.size).toBe(97)
  expect([...register.values()].flat()).toHaveLength(315)
})

test.each([
  // 2014 starts on January 10 with the amounts before indexing; 2016 went down.
  ['qm_pf_a_min', '2014-01-10', '100000'],
  ['hoepa_pf_dollar', '2015-12-31', '1020'],
  ['hoepa_pf_dollar', '2016-01-01', '1017'],
  ['qm_price_a_min', '2021-12-31', '110260'],
  ['qm_price_a_min', '2022-01-01', '114847'],
  ['card_penalty_fee_repeat', '2016-06-26', '37'],
  ['card_penalty_fee_repeat', '2016-06-27', '38'],
  // The rule of 2024 was vacated: the amounts before it remain.
  ['card_penalty_fee_first', '2026-11-25', '30'],
  ['card_penalty_fee_repeat', '2026-11-25', '41'],
  ['fcra_disclosure_charge', '2026-11-25', '16.00'],
  ['regm_exempt_lease', '2026-11-25', '73400'],
  ['small_servicer_loans', '2026-11-25', '5000'],
  ['remittance_transfers', '2026-11-25', '500'],
  ['mla_rate', '2026-11-25', '36'],
  ['bsa_sar_crime_any_suspect', '2026-11-25', '25000'],
  ['sbl_covered_originations', '2026-06-29', '100'],
  ['hmda_closed_end_volume', '2020-06-30', '25'],
  ['hmda_closed_end_volume', '2020-07-01', '100'],
  ['hmda_closed_end_volume', '2022-12-20', '100'],
  ['hmda_closed_end_volume', '2022-12-21', '25'],
  ['qm_pf_d_cap', '2025-12-31', '1348'],
])('%s on %s is %s', (key, date, value) => {
  expect(valueOn(key, date)).toBe(value)
})

test('a day outside every row is not loaded; another year is never used', () => {
  expect(() => valueOn('qm_pf_a_min', '2027-01-01')).toThrow('qm_pf_a_min: not known on 2027-01-01.')
  expect(() => valueOn('qm_pf_a_min', '2014-01-09')).toThrow('not known on 2014-01-09')
  expect(findThreshold(register, 'qm_pf_a_min', parseDay('2027-01-01', 'date'))).toBeUndefined()
})

test('the counts of small business lending end with the text that we hold', () => {
  for (const key of ['sbl_covered_originations', 'sbl_first_tier_originations', 'sbl_small_business_revenue'])
    expect(findThreshold(register, key, parseDay('2026-06-30', 'date')), key).toBeUndefined()
})

test('a key that the register does not have is unknown', () => {
  expect(() => valueOn('qm_pf_z', '2026-01-01')).toThrow('"qm_pf_z" is not in the threshold register')
})

test('a figure without yearly adjustment stands without a date', () => {
  expect(standingThreshold(register, 'trid_ten_percent').value).toBe('10')
})

test('every year of the qualified mortgage tiers is continuous to a dollar', () => {
  for (let year = 2014; year <= 2026; year++) {
    const on = (key: string) => Number(valueOn(key, `${year}-12-31`))
    // 43(e)(3)(i): 3 % of the lowest A loan is the B cap, 5 % of the lowest C loan is the B cap,
    // 5 % of the lowest E edge (the C floor of D) is the D cap, 8 % of the lowest D loan is the D cap.
    expect(Math.abs(on('qm_pf_a_min') * 0.03 - on('qm_pf_b_cap')), `${year} A/B`).toBeLessThanOrEqual(1)
    expect(Math.abs(on('qm_pf_b_min') * 0.05 - on('qm_pf_b_cap')), `${year} B/C`).toBeLessThanOrEqual(1)
    expect(Math.abs(on('qm_pf_c_min') * 0.05 - on('qm_pf_d_cap')), `${year} C/D`).toBeLessThanOrEqual(1)
    expect(Math.abs(on('qm_pf_d_min') * 0.08 - on('qm_pf_d_cap')), `${year} D/E`).toBeLessThanOrEqual(1)
  }
})

const HEADER = 'key,value,unit,from,to,picked_by,citation,federal_register,status,note\n'
test.each([
  ['a,1,USD,2026-01-01,2026-12-31,x,c,,V\n', 'row 2: has 9 columns instead of 10'],
  ['A,1,USD,2026-01-01,,x,c,,V,\n', 'row 2: key "A"'],
  ['a,one,USD,2026-01-01,,x,c,,V,\n', 'row 2: value "one" is not a number'],
  ['a,1,USD,2026-02-30,,x,c,,V,\n', '"2026-02-30" is not a date'],
  ['a,1,USD,2026-01-01,2025-12-31,x,c,,V,\n', 'ends on 2025-12-31 before it begins'],
  ['a,1,USD,2026-01-01,,x,c,,Q,\n', 'status "Q" is not one of'],
  ['a,1,USD,2026-01-01,,x,c,,V,\na,2,USD,2027-01-01,,x,c,,V,\n', 'overlaps the row from 2027-01-01'],
])('refuses the row %j', (rows, message) => {
  expect(() => parseThresholds(HEADER + rows)).toThrow(message)
})

test('refuses a file with other columns', () => {
  expect(() => parseThresholds('key,value\n')).toThrow('The first line of the threshold file must be')
})

test('reads quoted cells with commas, quotes and line ends', () => {
  expect(csvRecords('\ufeffa,"b, ""c""\nd"\r\n\r\ne,\n')).toEqual([
    ['a', 'b, "c"\nd'],
    ['e', ''],
  ])
})

test('the yearly figures of 2027 are missing until they are imported, those of 2026 are not', () => {
  expect(keysMissingIn(register, 2026)).toEqual([])
  const missing = keysMissingIn(register, 2027)
  expect(missing).toContain('hmda_assets')
  expect(missing).toContain('qm_pf_d_cap')
  const [figure] = register.get('hmda_assets')!.slice(-1)
  const next = { ...figure!, from: '2027-01-01', to: '2027-12-31' }
  const complete = registerOf([...[...register.values()].flat(), next])
  expect(keysMissingIn(complete, 2027)).toEqual(missing.filter((key) => key !== 'hmda_assets'))
})
