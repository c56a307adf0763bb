import { csvText } from '@plumbline/rules/csv/csv-text.ts'

/** With a byte order mark, so that spreadsheets read UTF-8. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  return new File(['\uFEFF', csvText(rows)], name, { type: 'text/csv;charset=utf-8' })
}
