import { readXml, textCollector } from './bounded-xml.ts'
import { BeyondLimit, UnreadableFile } from './unreadable-file.ts'
import { isDateFormat } from './xlsx-date-format.ts'

/** ECMA-376, part 1: 18.2 (workbook), 18.3 (sheets), 18.4 (shared strings), 18.8 (styles). */
export const WORKBOOK_MEGABYTES_AT_MOST = 60
const CELLS_AT_MOST = 1_000_000
const SHEETS_AT_MOST = 500
const STYLES_AT_MOST = 70_000

/** One packed part of the workbook, a piece at a time. The caller that unpacks it counts the bytes. */
export interface WorkbookEntry {
  name: string
  pieces(): AsyncIterable<Uint8Array>
}

export interface WorkbookRow {
  /** As the sheet numbers it, from 1. */
  line: number
  cells: string[]
}

export interface Workbook {
  /** Of the first sheet that has cells. */
  rows: WorkbookRow[]
  sheet: string
  /** Other sheets that have cells. */
  otherSheets: string[]
}

export interface WorkbookOptions {
  columnsAtMost: number
  /** Rows with cells; later ones are not read. */
  rowsAtMost: number
  /** What becomes of a number as it is written. */
  asEntered: (written: string) => string
  /** Refuses a cell with a formula, by its name. */
  onFormula?: (cell: string) => Error
}

/** The first sheet that has cells, cell by cell: what lies between two cells costs nothing. */
export async function readWorkbook(
  parts: readonly WorkbookEntry[],
  options: WorkbookOptions,
): Promise<Workbook> {
  const entries = new Map(parts.map((entry) => [entry.name, entry]))
  const { sheets, has1904Dates } = await readSheetList(entries)
  const strings = await readSharedStrings(entries.get('xl/sharedStrings.xml'))
  const isDateStyle = await readStyles(entries.get('xl/styles.xml'))
  const cells = counter(CELLS_AT_MOST, 'cells')
  let found: { rows: WorkbookRow[]; sheet: string } | undefined
  const otherSheets: string[] = []
  for (const { name, entry } of sheets) {
    if (found) {
      if (await hasCells(entry)) otherSheets.push(name)
      continue
    }
    const rows = await readSheet(entry, { ...options, strings, isDateStyle, has1904Dates, countCell: cells })
    if (rows.length > 0) found = { rows, sheet: name }
  }
  return { rows: [], sheet: '', ...found, otherSheets }
}

const counter = (atMost: number, what: string) => {
  let count = 0
  return () => {
    if (++count > atMost)
      throw new BeyondLimit(
        `The workbook has more than ${atMost.toLocaleString('en-US')} ${what}, which is the limit. Split it and send the parts.`,
      )
  }
}

async function readSheetList(entries: ReadonlyMap<string, WorkbookEntry>) {
  const workbook = entries.get('xl/workbook.xml')
  const relations = entries.get('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations)
    throw new UnreadableFile('This is not an Excel workbook (.xlsx). Save it as XLSX or CSV (UTF-8).')
  const named: { name: string; id: string }[] = []
  const countSheet = counter(SHEETS_AT_MOST, 'sheets')
  let has1904Dates = false
  await readXml(workbook.pieces(), {
    open(name, attributes) {
      if (name === 'workbookPr') has1904Dates = isTrue(attributes.date1904)
      if (name !== 'sheet') return
      countSheet()
      named.push({ name: attributes.name ?? '', id: attributes['r:id'] ?? relationId(attributes) })
    },
  })
  const targets = new Map<string, string>()
  await readXml(relations.pieces(), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  const sheets = named.flatMap(({ name, id }) => {
    const target = targets.get(id)
    const entry = target && entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    return entry ? [{ name, entry }] : []
  })
  return { sheets, has1904Dates }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'
/** Under another prefix than the usual one. */
const relationId = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

async function readSharedStrings(entry: WorkbookEntry | undefined): Promise<string[]> {
  const strings: string[] = []
  if (!entry) return strings
  const count = counter(CELLS_AT_MOST, 'texts')
  const text = textCollector()
  let isText = false
  let isPhonetic = false
  await readXml(entry.pieces(), {
    open(name) {
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = true
    },
    text(part) {
      if (isText && !isPhonetic) text.add(part)
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false
      if (name === 't') isText = false
      if (name !== 'si') return
      count()
      strings.push(text.take())
    },
  })
  return strings
}

/** Which cell formats show a number as a date. */
async function readStyles(entry: WorkbookEntry | undefined): Promise<readonly boolean[]> {
  const isDate: boolean[] = []
  if (!entry) return isDate
  const custom = new Map<number, boolean>()
  const count = counter(STYLES_AT_MOST, 'formats')
  let isInCellFormats = false
  await readXml(entry.pieces(), {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isInCellFormats = true
      if (name === 'numFmt') {
        count()
        custom.set(Number(numFmtId), isDateFormat(Number(numFmtId), formatCode))
      }
      if (name !== 'xf' || !isInCellFormats) return
      count()
      isDate.push(custom.get(Number(numFmtId)) ?? isDateFormat(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false
    },
  })
  return isDate
}

async function hasCells(entry: WorkbookEntry): Promise<boolean> {
  let isFilled = false
  await readXml(entry.pieces(), {
    open(name) {
      if (name === 'v' || name === 't') isFilled = true
    },
    isDone: () => isFilled,
  })
  return isFilled
}

interface SheetOptions extends WorkbookOptions {
  strings: readonly string[]
  isDateStyle: readonly boolean[]
  has1904Dates: boolean
  countCell: () => void
}

async function readSheet(entry: WorkbookEntry, options: SheetOptions): Promise<WorkbookRow[]> {
  const { columnsAtMost, rowsAtMost, countCell, onFormula } = options
  const rows: WorkbookRow[] = []
  const value = textCollector()
  let row: WorkbookRow | undefined
  let line = 0
  let column = 0
  let cell = { type: 'n', style: -1, name: '' }
  let isValue = false
  await readXml(entry.pieces(), {
    open(name, { r, t, s }) {
      if (name === 'row') {
        line = Number(r) || line + 1
        column = 0
        row = { line, cells: [] }
      } else if (name === 'c') {
        countCell()
        column = r === undefined ? column + 1 : columnOf(r)
        if (column > columnsAtMost)
          throw new BeyondLimit(
            `The workbook has a cell in column ${column.toLocaleString('en-US')} (${(r ?? '').slice(0, 12)}). The limit is ${columnsAtMost.toLocaleString('en-US')} columns.`,
          )
        cell = { type: t ?? 'n', style: Number(s ?? -1), name: r ?? '?' }
      } else if (name === 'f' && onFormula) throw onFormula(cell.name)
      else if (name === 'v' || name === 't') isValue = true
    },
    text(part) {
      if (isValue) value.add(part)
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') {
        const text = cellText(value.take(), cell, options)
        if (text === '' || !row) return
        while (row.cells.length < column - 1) row.cells.push('')
        row.cells[column - 1] = text
      } else if (name === 'row' && row) {
        if (row.cells.length > 0) rows.push(row)
        row = undefined
      }
    },
    isDone: () => rows.length > rowsAtMost,
  })
  return rows.slice(0, rowsAtMost)
}

function cellText(
  written: string,
  { type, style }: { type: string; style: number },
  { strings, isDateStyle, has1904Dates, asEntered }: SheetOptions,
): string {
  if (written === '') return ''
  switch (type) {
    case 's':
      return (strings[Number(written)] ?? '').trim()
    case 'b':
      return written === '1' ? 'true' : 'false'
    case 'd':
      return written.slice(0, 10)
    case 'n': {
      const number = Number(written)
      if (!Number.isFinite(number)) return written.trim()
      return isDateStyle[style] ? dateText(number, has1904Dates) : asEntered(written)
    }
    default:
      return written.trim()
  }
}

/** More digits than this are how a binary number is written, not what somebody entered. */
const DIGITS = 15

/** 0.068750000000000006 was entered as 0.06875. */
export const asEntered = (written: string): string => String(Number(Number(written).toPrecision(DIGITS)))

const DAY_MS = 86_400_000
/** Day 60 of the usual system is February 29, 1900, which never was; days before it are one less. */
const DAYS_TO_1970 = 25_569
const DAYS_1900_TO_1904 = 1_462

function dateText(serial: number, has1904Dates: boolean): string {
  const days = has1904Dates ? serial + DAYS_1900_TO_1904 : serial < 60 ? serial + 1 : serial
  const date = new Date(Math.round((days - DAYS_TO_1970) * DAY_MS))
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
}

/** `AB12` is in column 28. */
function columnOf(name: string): number {
  let column = 0
  for (const sign of name) {
    const letter = sign.charCodeAt(0) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  if (column === 0) throw new UnreadableFile('The workbook is damaged: it has a cell without a place.')
  return column
}
