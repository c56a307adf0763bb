/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** The same behind a semicolon, which divides cells in many countries, also where commas were meant to. */
const FORMULA_BEHIND_SEMICOLON = /;(["'\s]*)(?=[=+\-@])/g
/**
 * Where semicolons divide cells, a quote in the middle of a cell holds nothing together: each line of a text begins
 * a row. The mark of a list item is left, unless its line could call a function or another program.
 */
const FORMULA_OF_A_LINE = /(?<=[\r\n])(["' \t\u00A0]*)(?=[=@]|[+-](?! [^|(\r\n]*(?:[\r\n]|$)))/g

/** A cell that neither breaks the file nor runs in a spreadsheet. */
export function csvCell(value: string): string {
  const inside = value.replaceAll(FORMULA_BEHIND_SEMICOLON, ";$1'").replaceAll(FORMULA_OF_A_LINE, "$1'")
  const harmless = FORMULA.test(inside) ? `'${inside}` : inside
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
