import { fieldTitle, officialLabel } from '@plumbline/rules/hmda/field-words.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { zipPart } from './zip-part.ts'

/** Numbers that a spreadsheet shows without their leading zeros. */
const DIGITS: Partial<Record<string, number>> = { zipCode: 5, county: 5, censusTract: 11 }
const SHEET_FIELD_COUNT = 15
const COLUMNS_AT_MOST = 1000
const NAMED_AT_MOST = 5

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) => {
      const point = Number.parseInt(code, hex ? 16 : 10)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

function columnOf(reference: string): number {
  let at = 0
  for (const letter of reference.replace(/\d+/g, '')) at = at * 26 + letter.charCodeAt(0) - 64
  return at - 1
}

interface Cell {
  text: string
  isNumber: boolean
}

/** The sheet that the workbook lists first; its file may have any name. */
async function firstSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const book = (await zipPart(bytes, 'xl/workbook.xml')) ?? ''
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(book)?.[1]
  const links = (await zipPart(bytes, 'xl/_rels/workbook.xml.rels')) ?? ''
  const link = [...links.matchAll(/<Relationship\b[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0]
  const target = /\bTarget="\/?(?:xl\/)?([^"]+)"/.exec(link ?? '')?.[1] ?? 'worksheets/sheet1.xml'
  const sheet = await zipPart(bytes, `xl/${target}`)
  if (sheet === undefined) throw new Error('The workbook has no first sheet.')
  return sheet
}

async function* rowsOf(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Cell[]> {
  const sheet = await firstSheet(bytes)
  const shared = (await zipPart(bytes, 'xl/sharedStrings.xml')) ?? ''
  const strings = [...shared.matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, inner]) =>
    plain((inner ?? '').replace(/<rPh\b[\s\S]*?<\/rPh>/g, '')),
  )
  for (const [, cells = ''] of sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)) {
    const row: Cell[] = []
    for (const [, attributes = '', inner = ''] of cells.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const reference = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1]
      const value = /<v[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1] ?? ''
      const at = reference ? columnOf(reference) : row.length
      if (at >= COLUMNS_AT_MOST) continue
      const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
      const text = type === 's' ? (strings[Number(value)] ?? '') : plain(type === 'inlineStr' ? inner : value)
      row[at] = { text: text.replace(/[|\r\n\t]/g, ' ').trim(), isNumber: type === 'n' }
    }
    const filled = Array.from(row, (cell) => cell ?? { text: '', isNumber: false })
    if (filled.some(({ text }) => text !== '')) yield filled
  }
}

/** A number as it is shown: the file may hold 3.475 as 3.4750000000000001, and 01001 as 1001. */
function shownValue({ text, isNumber }: Cell, field: string): string {
  if (!isNumber || text === '' || Number.isNaN(Number(text))) return text
  const shown = /[.eE]/.test(text) ? String(Number(text)) : text
  return /^\d+$/.test(shown) ? shown.padStart(DIGITS[field] ?? 0, '0') : shown
}

const bare = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '')
const NAMES = new Map(
  LOAN_FIELDS.flatMap((field, at) =>
    [field, officialLabel(field), fieldTitle(field)].map((name): [string, number] => [bare(name), at]),
  ),
)

/** For each field, the column whose head names it; nothing when the row is no header of names. */
function columnsByName(head: readonly Cell[]): number[] | undefined {
  const columns: number[] = []
  head.forEach(({ text }, column) => {
    const field = NAMES.get(bare(text))
    if (field !== undefined) columns[field] ??= column
  })
  if (Object.keys(columns).length < LOAN_FIELDS.length / 2) return undefined
  // Every row that follows such a header is a loan row.
  const missing = LOAN_FIELDS.filter((field, at) => columns[at] === undefined && field !== 'recordIdentifier')
  if (missing.length > 0) {
    const named = missing.slice(0, NAMED_AT_MOST).map(officialLabel).join(', ')
    const more = missing.length > NAMED_AT_MOST ? ` and ${missing.length - NAMED_AT_MOST} more` : ''
    throw new Error(`The header of the first sheet lacks columns: ${named}${more}.`)
  }
  return columns
}

/** The first sheet as pipe-delimited rows: columns by the names in its header, or in the official order. */
export async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const lines: string[] = []
  let columns: number[] | undefined
  for await (const row of rowsOf(bytes)) {
    const kind = row[0]!.text
    // The header is in the first row, or below the transmittal sheet.
    const named: number[] | undefined = columns || lines.length > 1 ? undefined : columnsByName(row)
    columns ??= named
    if (named) continue
    if (!columns && lines.length === 0 && !/^[12]$/.test(kind)) continue
    const isSheet = kind === '1' && lines.length === 0 && row.length <= SHEET_FIELD_COUNT
    if (isSheet) {
      lines.push(Array.from({ length: SHEET_FIELD_COUNT }, (_, at) => row[at]?.text ?? '').join('|'))
      continue
    }
    const empty = { text: '', isNumber: false }
    lines.push(
      LOAN_FIELDS.map((field, at) => {
        const column = columns ? columns[at] : at
        return column === undefined ? '2' : shownValue(row[column] ?? empty, field)
      }).join('|'),
    )
  }
  if (lines.length === 0)
    throw new Error(
      'The first sheet has no header of column names and no rows that begin with 1 (transmittal sheet) or 2 (loan row).',
    )
  return `${lines.join('\n')}\n`
}
