import { bundledData } from '@plumbline/rules/testing/bundled-data.ts'
import { expect, test } from 'vitest'
import { runRow } from './batch-row.ts'

const run = (calculator: 'fee-tolerance' | 'hoepa' | 'trid-forward', row: Record<string, string>) =>
  runRow(calculator, Object.keys(row), Object.values(row), 1, bundledData)

const CLOSING = {
  'closingDisclosure.sent': '2026-06-08',
  'closingDisclosure.method': 'in_person',
  plannedConsummation: '2026-06-11',
}
const fees = (fee: object) => ({
  fees: JSON.stringify([
    { id: 'Origination', kind: 'creditor_fee', estimated: '1.00', actual: '1.00', ...fee },
  ]),
})

test.each([
  [
    'trid-forward',
    { ...CLOSING, 'closingDisclosure.method': 'fax' },
    'closingDisclosure.method: "fax" is not in_person, mail, email, courier, or other.',
  ],
  [
    'trid-forward',
    { ...CLOSING, 'closingDisclosure.method': '' },
    'closingDisclosure.method: This is missing.',
  ],
  [
    'trid-forward',
    { ...CLOSING, plannedConsummation: '13/45/2026' },
    'plannedConsummation: "13/45/2026" is not a date from 1900-01-01 to 2199-12-31, written as YYYY-MM-DD.',
  ],
  [
    'trid-forward',
    { ...CLOSING, 'closingDisclosure.method': 'mail', 'closingDisclosure.evidenceOfReceipt': '2026-06-05' },
    'closingDisclosure.evidenceOfReceipt: 2026-06-05 is before the disclosure was sent on 2026-06-08.',
  ],
  ['fee-tolerance', { fees: '' }, 'fees: This is missing.'],
  ['fee-tolerance', fees({ actual: 5 }), 'fees, item 1, actual: "5" is not text in quotation marks.'],
  ['fee-tolerance', fees({ tip: 1 }), 'fees, item 1: The test has no input "tip".'],
  [
    'hoepa',
    { consummation: '2026-03-15', loanAmount: '150000.00', lien: '1st' },
    'lien: "1st" is not first or subordinate.',
  ],
  [
    'hoepa',
    { consummation: '2026-03-15', loanAmount: '150000.00', 'prepaymentPenalty.lastMonth': '36' },
    'prepaymentPenalty.maximumPercent: This is missing.',
  ],
] as const)('%s names the column of what it cannot read in %j', (calculator, row, message) => {
  const { outcome, error, explanation } = run(calculator, row)
  expect({ outcome, message: error?.message, sentence: explanation?.sentence }).toEqual({
    ...{ outcome: 'error', message, sentence: message },
  })
})

test('days, amounts, and rates are read as spreadsheets save them', () => {
  const saved = {
    'closingDisclosure.sent': '6/8/2026',
    'closingDisclosure.method': 'in_person',
    plannedConsummation: '06/11/2026',
  }
  expect(run('trid-forward', saved).result).toEqual(run('trid-forward', CLOSING).result)
  const loan = { consummation: '2026-03-15', loanAmount: '150000.00', lien: 'first', apr: '7', apor: '6.25' }
  const exported = {
    ...loan,
    consummation: '3/15/2026',
    loanAmount: '$150,000.00',
    apr: '7%',
    apor: '6.25 %',
  }
  expect(run('hoepa', exported)).toMatchObject({ error: null, result: run('hoepa', loan).result })
})

test('a ledger without a fee is not within its limits', () => {
  expect(run('fee-tolerance', { fees: '[]' })).toMatchObject({
    outcome: 'undetermined',
    explanation: { sentence: 'Not determined. Missing: fees.', cause: { title: 'Missing: fees' } },
  })
})
