import { insertBefore, xmlText } from './office-chart.ts'

export interface PrintedBook {
  title: string
  /** Above each printed page: whose it is, and of which day. */
  head: string
  /** For each sheet: its name, and how many columns and rows it has. */
  sheets: readonly { name: string; columns: number; rows: number; isList: boolean }[]
}

/**
 * Pages as they come out of a printer: across, as wide as the paper, with the headings again on each, numbered.
 * Lists can be filtered.
 */
export function addPrintLayout(parts: Map<string, Buffer>, { title, head, sheets }: PrintedBook): void {
  const names: string[] = []
  for (const [index, { name, columns, rows, isList }] of sheets.entries()) {
    const part = `xl/worksheets/sheet${index + 1}.xml`
    const range = `A1:${columnName(columns - 1)}${rows}`
    const filter = isList && rows > 1 ? `<autoFilter ref="${range}"/>` : ''
    insertBefore(
      parts,
      part,
      '</worksheet>',
      `${filter}<pageMargins left="0.5" right="0.5" top="0.8" bottom="0.7" header="0.35" footer="0.35"/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddHeader>${xmlText(`&L${quoted(head)}&R${quoted(name)}`)}</oddHeader><oddFooter>${xmlText(`&L${quoted(title)}&RPage &P of &N`)}</oddFooter></headerFooter>`,
    )
    const sheet = parts.get(part)!.toString()
    const [before] = /^.*?<worksheet[^>]*>/s.exec(sheet)!
    parts.set(
      part,
      Buffer.from(`${before}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${sheet.slice(before.length)}`),
    )
    names.push(
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${xmlText(name.replaceAll("'", "''"))}'!$1:$1</definedName>`,
    )
  }
  const book = parts.get('xl/workbook.xml')!.toString()
  const defined = `<definedNames>${names.join('')}</definedNames>`
  parts.set('xl/workbook.xml', Buffer.from(book.replace('<definedNames/>', () => defined)))
}

/** An ampersand begins a code in the heads and feet of a sheet. */
const quoted = (text: string) => text.replaceAll('&', '&&')

/** 0 is A, 26 is AA. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
