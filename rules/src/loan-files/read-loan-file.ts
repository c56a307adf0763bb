import type { CsvRow } from '../csv/csv-rows.ts'
import { decodedText, refuseLargeFile } from './decode-text.ts'
import type { Loan } from './loan.ts'
import { readLoanTable, tableRows } from './read-loan-table.ts'
import { readMismo } from './read-mismo.ts'
import type { ColumnMapping } from './table-columns.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

/** The loans of one file, by what is in it: MISMO XML, or a table with a header. */
export function readLoanFile(bytes: Uint8Array, file: string, mapping?: ColumnMapping): Loan[] {
  const content = loanFileContent(bytes)
  return content.kind === 'xml' ? readMismo(bytes, file) : readLoanTable(content.rows, file, mapping)
}

export type LoanFileContent = { kind: 'xml' } | { kind: 'table'; rows: CsvRow[] }

/** What a file is, or why it is none that is read. A workbook is unpacked before. */
export function loanFileContent(bytes: Uint8Array): LoanFileContent {
  refuseLargeFile(bytes.length)
  if (bytes.length === 0) throw new UnreadableLoanFile('The file is empty.')
  const start = bytes.subarray(0, 64)
  if (isPacked(bytes))
    throw new UnreadableLoanFile(
      'This is a ZIP file or a workbook. Unpack it, or save the sheet as CSV (UTF-8).',
    )
  if (start[0] === 0xd0 && start[1] === 0xcf && start[2] === 0x11 && start[3] === 0xe0)
    throw new UnreadableLoanFile(
      'This is an Excel file of the old kind (.xls), or one with a password. Save it as XLSX without a password, or as CSV (UTF-8).',
    )
  if (start[0] === 0x25 && start[1] === 0x50 && start[2] === 0x44 && start[3] === 0x46)
    throw new UnreadableLoanFile('This is a PDF. Drop the XML file of the Closing Disclosure.')
  const begins = [...start].filter((byte) => byte !== 0 && byte > 0x20 && byte < 0x7f)[0]
  if (begins === 0x3c) return { kind: 'xml' }
  const text = decodedText(bytes)
  if (/^\uFEFF?\s*[{[]/.test(text))
    throw new UnreadableLoanFile('This is JSON. A loan file is MISMO XML, CSV, or XLSX.')
  return { kind: 'table', rows: tableRows(text) }
}

/** A ZIP archive, which a workbook is too. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
