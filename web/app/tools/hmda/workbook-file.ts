import writeExcelFile from 'write-excel-file/universal'

export interface WorkbookSheet {
  name: string
  widths: readonly number[]
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

const HEAD = { fontWeight: 'bold' } as const
/** What a cell of a workbook can hold. */
const LONGEST_CELL = 32_000

/** Every cell has its type, so that text which begins like a formula stays text. */
const cellOf = (value: string | number, style = {}) =>
  typeof value === 'number'
    ? { value, type: Number, ...style }
    : { value: value.slice(0, LONGEST_CELL), type: String, ...style }

/** An Excel workbook, made in this browser. The head of each sheet stays in sight. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, widths, head, rows }) => ({
      sheet: name,
      data: [
        head.map((value) => cellOf(value, HEAD)),
        ...rows.map((row) => row.map((value) => cellOf(value))),
      ],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })) as never,
  ).toBlob()
}
