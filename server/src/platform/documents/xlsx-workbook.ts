import { BRAND, BRAND_SOFT } from './document-colors.ts'
import { drawInThread } from './drawing-thread.ts'

export type SheetCell = {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor
  [style: string]: unknown
} | null

export interface Sheet {
  name: string
  widths: number[]
  /** The first row stays in sight. */
  rows: SheetCell[][]
}

const headStyle = (color: string) => ({ fontWeight: 'bold', backgroundColor: BRAND_SOFT, color }) as const
const DATE_FORMAT = 'mmmm d, yyyy'

/** Every cell has its type: text stays text, whatever it begins with, so that no formula runs. */
export const textCell = (value: string, style = {}): SheetCell => ({ value, type: String, ...style })
export const numberCell = (value: number, style = {}): SheetCell => ({ value, type: Number, ...style })
export const percentCell = (value: number): SheetCell => ({ value: value / 100, type: Number, format: '0%' })
export const dateCell = (iso: string | null): SheetCell =>
  iso === null ? null : { value: new Date(iso), type: Date, format: DATE_FORMAT }
export const headCells = (...names: string[]): SheetCell[] => headCellsIn(BRAND, names)
/** In the color of whoever issues the sheet. */
export const headCellsIn = (color: string, names: readonly string[]): SheetCell[] =>
  names.map((name) => textCell(name, headStyle(color)))

/** In a thread of its own: a sheet of ten thousand rows takes a second. */
export const writeWorkbookInThread = (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  drawInThread(['platform/documents/workbook-thread.ts', 'workbook-thread.js'], sheets.map(packed))

export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    sheets.map(({ name, widths, rows }) => ({
      sheet: name,
      data: rows as never,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

const TYPES = { String, Number, Date } as const
type TypeName = keyof typeof TYPES

/** A sheet as a thread can receive it: a type goes by its name. */
export type PackedSheet = Omit<Sheet, 'rows'> & { rows: (object | null)[][] }

const packed = ({ rows, ...sheet }: Sheet): PackedSheet => ({
  ...sheet,
  rows: rows.map((row) => row.map((cell) => cell && { ...cell, type: cell.type.name })),
})

export const unpackSheet = ({ rows, ...sheet }: PackedSheet): Sheet => ({
  ...sheet,
  rows: rows.map((row) =>
    row.map((cell) => cell && ({ ...cell, type: TYPES[(cell as { type: TypeName }).type] } as SheetCell)),
  ),
})
