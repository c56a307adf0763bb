import readExcelFile from 'read-excel-file/node'
import { zipEntries } from '../../platform/documents/zip-size.ts'
import { UnreadableBatch } from './unreadable-batch.ts'

export const UNPACKED_MEGABYTES_AT_MOST = 60
const WORKBOOK = Buffer.from('PK\u0003\u0004', 'latin1')
/** The container of old Excel files, and of workbooks that have a password. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
/** More digits than this are how a binary number is written, not what somebody entered. */
const DIGITS = 15

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
  refuseFormulas(bytes)
  let sheets: { sheet: string; data: unknown[][] }[]
  try {
    sheets = (await readExcelFile(bytes, { parseNumber: asEntered })) as typeof sheets
  } catch {
    throw new UnreadableBatch('The workbook is damaged. Open it, save it again, or save it as CSV (UTF-8).')
  }
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
  return rows
    .map((cells) => cells.map(cellText))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

function refuseFormulas(bytes: Buffer): void {
  const entries = zipEntries(bytes, UNPACKED_MEGABYTES_AT_MOST * 1024 * 1024)
  if (!entries)
    throw new UnreadableBatch(
      `The workbook is damaged, or it unpacks to more than ${UNPACKED_MEGABYTES_AT_MOST} MB. Save it again, or save it as CSV (UTF-8).`,
    )
  for (const { unpacked } of entries.filter(({ name }) => SHEET.test(name))) {
    const cell = firstFormula(unpacked())
    if (cell !== undefined)
      throw new UnreadableBatch(
        `The workbook holds a formula in cell ${cell}. Copy the sheet, paste it as values, and save it again.`,
      )
  }
}

function firstFormula(sheet: Buffer): string | undefined {
  const at = [sheet.indexOf('<f>'), sheet.indexOf('<f '), sheet.indexOf('<f/>')].filter((place) => place >= 0)
  if (at.length === 0) return undefined
  const formula = Math.min(...at)
  const before = sheet.toString('utf8', Math.max(0, formula - 500), formula)
  return before.match(/\br="([A-Z]+\d+)"[^<]*>?$/)?.[1] ?? before.match(/.*\br="([A-Z]+\d+)"/s)?.[1] ?? '?'
}

/** 0.068750000000000006 was entered as 0.06875. */
function asEntered(written: string): string {
  return String(Number(Number(written).toPrecision(DIGITS)))
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
