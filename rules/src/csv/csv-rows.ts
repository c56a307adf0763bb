export class UnclosedQuote extends Error {
  readonly line: number

  constructor(line: number) {
    super('A quotation mark is not closed. The file is cut off.')
    this.line = line
  }
}

export interface CsvRow {
  cells: string[]
  line: number
}

/** A heading without what people write differently: case, spaces, punctuation. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Cells between commas, semicolons, tabs, or pipes: the one that the header has most of. */
export function csvRows(text: string): CsvRow[] {
  const first = text.slice(0, text.search(/\r?\n|$/))
  const divider = [',', ';', '\t', '|'].reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  )
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begun = 1
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.length > 1 || cells[0] !== '') rows.push({ cells, line: begun })
    cells = []
    begun = line
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === divider) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r' || text[at + 1] !== '\n') cell += sign
  }
  if (quoted) throw new UnclosedQuote(begun)
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
