/** Splits CSV text (RFC 4180) into records of cells. Empty lines are left out. */
export const csvRecords = (text: string): string[][] => [...eachCsvRecord(text)]

/** One record after the other, for files whose records need not be in memory together. */
export function* eachCsvRecord(text: string): Generator<string[]> {
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endRecord = (): string[] | undefined => {
    const record = [...cells, cell]
    cells = []
    cell = ''
    return record.length > 1 || record[0] !== '' ? record : undefined
  }
  for (let index = text.charCodeAt(0) === 0xfeff ? 1 : 0; index < text.length; index++) {
    const character = text[index]!
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') {
        cell += '"'
        index++
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === ',') {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      const record = endRecord()
      if (record) yield record
    } else if (character !== '\r') cell += character
  }
  const last = endRecord()
  if (last) yield last
}
