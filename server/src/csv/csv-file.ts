import { csvText } from '@plumbline/rules/csv/csv-text.ts'

/** With a byte order mark: spreadsheets read it as UTF-8 then. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  return new File(['\uFEFF', csvText(rows)], name, { type: 'text/csv;charset=utf-8' })
}
