import { withCellsApart } from './page-cells.ts'
import { readingOrder } from './page-columns.ts'
import { endOf, type Line, startOf, textOf, withoutRunningLines } from './page-lines.ts'
import { tableAt } from './page-tables.ts'
import { type PdfPages, type PdfRefusal, readPdfPages } from './pdf-pages.ts'

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  /** A paragraph that begins with a bullet or a number; `indent` is where on the page. */
  | { kind: 'item'; marker: string; text: string; indent: number }
  | { kind: 'table'; rows: string[][] }

export interface ReadPdf {
  blocks: Block[]
  /** Pages without a letter of text, such as scanned ones. */
  emptyPages: number[]
  pageCount: number
  /** Pages whose prose is in two columns. */
  columnPages: number[]
  runningLines: number
  /** Of a table of contents, whose page numbers are wrong in any other text. */
  contentsLines: number
  found: Omit<PdfPages, 'pages'>
}

const LOOSE = 1.45
/** A page of short lines alone has no lines that were too long for it. */
const PROSE_FROM = 45
const HEADING_AT_MOST = 150
const MARKER =
  /^(?:[•●▪◦·■□–—]|(?:item|request|question)\s+(?:no\.?\s*)?#?[0-9ivxlc]+[a-z]?[.):]|\(?(?:\d{1,3}(?:\.\d{1,3})*[a-z]?|[a-z]|[ivxlc]{1,6})[.)](?!\w)|\d{1,3}(?:\.\d{1,3})+(?=\s)|[ivxlc]{1,6}-\d{1,3}[a-z]?[.)]?(?=\s)|[a-z]{1,2}-?\d{1,3}[.):](?=\s))\s*/i

/** The text of a PDF in blocks, told by where its words stand and how large they are. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf | PdfRefusal> {
  const read = await readPdfPages(bytes)
  if (typeof read === 'string') return read
  const { pages, ...found } = read
  const { pages: all, count } = withoutRunningLines(pages)
  const lines = all.map((page) => withCellsApart(page.filter((line) => !isOfContents(line))))
  const ordered = lines.map(readingOrder)
  const sizes = headingSizes(lines.flat())
  const blocks: Block[] = []
  for (const { lines: parts } of ordered) for (const part of parts) addPart(blocks, blocksOf(part, sizes))
  return {
    blocks,
    emptyPages: pages.flatMap(({ pieces }, index) => (pieces.length === 0 ? [index + 1] : [])),
    pageCount: pages.length,
    columnPages: ordered.flatMap(({ hasColumns }, index) => (hasColumns ? [index + 1] : [])),
    runningLines: count,
    contentsLines: all.flat().length - lines.flat().length,
    found,
  }
}

const isOfContents = (line: Line) => /(?:[.…]\s?){5,}\s*[0-9ivx]+$/i.test(textOf(line))

interface Sizes {
  body: number
  /** Larger than the body, largest first. */
  larger: number[]
}

const rounded = (size: number) => Math.round(size * 2) / 2

function headingSizes(lines: readonly Line[]): Sizes {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = rounded(line.size)
    letters.set(size, (letters.get(size) ?? 0) + textOf(line).length)
  }
  const body = [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
  return { body, larger: [...letters.keys()].filter((size) => size >= body * 1.08).toSorted((a, b) => b - a) }
}

function blocksOf(lines: readonly Line[], sizes: Sizes): Block[] {
  const blocks: Block[] = []
  const right = Math.max(0, ...lines.map(endOf))
  let open: Line[] = []
  const close = () => {
    if (open.length > 0) blocks.push(paragraphOf(open, sizes))
    open = []
  }
  for (let index = 0; index < lines.length; index++) {
    const table = tableAt(lines.slice(index))
    if (table) {
      close()
      blocks.push(...asListOrTable(table.rows, startOf(lines[index]!)))
      index += table.lineCount - 1
      continue
    }
    if (open.length > 0 && begins(lines[index]!, open, right)) close()
    open.push(lines[index]!)
  }
  close()
  return blocks
}

/** Whether a line begins a paragraph of its own. */
function begins(line: Line, open: readonly Line[], right: number): boolean {
  const last = open.at(-1)!
  const before = textOf(last)
  if (line.y - last.y > LOOSE * line.size || line.y < last.y) return true
  if (Math.abs(line.size - last.size) > 0.5 || line.isBold !== last.isBold) return true
  const isFull = before.length >= PROSE_FROM && endOf(last) > right - 0.12 * (right - startOf(last))
  const isOpen = isFull && !/[.;:!?]$|[;,]\s+(?:and|or)$/i.test(before)
  if (MARKER.test(textOf(line))) return !isOpen
  // An address: short lines, each of its own.
  return endOf(last) < startOf(last) + 0.6 * (right - startOf(last))
}

function paragraphOf(lines: readonly Line[], { body, larger }: Sizes): Block {
  const text = lines
    .map(textOf)
    .reduce((all, next) => (/\w-$/.test(all) ? `${all}${next}` : `${all} ${next}`))
  const { size, isBold } = lines[0]!
  const level = larger.indexOf(rounded(size))
  const isShort = text.length <= HEADING_AT_MOST && !/[.;,]$/.test(text)
  if (isShort && level >= 0) return { kind: 'heading', level: Math.min(level + 1, 4), text }
  if (isShort && isBold && rounded(size) >= body)
    return { kind: 'heading', level: Math.min(larger.length + 1, 4), text }
  const marker = MARKER.exec(text)?.[0]
  if (marker && marker.length < text.length)
    return {
      kind: 'item',
      marker: marker.trim(),
      text: text.slice(marker.length),
      indent: startOf(lines[0]!),
    }
  return { kind: 'paragraph', text }
}

/** Numbers with their text beside them, set by a tab, are a list. */
function asListOrTable(rows: string[][], indent: number): Block[] {
  const isList = rows.every(
    ([marker = '', ...rest]) => rest.length === 1 && MARKER.exec(marker)?.[0].length === marker.length,
  )
  return isList
    ? rows.map(([marker, text]): Block => ({ kind: 'item', marker: marker!, text: text!, indent }))
    : [{ kind: 'table', rows }]
}

/** A table that goes on at the top of the next page is one table; headings that are printed again are left out. */
function addPart(blocks: Block[], part: Block[]): void {
  const [first, ...rest] = part
  const open = blocks.at(-1)
  const goesOn =
    first?.kind === 'table' && open?.kind === 'table' && first.rows[0]!.length === open.rows[0]!.length
  if (!goesOn) {
    blocks.push(...part)
    return
  }
  const isHeadingAgain = first.rows[0]!.join('\t') === open.rows[0]!.join('\t')
  open.rows.push(...first.rows.slice(isHeadingAgain ? 1 : 0))
  blocks.push(...rest)
}
