import {
  headCells,
  numberCell,
  type SheetCell,
  textCell,
  writeWorkbookInThread,
} from '../../platform/documents/xlsx-workbook.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What a spreadsheet holds exactly; a longer number, or one that begins with a zero, stays text. */
const NUMBER = /^-?(0|[1-9]\d{0,10})(\.\d{1,4})?$/
const WIDTH = 18

export async function tableWorkbook(
  fileName: string,
  sheet: string,
  [head = [], ...rows]: readonly string[][],
): Promise<File> {
  const bytes = await writeWorkbookInThread([
    {
      name: sheet,
      widths: head.map(() => WIDTH),
      rows: [headCells(...head), ...rows.map((cells) => cells.map(cellOf))],
    },
  ])
  return new File([new Uint8Array(bytes)], fileName, { type: TYPE })
}

function cellOf(text: string): SheetCell {
  if (text === '') return null
  return NUMBER.test(text) ? numberCell(Number(text)) : textCell(text)
}
