const COLUMNS_AT_MOST = 6
const WIDEST_CELL = 48
/** What people look for first. */
const FIRST = ['id', 'number', 'title', 'name', 'status', 'dueOn']

/** For people: a table of a list, the fields of a record. */
export function asTable(answer: unknown): string {
  const rows = rowsOf(answer)
  if (rows) return rows.length === 0 ? 'Nothing.' : tableOf(rows)
  if (typeof answer !== 'object' || answer === null)
    return answer === undefined ? 'Done.' : plain(String(answer))
  const entries = Object.entries(answer).filter(([, value]) => value !== null && value !== '')
  const width = Math.max(0, ...entries.map(([name]) => name.length))
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${cellOf(value)}`).join('\n')
}

function rowsOf(answer: unknown): Record<string, unknown>[] | undefined {
  const list = Array.isArray(answer) ? answer : (answer as { items?: unknown } | undefined)?.items
  if (!Array.isArray(list)) return undefined
  return list.map((row) => (typeof row === 'object' && row !== null ? row : { value: row }))
}

function tableOf(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    .filter((name) => rows.some((row) => isShort(row[name])))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, COLUMNS_AT_MOST)
  const cells = rows.map((row) => names.map((name) => cut(cellOf(row[name]))))
  const widths = names.map((name, index) => Math.max(name.length, ...cells.map((row) => row[index]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd()
  return [names, ...cells].map(line).join('\n')
}

const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
const isShort = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  (typeof value !== 'object' || nameOf(value) !== undefined)
const cut = (text: string) => (text.length > WIDEST_CELL ? `${text.slice(0, WIDEST_CELL - 1)}…` : text)

function nameOf(value: object): string | undefined {
  const { name, title } = value as { name?: unknown; title?: unknown }
  return typeof name === 'string' ? name : typeof title === 'string' ? title : undefined
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return plain(String(value))
  return plain(nameOf(value) ?? JSON.stringify(value))
}

/** Text of people must not steer the terminal. */
export const plain = (text: string) => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
