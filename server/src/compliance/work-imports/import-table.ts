import { WORK_IMPORT_ROWS_AT_MOST } from '@plumbline/contract/compliance/work-imports.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import {
  asEntered,
  readWorkbook,
  WORKBOOK_MEGABYTES_AT_MOST,
} from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'

export interface ImportTable {
  header: string[]
  rows: { line: number; cells: string[] }[]
}

/** The file as a whole cannot be read. */
export class UnreadableTable extends UnreadableFile {
  override readonly name = 'UnreadableTable'
}

const COLUMNS_AT_MOST = 100
const WORKBOOK = Buffer.from('PK\u0003\u0004', 'latin1')
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** CSV (UTF-8, UTF-16 or Windows-1252; comma, semicolon or tab) or the first sheet of an XLSX file. */
export async function readImportTable(file: Uint8Array): Promise<ImportTable> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 4).equals(OLD_WORKBOOK))
    throw new UnreadableTable(
      'This is an Excel file of the old kind (.xls), or it has a password. Save it as XLSX or CSV (UTF-8).',
    )
  const records = bytes.subarray(0, 4).equals(WORKBOOK) ? await sheetRows(bytes) : textRows(decode(bytes))
  const [header, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!header) throw new UnreadableTable('The file is empty. Its first line names the columns.')
  if (header.cells.length > COLUMNS_AT_MOST)
    throw new UnreadableTable(`The file has ${header.cells.length} columns. The limit is ${COLUMNS_AT_MOST}.`)
  if (rows.length === 0) throw new UnreadableTable('The file has a header but no rows.')
  if (rows.length > WORK_IMPORT_ROWS_AT_MOST)
    throw new UnreadableTable(
      `The file has more than ${WORK_IMPORT_ROWS_AT_MOST.toLocaleString('en-US')} rows. Split it and import the parts.`,
    )
  return { header: header.cells, rows }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new UnreadableTable('The file is not text. Save it as XLSX or CSV (UTF-8).')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function textRows(text: string): ImportTable['rows'] {
  const first = text.split('\n', 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  const delimiter = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  try {
    const records = parse(text, {
      ...{ delimiter, bom: true, info: true, trim: true, relax_column_count: true },
      to: WORK_IMPORT_ROWS_AT_MOST + 2,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    throw new UnreadableTable(`The file is not well-formed CSV${line}. Check the quotes.`)
  }
}

/** Formulas count as the values that were stored with them. */
async function sheetRows(bytes: Buffer): Promise<ImportTable['rows']> {
  const { rows } = await readWorkbook(openBoundedZip(bytes, WORKBOOK_MEGABYTES_AT_MOST), {
    columnsAtMost: COLUMNS_AT_MOST,
    rowsAtMost: WORK_IMPORT_ROWS_AT_MOST + 2,
    asEntered,
  })
  return rows
}
