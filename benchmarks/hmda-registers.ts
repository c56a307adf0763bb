import { EDIT_CASES } from '../rules/src/testing/hmda-edit-cases.ts'
import { CLEAN_SHEET, changesOf, rowText } from '../rules/src/testing/hmda-rows.ts'

const sheetOf = (rows: number) => CLEAN_SHEET.replace('|5|1|53', `|5|${rows}|53`)

/** Each row with a ULI of its own, as a register has; or all with the same, which every one repeats. */
export function registerOf(rows: number, faults: boolean, repeats = false): Uint8Array<ArrayBuffer> {
  const lines = [sheetOf(rows)]
  for (let at = 0; at < rows; at++) {
    const changes = faults ? changesOf(EDIT_CASES[at % EDIT_CASES.length]![1]) : {}
    lines.push(rowText({ uli: `N${String(repeats ? 0 : at).padStart(12, '0')}`, ...changes }))
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`)
}

/** Rows written straight into one array. The first ones have an invalid loan type. */
export function largeRegister(rows: number, faulty = 0): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const sheet = encoder.encode(`${sheetOf(rows)}\n`)
  const row = encoder.encode(`${rowText({ uli: 'N000000000' })}\n`)
  const text = new TextDecoder().decode(row)
  const digits = text.indexOf('N000000000') + 1
  const loanType = text.split('|', 4).join('|').length + 1
  const bytes = new Uint8Array(sheet.length + row.length * rows)
  bytes.set(sheet)
  for (let at = 0; at < rows; at++) {
    const start = sheet.length + at * row.length
    bytes.set(row, start)
    if (at < faulty) bytes[start + loanType] = 53
    for (let place = 8, rest = at; place >= 0; place--, rest = Math.floor(rest / 10))
      bytes[start + digits + place] = 48 + (rest % 10)
  }
  return bytes
}
