import type { Line, Segment } from './page-lines.ts'

const APART_AT_MOST = 4
const LOOSE = 1.45
const GUTTER = 0.1

interface Column {
  x: number
  end: number
}

export interface FoundTable {
  rows: string[][]
  /** How many lines it took. */
  lineCount: number
}

/** The table that begins with the first of these lines, where their words stand below each other in columns. */
export function tableAt(lines: readonly Line[]): FoundTable | undefined {
  const first = lines[0]!
  if (first.segments.length < 2 && !isBesideNext(lines)) return undefined
  let columns = merged(first.segments, first.size)
  let lineCount = 1
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!
    const gap = line.y - lines[index - 1]!.y
    if (gap > APART_AT_MOST * line.size || gap < 0) break
    const next = merged([...columns, ...line.segments], line.size)
    if (next.length < columns.length) break
    columns = next
    if (line.segments.length > 1 || gap <= LOOSE * line.size) lineCount = index + 1
    else if (!lines.slice(index + 1, index + 3).some(({ segments }) => segments.length > 1)) break
  }
  const taken = lines.slice(0, lineCount)
  const rows = withoutSplitColumns(rowsOf(taken, columns))
  const filled = rows.filter((cells) => cells.filter(Boolean).length > 1).length
  const isHeaded = first.isBold && !taken.at(-1)!.isBold
  return filled >= (columns.length > 2 || isHeaded ? 2 : 3) ? { rows, lineCount } : undefined
}

/**
 * Words alone above a row, and to the right of where it begins: the first line of a cell beside cells whose words
 * stand in their middle.
 */
const isBesideNext = ([first, next]: readonly Line[]) =>
  next !== undefined &&
  next.segments.length > 1 &&
  next.y - first!.y <= LOOSE * first!.size &&
  first!.segments[0]!.x > next.segments[0]!.end

/** Columns of which no row fills both are one, such as a figure at the left below a heading in the middle. */
function withoutSplitColumns(rows: string[][]): string[][] {
  const at = rows[0]!.findIndex(
    (_, index) => index > 0 && rows.every((cells) => !cells[index] || !cells[index - 1]),
  )
  if (at < 0) return rows
  return withoutSplitColumns(
    rows.map((cells) => [...cells.slice(0, at - 1), `${cells[at - 1]}${cells[at]}`, ...cells.slice(at + 1)]),
  )
}

/** The ranges that the words cover, without the gaps inside of a column. */
function merged(ranges: readonly Column[], size: number): Column[] {
  const columns: Column[] = []
  for (const { x, end } of ranges.toSorted((a, b) => a.x - b.x)) {
    const open = columns.at(-1)
    if (open && x - open.end < GUTTER * size) open.end = Math.max(open.end, end)
    else columns.push({ x, end })
  }
  return columns
}

function rowsOf(lines: readonly Line[], columns: readonly Column[]): string[][] {
  const columnOf = ({ x }: Segment) => columns.findIndex((column) => x >= column.x - 1 && x <= column.end + 1)
  const gapBefore = (index: number) => lines[index]!.y - lines[index - 1]!.y
  const beginsFirst = ({ segments }: Line) => segments.length > 1 && columnOf(segments[0]!) === 0
  const begun = lines.filter(beginsFirst).length
  const loose = lines.filter((line, index) => index > 0 && gapBefore(index) > LOOSE * line.size).length
  const isPadded = loose >= 0.6 * (begun - 1)
  const rows: string[][] = []
  for (const [index, line] of lines.entries()) {
    const gap = index === 0 ? Number.POSITIVE_INFINITY : gapBefore(index)
    const isNew = gap > LOOSE * line.size || (!isPadded && gap > 0.9 * line.size && beginsFirst(line))
    if (isNew) rows.push(columns.map(() => ''))
    const cells = rows.at(-1)!
    for (const segment of line.segments) {
      const column = Math.max(0, columnOf(segment))
      cells[column] = cells[column] ? `${cells[column]} ${segment.text}` : segment.text
    }
  }
  return rows
}
