import { officialLabel } from '@plumbline/rules/hmda/field-words.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { CLEAN_SHEET, rowText } from '@plumbline/rules/testing/hmda-rows.ts'
import { expect, test } from 'vitest'
import { writeWorkbook } from './workbook-file.ts'
import { workbookText } from './workbook-text.ts'

const rows = [rowText(), rowText({ uli: 'B2', county: '01001', rateSpread: '3.475' })]
/** Numbers are stored as numbers, as a spreadsheet does. */
const cells = (row: string) =>
  row.split('|').map((value) => (/^\d{1,11}(\.\d+)?$/.test(value) ? Number(value) : value))

async function bytesOf(head: readonly string[], lines: readonly (readonly (string | number)[])[]) {
  const sheet = { name: 'Rows', widths: head.map(() => 10), head, rows: lines }
  const other = { name: 'Notes', widths: [10], head: ['2'], rows: [['not the first sheet']] }
  return new Uint8Array(await (await writeWorkbook([sheet, other])).arrayBuffer())
}

test('reads the official order, with the transmittal sheet above', async () => {
  const bytes = await bytesOf(CLEAN_SHEET.split('|'), rows.map(cells))
  expect(await workbookText(bytes)).toBe(`${CLEAN_SHEET}\n${rows.join('\n')}\n`)
})

test('reads the official order below a header without known names', async () => {
  const head = LOAN_FIELDS.map((_, at) => `Column ${at + 1}`)
  expect(await workbookText(await bytesOf(head, rows.map(cells)))).toBe(`${rows.join('\n')}\n`)
})

test('follows the names of a header in any order, official labels or ours', async () => {
  const order = LOAN_FIELDS.map((_, at) => (at * 37) % LOAN_FIELDS.length)
  const head = [
    'Branch note',
    ...order.map((at) => (at % 2 ? officialLabel(LOAN_FIELDS[at]!) : LOAN_FIELDS[at]!)),
  ]
  const lines = rows.map((row) => ['call back', ...order.map((at) => cells(row)[at]!)])
  expect(await workbookText(await bytesOf(head, lines))).toBe(`${rows.join('\n')}\n`)
})

test('names the columns that a header lacks', async () => {
  const head = LOAN_FIELDS.filter((field) => field !== 'censusTract' && field !== 'loanTerm')
  await expect(workbookText(await bytesOf(head, [cells(rows[0]!)]))).rejects.toThrow(
    'The header of the first sheet lacks columns: Census Tract, Loan Term.',
  )
})

test('says that a workbook is damaged, or has nothing to read', async () => {
  const bytes = await bytesOf(['a', 'b'], [['c', 'd']])
  await expect(workbookText(bytes)).rejects.toThrow('no header of column names and no rows that begin with 1')
  await expect(workbookText(bytes.slice(0, 60))).rejects.toThrow('damaged: it has no directory')
  const broken = bytes.slice()
  broken.fill(0xff, 0, Math.floor(bytes.length * 0.6))
  await expect(workbookText(broken)).rejects.toThrow('damaged')
})
