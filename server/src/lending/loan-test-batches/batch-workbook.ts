import {
  asEntered,
  readWorkbook,
  WORKBOOK_MEGABYTES_AT_MOST,
} from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'
import { BATCH_ROWS_AT_MOST } from './batch-file.ts'
import { UnreadableBatch } from './unreadable-batch.ts'

const COLUMNS_AT_MOST = 1_000
const WORKBOOK = Buffer.from('PK\u0003\u0004', 'latin1')
/** The container of old Excel files, and of workbooks that have a password. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

export function isWorkbook(bytes: Buffer): boolean {
  return [WORKBOOK, COMPOUND_FILE].some((start) => bytes.subarray(0, start.length).equals(start))
}

/** The first sheet that has rows, as CSV text. Whatever would be read otherwise than it looks is refused by name. */
export async function workbookCsv(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw new UnreadableBatch(
      bytes.includes(ENCRYPTED)
        ? 'The workbook is encrypted. Remove its password and save it again.'
        : 'This is an Excel file of the old kind (.xls). Save it as XLSX or CSV (UTF-8).',
    )
  const { rows } = await readWorkbook(openBoundedZip(bytes, WORKBOOK_MEGABYTES_AT_MOST), {
    columnsAtMost: COLUMNS_AT_MOST,
    rowsAtMost: BATCH_ROWS_AT_MOST + 2,
    asEntered,
    onFormula: (cell) =>
      new UnreadableBatch(
        `The workbook holds a formula in cell ${cell}. Copy the sheet, paste it as values, and save it again.`,
      ),
  })
  return rows.map(({ cells }) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (cell = '') => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
