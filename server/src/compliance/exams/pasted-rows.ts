/**
 * The rows of a pasted table, whose cells are divided by tabs. Word breaks a line inside a cell without saying so;
 * a spreadsheet puts such a cell in quotation marks.
 */
export function pastedRows(text: string, beginsRow: (cells: readonly string[]) => boolean): string[][] {
  const lines = quotedRows(text).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const width = lines.reduce((most, cells) => Math.max(most, cells.length), 0)
  const rows: string[][] = []
  for (const cells of lines) {
    const open = rows.at(-1)
    const isRest =
      open !== undefined &&
      open.length > 1 &&
      open.length < width &&
      open.length + cells.length - 1 <= width &&
      !beginsRow(cells)
    if (isRest) {
      open.push(`${open.pop()}\n${cells[0]}`, ...cells.slice(1))
    } else rows.push([...cells])
  }
  return rows
}

/** A quotation mark that never closes is a letter like any other. */
function quotedRows(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const quoted = /^"((?:[^"]|"")*)"(?=\t|\n|$)/.exec(text.slice(at, at + QUOTED_AT_MOST))
    const cell = quoted?.[0] ?? /^[^\t\n]*/.exec(text.slice(at))![0]
    rows.at(-1)!.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell)
    at += cell.length
    if (text[at] === '\n') rows.push([])
    at++
  }
  return rows
}

const QUOTED_AT_MOST = 20_000
