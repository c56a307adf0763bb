import { BRAND, BRAND_SOFT, INK, LINE, SOFT } from './document-colors.ts'
import {
  bracketed,
  type DocumentBlock,
  type DocumentCell,
  type MarkedPiece,
  type OutlineItem,
} from './document-content.ts'
import { fitColumns } from './fit-columns.ts'
import { drawChart } from './pdf-chart.ts'
import {
  addElement,
  continueText,
  heightOf,
  type Look,
  MARGIN,
  PAGE_WIDTH,
  TEXT_WIDTH,
  widthOf,
  writeText,
} from './pdf-text.ts'

const ITEMS_BEGIN_ABOVE = 640
/** A heading, the headings of a table, and its first row stay together. */
const HEADINGS_BEGIN_ABOVE = 585
/** A theme of its own wants half of a page. */
const ROOMY_BEGIN_ABOVE = 400
const PAGE_ENDS_AT = 720
const CELL_PADDING = 5
const BAR_WIDTH = 240
/** The height of an empty row, to be filled in by hand. */
const LINE_FOR_A_PEN = 30

type Structure = PDFKit.PDFStructureElement

const HEADING: Look = { typeface: 'heading', size: 16, color: BRAND }
const NOTE: Look = { typeface: 'slanted', size: 9, color: SOFT }
const TEXT: Look = { typeface: 'text', size: 10, color: INK }
const SMALL: Look = { typeface: 'text', size: 9, color: INK }
const SMALL_STRONG: Look = { typeface: 'strong', size: 9, color: SOFT }
const ITEM_TITLE: Look = { typeface: 'strong', size: 10.5, color: INK }
const ITEM_DETAIL: Look = { typeface: 'text', size: 9, color: SOFT }

export function drawBlock(
  doc: PDFKit.PDFDocument,
  root: Structure,
  block: DocumentBlock,
  color: string = BRAND,
): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(doc, root, block, color)
      break
    case 'paragraph':
      addElement(doc, root, 'P', () => line(doc, block.text))
      doc.moveDown(0.4)
      break
    case 'pageBreak':
      doc.addPage()
      break
    case 'note':
      addElement(doc, root, 'P', () => writeText(doc, NOTE, block.text))
      break
    case 'facts':
      drawTable(doc, root, {
        rows: block.facts.map(({ label, value }) => [label, value]),
        widths: [1, 3],
      })
      break
    case 'list':
      drawList(doc, root, block.items, (item) => line(doc, item))
      break
    case 'outline':
      drawOutline(doc, root, block.items)
      break
    case 'entries':
      drawList(doc, root, block.entries, ({ title, detail, text }) => {
        writeText(doc, ITEM_TITLE, title)
        writeText(doc, ITEM_DETAIL, detail)
        doc.moveDown(0.2)
        line(doc, text)
        doc.moveDown(0.5)
      })
      break
    case 'bar':
      drawBar(doc, root, block.label, block.percent)
      break
    case 'chart':
      drawChart(doc, root, block.chart, color)
      break
    case 'marked':
      addElement(doc, root, 'P', () => drawMarked(doc, block.pieces))
      break
    case 'table':
      drawTable(doc, root, block)
  }
}

function drawMarked(doc: PDFKit.PDFDocument, pieces: readonly MarkedPiece[]) {
  pieces.forEach((piece, index) => {
    const look: Look = piece.kind === 'same' ? TEXT : { ...TEXT, typeface: 'strong' }
    const options = {
      continued: index < pieces.length - 1,
      underline: piece.kind === 'added',
      strike: piece.kind === 'removed',
      lineGap: 2,
    }
    if (index === 0) writeText(doc, look, bracketed(piece), options)
    else continueText(doc, look, bracketed(piece), options)
  })
}

/** Drawn, not read: lines, bars, page numbers. */
export function asArtifact(doc: PDFKit.PDFDocument, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function drawHeading(
  doc: PDFKit.PDFDocument,
  root: Structure,
  { text, note, isRoomy }: { text: string; note?: string; isRoomy?: boolean },
  color: string,
) {
  if (doc.y > (isRoomy ? ROOMY_BEGIN_ABOVE : HEADINGS_BEGIN_ABOVE)) doc.addPage()
  doc.moveDown(0.9)
  addElement(doc, root, 'H2', () => writeText(doc, { ...HEADING, color }, text))
  asArtifact(doc, () => drawLine(doc, doc.y + 3))
  doc.y += 10
  if (note) addElement(doc, root, 'P', () => writeText(doc, NOTE, note))
  doc.moveDown(0.3)
}

function drawLine(doc: PDFKit.PDFDocument, y: number) {
  doc
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.6)
    .stroke(LINE)
}

function drawBar(doc: PDFKit.PDFDocument, root: Structure, label: string, percent: number) {
  addElement(doc, root, 'P', () => line(doc, `${label}: ${percent} percent`))
  asArtifact(doc, () => {
    const top = doc.y
    doc.rect(MARGIN, top, BAR_WIDTH, 6).fill(BRAND_SOFT)
    doc.rect(MARGIN, top, (BAR_WIDTH / 100) * percent, 6).fill(BRAND)
    doc.y = top + 12
  })
}

function drawList<Item>(
  doc: PDFKit.PDFDocument,
  root: Structure,
  items: readonly Item[],
  write: (item: Item) => void,
) {
  const element = doc.struct('L')
  root.add(element)
  for (const item of items) {
    // Between the items: a page that begins inside of one would break its marks.
    if (doc.y > ITEMS_BEGIN_ABOVE) doc.addPage()
    element.add(doc.struct('LI', {}, [doc.struct('LBody', {}, () => write(item))]))
  }
  element.end()
}

/** Of the text of an item from its mark, and of a list from the one around it. */
const INDENT = 20
const INDENTS_AT_MOST = 8

function drawOutline(doc: PDFKit.PDFDocument, root: Structure, items: readonly OutlineItem[]) {
  const list = doc.struct('L')
  root.add(list)
  for (const { mark, depth, text } of items) {
    if (doc.y > ITEMS_BEGIN_ABOVE) doc.addPage()
    const top = doc.y
    const left = MARGIN + Math.min(depth, INDENTS_AT_MOST) * INDENT
    const indent = Math.max(INDENT, widthOf(doc, TEXT, mark) + 5)
    const parts = [
      { tag: 'Lbl', x: left, words: mark },
      { tag: 'LBody', x: left + indent, words: text.trim() },
    ].filter(({ words }) => words !== '')
    const elements = parts.map(({ tag, x, words }) =>
      doc.struct(tag, {}, () =>
        writeText(doc, TEXT, words, { x, y: top, width: PAGE_WIDTH - MARGIN - x, lineGap: 2 }),
      ),
    )
    if (elements.length > 0) list.add(doc.struct('LI', {}, elements))
  }
  list.end()
  doc.x = MARGIN
  doc.moveDown(0.4)
}

interface TableBlock {
  headings?: string[]
  rows: DocumentCell[][]
  widths?: number[]
}

function drawTable(doc: PDFKit.PDFDocument, root: Structure, block: TableBlock) {
  const { headings, rows } = block
  const columns = columnsOf(doc, block)
  if (columns.length === 0) return
  const table = doc.struct('Table')
  root.add(table)
  const lookOf = (tag: 'TH' | 'TD', column: number) =>
    tag === 'TH' || (!headings && column === 0) ? SMALL_STRONG : SMALL
  const heightOfRow = (cells: readonly DocumentCell[], tag: 'TH' | 'TD') =>
    cells.every((cell) => cell === '')
      ? LINE_FOR_A_PEN
      : 2 * CELL_PADDING +
        Math.max(
          ...cells.map((cell, at) =>
            heightOf(doc, lookOf(tag, at), String(cell), columns[at]!.width - 2 * CELL_PADDING),
          ),
        )
  const drawRow = (cells: readonly DocumentCell[], tag: 'TH' | 'TD') => {
    const height = heightOfRow(cells, tag)
    if (doc.y + height > PAGE_ENDS_AT) {
      doc.addPage()
      if (tag === 'TD' && headings) drawRow(headings, 'TH')
    }
    const top = doc.y
    let x = MARGIN
    const elements = cells.map((cell, at) => {
      const { width, align } = columns[at]!
      const left = x
      x += width
      return doc.struct(tag, {}, () =>
        writeText(doc, lookOf(tag, at), String(cell), {
          x: left + CELL_PADDING,
          y: top + CELL_PADDING,
          width: width - 2 * CELL_PADDING,
          align,
          height: PAGE_ENDS_AT - top,
        }),
      )
    })
    table.add(doc.struct('TR', {}, elements))
    doc.y = top + height
    asArtifact(doc, () => drawLine(doc, doc.y))
  }
  if (headings) {
    const [first] = rows
    const together = heightOfRow(headings, 'TH') + (first ? heightOfRow(first, 'TD') : 0)
    const fitsOnNext = together < PAGE_ENDS_AT - doc.page.margins.top
    if (fitsOnNext && doc.y + together > PAGE_ENDS_AT) doc.addPage()
    drawRow(headings, 'TH')
  }
  for (const row of rows) drawRow(row, 'TD')
  table.end()
  doc.x = MARGIN
  doc.moveDown(0.6)
}

interface Column {
  width: number
  align: 'left' | 'right'
}

/** Long tables are measured by their first rows. */
const ROWS_MEASURED = 60
/** Shorter texts are not broken where there is room, such as a date. */
const SHORT_TEXT = 20

/** Columns take their share of the line, and no less than their longest word. */
function columnsOf(doc: PDFKit.PDFDocument, { headings, rows, widths }: TableBlock): Column[] {
  const count = headings?.length ?? rows[0]?.length ?? 0
  const measured = rows.slice(0, ROWS_MEASURED)
  const needs = (isWhole: boolean) =>
    Array.from({ length: count }, (_, at) => {
      const words = (cell: DocumentCell, look: Look) => {
        const text = String(cell)
        return isWhole && text.length <= SHORT_TEXT
          ? [widthOf(doc, look, text)]
          : text.split(/\s+/).map((word) => widthOf(doc, look, word))
      }
      const all = [
        ...(headings ? words(headings[at]!, SMALL_STRONG) : []),
        ...measured.flatMap((row) => words(row[at]!, headings || at > 0 ? SMALL : SMALL_STRONG)),
      ]
      return Math.min(TEXT_WIDTH / 2, Math.max(...all) + 2 * CELL_PADDING + 1)
    })
  const shares = widths ?? Array.from({ length: count }, () => 1)
  const fitted = fitColumns(shares, needs(true), TEXT_WIDTH) ?? fitColumns(shares, needs(false), TEXT_WIDTH)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => ({
    width: fitted?.[at] ?? (share / whole) * TEXT_WIDTH,
    align: measured.some((row) => typeof row[at] === 'number') ? 'right' : 'left',
  }))
}

function line(doc: PDFKit.PDFDocument, text: string) {
  writeText(doc, TEXT, text, { lineGap: 2 })
}
