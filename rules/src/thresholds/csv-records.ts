/** Splits CSV text (RFC 4180) into records of cells. Empty lines are left out. */
export function csvRecords(text: string): string[][] {
  const records: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endRecord = () => {
    cells.push(cell)
    if (cells.length > 1 || cells[0] !== '') records.push(cells)
    cells = []
    cell = ''
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
    } else if (character === '\n') endRecord()
    else if (character !== '\r') cell += character
  }
  if (cell !== '' || cells.length > 0) endRecord()
  return records
}
