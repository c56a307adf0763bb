import type { Line, Segment } from './page-lines.ts'

const APART_AT_MOST = 4
/** Of the size of the letters: wider than the usual space between words. */
const CELL_GAP = 0.28
/** Rows of a table have room above and below their words; lines of prose stand closer. */
const ROW_PITCH = 1.3
/** In points. */
const SAME_PLACE = 2

interface Gap {
  from: number
  to: number
}

/**
 * Where a program makes columns as narrow as their words, the gap between two cells is hardly wider than a space. It
 * is told by the lines around it: by a wide gap above or below it, or by gaps at the same places in the next row.
 */
export function withCellsApart(lines: readonly Line[]): Line[] {
  const apart = [...lines]
  const places = lines.map((_, index) => index)
  // What was found in one row tells of the next one: down the page, and up again.
  for (const index of [...places, ...places.toReversed()])
    apart[index] = withCells(
      apart[index]!,
      [apart[index - 1], apart[index + 1]].filter((one) => one !== undefined),
    )
  return apart
}

function withCells(line: Line, beside: readonly Line[]): Line {
  const near = beside.filter((one) => distance(line, one) <= APART_AT_MOST)
  const cells = near.some((one) => isRowBeside(line, one))
    ? cellsOf(line)
    : (near.map((one) => cellsBelow(line, one)).find((found) => found !== undefined) ?? line.segments)
  return cells.length > line.segments.length ? { ...line, segments: cells } : line
}

const distance = (a: Line, b: Line) => Math.abs(a.y - b.y) / Math.max(a.size, b.size)

const cellsOf = ({ segments, size }: Line): Segment[] =>
  segments.flatMap(({ pieces }) => joined(pieces, (gap) => gap <= CELL_GAP * size))

/** Whether both lines are rows of one table: as many cells, with every gap at the same place. */
function isRowBeside(line: Line, other: Line): boolean {
  if (distance(line, other) < ROW_PITCH) return false
  const [own, others] = [gapsOf(cellsOf(line)), gapsOf(cellsOf(other))]
  const least = CELL_GAP * Math.min(line.size, other.size)
  return (
    own.length > 0 &&
    own.length === others.length &&
    own.every((gap, index) => shared(gap, others[index]!) >= least)
  )
}

const gapsOf = (cells: readonly { x: number; end: number }[]): Gap[] =>
  cells.slice(1).map(({ x }, index) => ({ from: cells[index]!.end, to: x }))

const shared = (a: Gap, b: Gap) => Math.min(a.to, b.to) - Math.max(a.from, b.from)

/** The line in the columns of another one, if it has a gap for each of theirs. */
function cellsBelow({ segments, size }: Line, other: Line): Segment[] | undefined {
  const pieces = segments.flatMap((segment) => segment.pieces)
  const gaps = gapsOf(pieces)
  const asked = gapsOf(other.segments).filter(
    ({ from, to }) => from > pieces[0]!.x && to < pieces.at(-1)!.end,
  )
  const found = asked.map((gap) => gapWithin(gap, gaps, size))
  if (found.length === 0 || found.includes(undefined)) return undefined
  const wide = segments.slice(1).map(({ x }) => x)
  return joined(pieces, (_, __, { x }) => !wide.includes(x) && !found.some((gap) => gap?.to === x))
}

/** The one gap that is wider than a space, or the one after which the words begin where the column does. */
function gapWithin(column: Gap, gaps: readonly Gap[], size: number): Gap | undefined {
  const within = gaps.filter((gap) => shared(gap, column) > 0)
  const wide = within.filter(({ from, to }) => to - from > CELL_GAP * size)
  return wide.length > 0
    ? wide.find(() => wide.length === 1)
    : within.find(({ to }) => Math.abs(to - column.to) <= SAME_PLACE)
}

/** Pieces beside each other, as one where they belong together. */
function joined(
  pieces: readonly Segment['pieces'][number][],
  belong: (gap: number, before: { end: number }, after: { x: number }) => boolean,
): Segment[] {
  const cells: Segment[] = []
  for (const piece of pieces) {
    const open = cells.at(-1)
    if (open && belong(piece.x - open.end, open, piece)) {
      open.text += ` ${piece.text}`
      open.end = Math.max(open.end, piece.end)
      open.pieces.push(piece)
    } else cells.push({ ...piece, pieces: [piece] })
  }
  return cells
}
