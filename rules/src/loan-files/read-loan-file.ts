import { decodedText, refuseLargeFile } from './decode-text.ts'
import type { Loan } from './loan.ts'
import { type ColumnMapping, readLoanTable } from './read-loan-table.ts'
import { readMismo } from './read-mismo.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

/** The loans of one file, by what is in it: MISMO XML, or a table with a header. */
export function readLoanFile(bytes: Uint8Array, file: string, mapping: ColumnMapping = {}): Loan[] {
  refuseLargeFile(bytes.length)
  if (bytes.length === 0) throw new UnreadableLoanFile('The file is empty.')
  const start = bytes.subarray(0, 64)
  if (start[0] === 0x50 && start[1] === 0x4b)
    throw new UnreadableLoanFile(
      'This is a ZIP file or a workbook. Unpack it, or save the sheet as CSV (UTF-8).',
    )
  if (start[0] === 0x25 && start[1] === 0x50 && start[2] === 0x44 && start[3] === 0x46)
    throw new UnreadableLoanFile('This is a PDF. Drop the XML file of the Closing Disclosure.')
  const begins = [...start].filter((byte) => byte !== 0 && byte > 0x20 && byte < 0x7f)[0]
  if (begins === 0x3c) return readMismo(bytes, file)
  const text = decodedText(bytes)
  if (/^\uFEFF?\s*[{[]/.test(text))
    throw new UnreadableLoanFile('This is JSON. A loan file is MISMO XML or CSV.')
  return readLoanTable(text, file, mapping)
}
