import { REQUEST_FILE_MIB_AT_MOST, type RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import { BeyondLimit } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { readWorkbook, WORKBOOK_MEGABYTES_AT_MOST } from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { parse } from 'csv-parse/sync'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'
import { isPdf } from '../../platform/pdf-reading/pdf-pages.ts'
import { readPdf } from '../../platform/pdf-reading/read-pdf.ts'
import { readDocx } from '../policies/read-docx.ts'
import { plainLines } from './plain-lines.ts'
import { requestsOfPdf } from './read-request-pdf.ts'
import { readRequestRows, readRequestText } from './request-list.ts'

export type ListRefusal = 'LIST_EMPTY' | 'LIST_UNREADABLE' | 'LIST_ENCRYPTED' | 'LIST_SCANNED'

const FROM_WORD =
  'Numbers that Word counts by itself are counted again. Compare them with the letter, and untick what is no request.'

const COLUMNS_AT_MOST = 1_000
const ROWS_AT_MOST = 5_000
const FROM_CELLS =
  'Cells with formulas are read by the values that were stored with the file; a merged cell counts in its first row and column. Check the numbers: a spreadsheet may have turned 1.10 into 1.1.'

/** PDF; Word (DOCX); XLSX; CSV in UTF-8, UTF-16, or Windows-1252; or plain text. */
export async function readRequestFile(file: Uint8Array): Promise<RequestList | ListRefusal> {
  if (file.length === 0) return 'LIST_EMPTY'
  if (file.length > REQUEST_FILE_MIB_AT_MOST * 1024 * 1024) return 'LIST_UNREADABLE'
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1')))
    return isWord(bytes) ? readLetter(bytes) : readSheets(bytes)
  if (isPdf(bytes)) return readPdfLetter(bytes)
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) return 'LIST_UNREADABLE'
  const list = readTable(text)
  return typeof list !== 'string' && encoding === 'windows-1252'
    ? { ...list, notes: [...list.notes, 'The file is not UTF-8; it was read as Windows-1252.'] }
    : list
}

function isWord(bytes: Buffer): boolean {
  try {
    return openBoundedZip(bytes, WORKBOOK_MEGABYTES_AT_MOST).some(({ name }) => name === 'word/document.xml')
  } catch {
    return false
  }
}

async function readLetter(bytes: Buffer): Promise<RequestList | ListRefusal> {
  const document = await readDocx(bytes)
  if (document === 'DOCUMENT_EMPTY') return 'LIST_EMPTY'
  if (typeof document === 'string') return 'LIST_UNREADABLE'
  const list = readRequestText(plainLines(document.body))
  return { ...list, notes: [...list.notes, FROM_WORD] }
}

async function readPdfLetter(bytes: Buffer): Promise<RequestList | ListRefusal> {
  const pdf = await readPdf(bytes)
  if (pdf === 'ENCRYPTED') return 'LIST_ENCRYPTED'
  if (pdf === 'DAMAGED') return 'LIST_UNREADABLE'
  if (pdf.emptyPages.length === pdf.pageCount) return pdf.found.pictures > 0 ? 'LIST_SCANNED' : 'LIST_EMPTY'
  return requestsOfPdf(pdf)
}

function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

function readTable(text: string): RequestList | ListRefusal {
  const first = text.split('\n', 5).join('\n')
  const [delimiter, times] = [',', ';', '\t']
    .map((sign) => [sign, first.split(sign).length - 1] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best))
  if (times === 0) return readRequestText(text)
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: ROWS_AT_MOST,
    }) as string[][]
    return readRequestRows(rows)
  } catch {
    // A quotation mark that never closes: line by line nothing is lost.
    return readRequestRows(text.split(/\r?\n/).map((line) => line.split(delimiter)))
  }
}

async function readSheets(bytes: Buffer): Promise<RequestList | ListRefusal> {
  try {
    const { rows, otherSheets } = await readWorkbook(openBoundedZip(bytes, WORKBOOK_MEGABYTES_AT_MOST), {
      columnsAtMost: COLUMNS_AT_MOST,
      rowsAtMost: ROWS_AT_MOST,
      asEntered: (written) => written,
    })
    if (rows.length === 0) return 'LIST_EMPTY'
    const list = readRequestRows(rows.map(({ cells }) => Array.from(cells, (cell) => cell ?? '')))
    const notes = [
      FROM_CELLS,
      ...(otherSheets.length > 0 ? [`Only the first sheet was read, not: ${otherSheets.join(', ')}.`] : []),
    ]
    return { ...list, notes: [...list.notes, ...notes] }
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
    return 'LIST_UNREADABLE'
  }
}
