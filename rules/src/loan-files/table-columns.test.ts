import { expect, test } from 'vitest'
import { csvRows } from '../csv/csv-rows.ts'
import { LOAN_FIELDS } from './loan-fields.ts'
import { readLoanTable, tableFaults } from './read-loan-table.ts'
import { COLUMN_PRESETS, coversHeader, presetOf, proposeColumns } from './table-columns.ts'

const keysOf = (...asked: Parameters<typeof proposeColumns>) => proposeColumns(...asked).map(({ key }) => key)
const shownBy = (...asked: Parameters<typeof proposeColumns>) => proposeColumns(...asked).map(({ by }) => by)

test('proposes a field by the name of the column, and leaves out what is unknown', () => {
  const header = ['Loan Number', 'Interest_Rate', 'Branch', 'Consummation date']
  expect(keysOf(header)).toEqual(['loanIdentifier', 'noteRatePercent', '', 'closingDate'])
  expect(shownBy(header)).toEqual(['name', 'name', 'none', 'name'])
})

test('what a person matched before goes before the name, also a column that was left out', () => {
  const kept = { Rate: '', Coupon: 'noteRatePercent' }
  expect(proposeColumns(['Rate', 'Coupon'], kept)).toEqual([
    { header: 'Rate', key: '', by: 'kept' },
    { header: 'Coupon', key: 'noteRatePercent', by: 'kept' },
  ])
  expect([coversHeader(kept, ['Coupon ', 'Rate']), coversHeader(kept, ['Coupon', 'APR'])]).toEqual([
    true,
    false,
  ])
})

test('proposes a field for one column alone', () => {
  expect(keysOf(['Loan amount', 'Original loan amount'])).toEqual(['noteAmount', ''])
})

test('knows an export by its field IDs', () => {
  const header = ['Fields.364', 'Fields.1172', 'Fields.3977', 'Fields.CX.BRANCH']
  expect(presetOf(header)?.name).toBe('Encompass field IDs')
  expect(keysOf(header)).toEqual(['loanIdentifier', 'mortgageType', 'integratedDisclosureIssuedDate', ''])
  expect(presetOf(['364', 'Rate'])).toBeUndefined()
})

test('every preset leads to values of a loan', () => {
  const known = new Set(LOAN_FIELDS.map(({ key }) => key))
  for (const { keys } of COLUMN_PRESETS)
    expect(Object.values(keys).filter((key) => !known.has(key))).toEqual([])
})

test('reads codes and dates as a register writes them', () => {
  const rows = csvRows(
    'uli,loan_type,lien_status,application_date,prepayment_penalty_term\nA1,2,1,20260302,NA\n',
  )
  const preset = COLUMN_PRESETS.find(({ id }) => id === 'hmda')!
  const columns = Object.fromEntries(
    proposeColumns(rows[0]!.cells, {}, preset).map(({ header, key }) => [header, key]),
  )
  const [loan] = readLoanTable(rows, 'lar.csv', columns)
  expect(Object.fromEntries(Object.entries(loan!.values).map(([key, { value }]) => [key, value]))).toEqual({
    loanIdentifier: 'A1',
    mortgageType: 'FHA',
    lienPriorityType: 'FirstLien',
    applicationReceivedDate: '2026-03-02',
  })
})

test('names a wrong cell by row and column, without what is in it', () => {
  const loans = readLoanTable(csvRows('Loan,Closing\nA1,4/31/2026\nA2,4/30/2026 12:00:00 AM\n'), 'a.csv')
  expect(tableFaults(loans)).toEqual([
    'Row 2, column "Closing": what is there is not a date such as 2026-03-16. It is left out.',
  ])
  expect(loans[1]!.values.closingDate?.value).toBe('2026-04-30')
})
