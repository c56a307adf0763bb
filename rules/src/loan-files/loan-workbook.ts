import type { CsvRow } from '../csv/csv-rows.ts'
import { UnreadableFile } from '../workbooks/unreadable-file.ts'
import { asEntered, readWorkbook, type WorkbookEntry } from '../workbooks/xlsx-reader.ts'
import { LOANS_AT_MOST } from './read-mismo.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

const COLUMNS_AT_MOST = 1_000
/** Every workbook has it; other archives do not. */
const WORKBOOK_PART = 'xl/workbook.xml'

export const isWorkbook = (entries: readonly { name: string }[]): boolean =>
  entries.some(({ name }) => name === WORKBOOK_PART)

/** The rows of the first sheet that has cells, numbered as the sheet numbers them. */
export async function loanWorkbookRows(entries: readonly WorkbookEntry[]): Promise<CsvRow[]> {
  try {
    const { rows } = await readWorkbook(entries, {
      columnsAtMost: COLUMNS_AT_MOST,
      rowsAtMost: LOANS_AT_MOST + 2,
      asEntered,
      onFormula: (cell) =>
        new UnreadableFile(
          `The workbook holds a formula in cell ${cell}. Copy the sheet, paste it as values, and save it again.`,
        ),
    })
    return rows.map(({ cells, line }) => ({ cells: Array.from(cells, (cell) => cell ?? ''), line }))
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UnreadableLoanFile(error.message)
    throw error
  }
}
