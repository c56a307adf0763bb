import { BRAND, BRAND_SOFT } from './document-colors.ts'
import type { DocumentChart } from './document-content.ts'
import { drawInThread } from './drawing-thread.ts'
import { addCharts, type PlacedChart } from './xlsx-charts.ts'
import { addPrintLayout, columnName } from './xlsx-print.ts'
import { withChangedParts } from './zip-times.ts'

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
  /** Drawn below the rows, or beside many; what it shows is in a sheet at the end. */
  chart?: DocumentChart
}

/** What a workbook that is printed or passed on says on each page. */
export interface WorkbookLook {
  title: string
  head: string
  color: string
}

const headStyle = (color: string) => ({ fontWeight: 'bold', backgroundColor: BRAND_SOFT, color }) as const
const DATE_FORMAT = 'mmmm d, yyyy'

/** Every cell has its type: text stays text, whatever it begins with, so that no formula runs. */
export const textCell = (value: string, style = {}): SheetCell => ({ value, type: String, ...style })
export const numberCell = (value: number, style = {}): SheetCell => ({ value, type: Number, ...style })
export const percentCell = (value: number): SheetCell => ({ value: value / 100, type: Number, format: '0%' })
export const dateCell = (iso: string | null, style = {}): SheetCell =>
  iso === null ? null : { value: new Date(iso), type: Date, format: DATE_FORMAT, ...style }
export const headCells = (...names: string[]): SheetCell[] => headCellsIn(BRAND, names)
/** Else a number, aligned right, would touch the text after it. */
export const AFTER_NUMBER = { align: 'left', indent: 1 } as const

/** In the color of the issuer of the sheet. */
export const headCellsIn = (
  color: string,
  names: readonly string[],
  areNumbers: readonly boolean[] = [],
): SheetCell[] =>
  names.map((name, at) =>
    textCell(name, {
      ...headStyle(color),
      ...(areNumbers[at] ? { align: 'right' } : areNumbers[at - 1] ? AFTER_NUMBER : {}),
    }),
  )

/** In a thread of its own: a sheet of ten thousand rows takes a second. */
export const writeWorkbookInThread = (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  drawInThread(['platform/documents/workbook-thread.ts', 'workbook-thread.js'], sheets.map(packed))

/** A workbook with charts, and with pages as they should come out of a printer. */
export async function writePrintedWorkbook(sheets: readonly Sheet[], look: WorkbookLook): Promise<Buffer> {
  const shown = sheets.flatMap(({ chart }) => (chart ? [chart] : []))
  const all = shown.length > 0 ? [...sheets, chartSheet(shown, look.color)] : sheets
  const charts = sheets.flatMap(({ chart, widths, rows }, index): PlacedChart[] =>
    chart
      ? [
          {
            chart,
            sheet: index + 1,
            ...placeOf(widths.length, rows.length),
            cells: chartCells(chart, shown.indexOf(chart)),
          },
        ]
      : [],
  )
  return withChangedParts(await writeWorkbook(all), (parts) => {
    addPrintLayout(parts, {
      ...look,
      sheets: all.map(({ name, widths, rows }, index) => ({
        ...{ name, columns: widths.length, rows: rows.length, isList: index > 0 && index < sheets.length },
      })),
    })
    addCharts(parts, charts, look.color)
  })
}

const ROWS_ABOVE_CHART = 30

const placeOf = (columns: number, rows: number) =>
  rows <= ROWS_ABOVE_CHART ? { column: 0, row: rows + 1 } : { column: columns + 1, row: 1 }

const CHART_SHEET = 'Values of the charts'

function chartSheet(charts: readonly DocumentChart[], color: string): Sheet {
  const longest = Math.max(...charts.map(({ points }) => points.length))
  return {
    name: CHART_SHEET,
    widths: charts.flatMap(() => [18, 12]),
    rows: [
      headCellsIn(
        color,
        charts.flatMap(({ of }) => [of, 'Value']),
        charts.flatMap(() => [false, true]),
      ),
      ...Array.from({ length: longest }, (_, row) =>
        charts.flatMap(({ points }) => {
          const point = points[row]
          return point ? [textCell(point.label), numberCell(point.value)] : [null, null]
        }),
      ),
    ],
  }
}

function chartCells({ points }: DocumentChart, index: number) {
  const range = (column: number) =>
    `'${CHART_SHEET}'!$${columnName(column)}$2:$${columnName(column)}$${points.length + 1}`
  return { labels: range(2 * index), values: range(2 * index + 1) }
}

export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    sheets.map(({ name, widths, rows }) => ({
      sheet: name,
      data: rows as never,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    { fontFamily: 'Calibri', fontSize: 11 },
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
