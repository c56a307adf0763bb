import type { PdfPage, Piece } from './pdf-pages.ts'

interface Words {
  text: string
  x: number
  end: number
}

/** Words without a wide gap between them: a line of prose, or one cell of a table. */
export interface Segment extends Words {
  /** As the file sets them, with at least a space between two. */
  pieces: Words[]
}

export interface Line {
  y: number
  size: number
  isBold: boolean
  segments: Segment[]
}

const SAME_LINE = 0.35
const WORD_GAP = 0.15
const WIDE_GAP = 0.8

/** The lines of a page from top to bottom. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const open = lines.at(-1)
    const first = open?.[0]
    if (first && Math.abs(piece.y - first.y) <= SAME_LINE * Math.max(piece.size, first.size)) open.push(piece)
    else lines.push([piece])
  }
  return lines.map(asLine)
}

function asLine(pieces: Piece[]): Line {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const bold = pieces.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0)
  const segments: Segment[] = []
  const main = pieces.reduce((most, piece) => (piece.text.length > most.text.length ? piece : most))
  for (const { text, x, width, size } of pieces.toSorted((a, b) => a.x - b.x)) {
    const open = segments.at(-1)
    const gap = open ? x - open.end : 0
    const words = { text, x, end: x + width }
    if (!open || gap > WIDE_GAP * size) segments.push({ ...words, pieces: [words] })
    else {
      const isApart = gap > WORD_GAP * size
      open.text += isApart && !/\s$/.test(open.text) ? ` ${text}` : text
      open.end = Math.max(open.end, words.end)
      if (isApart) open.pieces.push(words)
      else extend(open.pieces.at(-1)!, words)
    }
  }
  for (const segment of segments)
    for (const words of [segment, ...segment.pieces]) words.text = words.text.replaceAll(/\s+/g, ' ').trim()
  return { y: main.y, size: main.size, isBold: bold > letters * 0.8, segments }
}

function extend(words: Words, { text, end }: Words) {
  words.text += text
  words.end = Math.max(words.end, end)
}

export const textOf = ({ segments }: Line): string => segments.map(({ text }) => text).join(' ')
export const startOf = ({ segments }: Line): number => segments[0]!.x
export const endOf = ({ segments }: Line): number => Math.max(...segments.map(({ end }) => end))

const EDGE_LINES = 3
const PAGE_NUMBER = /^(?:page\s*)?[-–—]?\s*\d{1,4}\s*(?:(?:of|\/)\s*\d{1,4})?\s*[-–—]?$/i

/** Without what is at the top or bottom of most pages, and how many different such lines there were. */
export function withoutRunningLines(pages: readonly PdfPage[]): { pages: Line[][]; count: number } {
  const all = pages.map(({ pieces }) => linesOf(pieces))
  const isAtEdge = (lines: Line[], index: number, height: number) =>
    (index < EDGE_LINES && lines[index]!.y < height * 0.12) ||
    (index >= lines.length - EDGE_LINES && lines[index]!.y > height * 0.88)
  const nameOf = (line: Line) => textOf(line).replaceAll(/\d+/g, '#').toLowerCase()
  const times = new Map<string, number>()
  for (const [at, lines] of all.entries())
    for (const name of new Set(
      lines.filter((_, index) => isAtEdge(lines, index, pages[at]!.height)).map(nameOf),
    ))
      times.set(name, (times.get(name) ?? 0) + 1)
  const isRunning = (line: Line) =>
    PAGE_NUMBER.test(textOf(line)) ||
    (pages.length > 1 && (times.get(nameOf(line)) ?? 0) > pages.length / 2 && /[a-z]{3}/.test(nameOf(line)))
  const dropped = new Set<string>()
  const rest = all.map((lines, at) =>
    lines.filter((line, index) => {
      if (!isAtEdge(lines, index, pages[at]!.height) || !isRunning(line)) return true
      dropped.add(nameOf(line))
      return false
    }),
  )
  return { pages: rest, count: dropped.size }
}
