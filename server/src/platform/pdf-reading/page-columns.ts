import { type Line, type Segment, startOf } from './page-lines.ts'

const LINES_AT_LEAST = 6
const LOOSE = 1.45

/** The lines of a page in the order in which they are read: where prose is in two columns, the left one first. */
export function readingOrder(lines: readonly Line[]): { lines: Line[][]; hasColumns: boolean } {
  const gutter = findGutter(lines)
  if (gutter === undefined) return { lines: [[...lines]], hasColumns: false }
  const parts: Line[][] = []
  let left: Line[] = []
  let right: Line[] = []
  const flush = () => {
    parts.push(left, right)
    left = []
    right = []
  }
  for (const line of lines) {
    if (line.segments.some((segment) => crosses(segment, gutter))) {
      flush()
      parts.push([line])
      continue
    }
    const before = line.segments.filter(({ end }) => end <= gutter)
    const after = line.segments.filter(({ x }) => x >= gutter)
    if (before.length > 0) left.push({ ...line, segments: before })
    if (after.length > 0) right.push({ ...line, segments: after })
  }
  flush()
  return { lines: joined(parts.filter((part) => part.length > 0)), hasColumns: true }
}

/** Lines across the whole page that follow each other are one part. */
function joined(parts: Line[][]): Line[][] {
  const whole: Line[][] = []
  for (const part of parts) {
    const open = whole.at(-1)
    if (open && part.length === 1 && open.at(-1)!.y < part[0]!.y && startOf(open[0]!) === startOf(part[0]!))
      open.push(part[0]!)
    else whole.push(part)
  }
  return whole
}

const crosses = ({ x, end }: Segment, at: number) => x < at && end > at

function findGutter(lines: readonly Line[]): number | undefined {
  const segments = lines.flatMap((line) => line.segments)
  if (segments.length < 2 * LINES_AT_LEAST) return undefined
  const from = Math.min(...segments.map(({ x }) => x))
  const to = Math.max(...segments.map(({ end }) => end))
  let best: { at: number; crossing: number; room: number } | undefined
  for (let at = from + (to - from) * 0.35; at <= from + (to - from) * 0.65; at += 2) {
    const crossing = segments.filter((segment) => crosses(segment, at)).length
    const room = Math.min(
      ...segments.map(({ x, end }) =>
        x < at && end > at ? 99 : Math.min(Math.abs(x - at), Math.abs(end - at)),
      ),
    )
    if (!best || crossing < best.crossing || (crossing === best.crossing && room > best.room))
      best = { at, crossing, room }
  }
  if (!best || best.crossing > lines.length / 4) return undefined
  const { at } = best
  const inside = lines.filter((line) => !line.segments.some((segment) => crosses(segment, at)))
  const left = inside.filter((line) => line.segments.some(({ end }) => end <= at))
  const right = inside.filter((line) => line.segments.some(({ x }) => x >= at))
  const isProse =
    fills(left, (segment) => segment.end <= at, to - from) &&
    fills(right, (segment) => segment.x >= at, to - from)
  return isProse && !breakTogether(left, right) ? at : undefined
}

/** Prose fills most of its lines from edge to edge; the cells of a table seldom do. */
function fills(lines: readonly Line[], isOfSide: (segment: Segment) => boolean, pageWidth: number): boolean {
  if (lines.length < LINES_AT_LEAST) return false
  const widths = lines.map(({ segments }) => {
    const own = segments.filter(isOfSide)
    return own.length === 0 ? 0 : Math.max(...own.map(({ end }) => end)) - own[0]!.x
  })
  const widest = Math.max(...widths)
  return (
    widest > pageWidth * 0.3 && widths.filter((width) => width > widest * 0.7).length >= widths.length / 2
  )
}

/** The rows of a table end on both sides at once; the paragraphs of two columns do not. */
function breakTogether(left: readonly Line[], right: readonly Line[]): boolean {
  const breaks = (lines: readonly Line[]) =>
    lines
      .filter((line, index) => index > 0 && line.y - lines[index - 1]!.y > LOOSE * line.size)
      .map(({ y }) => y)
  const [a, b] = [breaks(left), breaks(right)]
  const shared = a.filter((y) => b.some((other) => Math.abs(other - y) < 2)).length
  return shared >= 2 && shared >= 0.6 * Math.max(a.length, b.length)
}
