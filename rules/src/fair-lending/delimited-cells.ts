/** The cells of one line; a quoted cell may hold the separator. */
export function delimitedCells(line: string, separator: ',' | '|' = ','): string[] {
  if (!line.includes('"')) return line.split(separator)
  const pattern =
    separator === ',' ? /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g : /(?:^|\|)(?:"((?:[^"]|"")*)"|([^|]*))/g
  const cells: string[] = []
  for (const [, quoted, bare] of line.matchAll(pattern))
    cells.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'))
  return cells
}
