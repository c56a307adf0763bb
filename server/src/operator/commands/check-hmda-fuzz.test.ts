import { filingYear } from '@plumbline/rules/hmda/filing-years.ts'
import { findingLines } from '@plumbline/rules/hmda/finding-lines.ts'
import { createGeography } from '@plumbline/rules/hmda/geography.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import GEOGRAPHY from '@plumbline/rules/hmda-data/geography-2024.json' with { type: 'json' }
import { CLEAN_SHEET, rowText } from '@plumbline/rules/testing/hmda-rows.ts'
import { expect, test } from 'vitest'

/** `HMDA_FUZZ_CASES=1000000` for the long form. */
const CASES = Number(process.env.HMDA_FUZZ_CASES ?? 20_000)
const SEED = Number(process.env.HMDA_FUZZ_SEED ?? 20_260_112)
const BATCH = 1000
const VALUES = [
  '',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '14',
  '16',
  '17',
  '31',
  '44',
  '72',
  '1111',
  '7777',
  '8888',
  '9999',
  '888',
  '99999.00',
  'NA',
  'na',
  'Exempt',
  'EXEMPT',
  '-1',
  '+5',
  '007',
  '1E3',
  '.5',
  '5.',
  '1e999',
  '20260230',
  '20260228',
  '2147483648',
  '99999999999999999999',
  'a|b',
  '"NA"',
  '\u0000',
  'é',
  '12 Sand and Sea',
  'tbd',
  'OK',
  'XX',
  '40143',
  '40143007647',
]

function random(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('mutated rows neither fail nor are judged differently a second time', { timeout: 3_600_000 }, () => {
  const next = random(SEED)
  const geography = createGeography(GEOGRAPHY)
  const filing = filingYear(2026)!
  const encoder = new TextEncoder()
  for (let done = 0; done < CASES; done += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, at) => {
      const values = rowText({ uli: `N${done + at}` }).split('|')
      for (let change = next(4); change >= 0; change--)
        values[next(LOAN_FIELDS.length)] = VALUES[next(VALUES.length)]!
      const row = values.join('|')
      return next(40) === 0 ? row.slice(0, next(row.length)) : row
    })
    const bytes = encoder.encode(`${CLEAN_SHEET}\n${rows.join('\n')}\n`)
    const check = new RegisterCheck(bytes, { filing, geography })
    while (check.step(1 + next(700)));
    const first = [...findingLines(check)].map((line) => JSON.stringify(line))
    check.recheckAll()
    const again = [...findingLines(check)].map((line) => JSON.stringify(line))
    expect(again, `seed ${SEED}, rows from ${done}`).toEqual(first)
  }
})
