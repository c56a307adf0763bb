import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { BRAND, BRAND_SOFT, INK, LINE, SOFT } from './document-colors.ts'
import {
  bracketed,
  type DocumentBlock,
  type DocumentCell,
  type DocumentContent,
  type DocumentLook,
  type OutlineItem,
} from './document-content.ts'
import { chartMark, withCharts } from './docx-charts.ts'
import { fitColumns } from './fit-columns.ts'

const SERIF = 'Georgia'
const SANS = 'Calibri'
/** US Letter and its margins in twentieths of a point. */
const PAGE = { width: 12_240, height: 15_840 }
const MARGIN = 1_120
const TEXT_WIDTH = PAGE.width - 2 * MARGIN
const NUMBERING = 'numbered-list'

const hex = (color: string) => color.slice(1)

/** A Word file with real headings, lists, and tables, so that it can be edited and read aloud. */
export async function drawDocxDocument(content: DocumentContent): Promise<Buffer> {
  const color = content.look?.color ?? BRAND
  const charts = content.blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []))
  const document = new Document({
    title: clean(content.fileTitle ?? content.title),
    creator: 'Plumbline',
    features: { updateFields: false },
    styles: {
      default: {
        document: { run: { font: SANS, size: 21, color: hex(INK) }, paragraph: { spacing: { after: 120 } } },
        title: { run: { font: SERIF, size: 52, bold: true, color: hex(INK) } },
        heading1: {
          run: { font: SERIF, size: 30, bold: true, color: hex(color) },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: NUMBERING,
          levels: LEVELS.map((level) => ({ ...levelOf(level), format: 'bullet', text: '•' })),
        },
        ...content.blocks.flatMap((block) => (block.kind === 'outline' ? numberings(block.items) : [])),
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: PAGE,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: { default: new Footer({ children: [foot(content)] }) },
        children: [
          ...(content.look?.logo
            ? [logoOf(content.look.logo)]
            : content.issuer
              ? [issuerOf(content.issuer)]
              : []),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [text(content.title)] }),
          new Paragraph({ spacing: { after: 280 }, children: [text(content.about, { color: hex(SOFT) })] }),
          ...content.blocks.flatMap((block) =>
            block.kind === 'chart' ? [chartPlace(charts.indexOf(block.chart))] : drawBlock(block),
          ),
        ],
      },
    ],
  })
  return withCharts(await Packer.toBuffer(document), charts, color)
}

/** As many as Word has. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const indentOf = (level: number) => ({ left: 420 + level * 360, hanging: 240 })

const levelOf = (level: number) => ({
  level,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: indentOf(level) } },
})

const isNumber = (mark: string) => /^\d/.test(mark)
const numberingOf = ({ list, mark }: OutlineItem) => (isNumber(mark) ? `numbered-${list}` : NUMBERING)

/** One for each numbered list: it begins with its own first number. */
function numberings(items: readonly OutlineItem[]) {
  const first = new Map<number, OutlineItem>()
  for (const item of items) if (isNumber(item.mark) && !first.has(item.list)) first.set(item.list, item)
  return [...first.values()].map((item) => ({
    reference: numberingOf(item),
    levels: LEVELS.map((level) => ({
      ...levelOf(level),
      format: 'decimal' as const,
      text: `%${level + 1}.`,
      start: Number.parseInt(item.mark, 10),
    })),
  }))
}

function outlined(item: OutlineItem): Paragraph {
  const level = Math.min(item.depth, LEVELS.length - 1)
  return new Paragraph({
    ...(item.mark === ''
      ? { indent: { left: indentOf(level).left } }
      : { numbering: { reference: numberingOf(item), level } }),
    children: [text(item.text)],
  })
}

const issuerOf = (name: string) =>
  new Paragraph({
    spacing: { after: 360 },
    children: [new TextRun({ text: clean(name), font: SERIF, bold: true, size: 26 })],
  })

const LOGO_BOX = { width: 240, height: 59 }

function logoOf({ png, width, height }: NonNullable<DocumentLook['logo']>): Paragraph {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height, 1)
  return new Paragraph({
    spacing: { after: 240 },
    children: [
      new ImageRun({
        type: 'png',
        data: Buffer.from(png, 'base64'),
        transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
        altText: { id: '1', name: 'Logo', title: 'Logo', description: 'Logo of the institution' },
      }),
    ],
  })
}

const chartPlace = (index: number) =>
  new Paragraph({ keepNext: true, children: [new TextRun(chartMark(index))] })

function drawBlock(block: Exclude<DocumentBlock, { kind: 'chart' }>): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, children: [text(block.text)] }),
        ...(block.note ? [note(block.note, true)] : []),
      ]
    case 'paragraph':
      return [new Paragraph({ children: [text(block.text)] })]
    case 'pageBreak':
      return [new Paragraph({ pageBreakBefore: true })]
    case 'note':
      return [note(block.text)]
    case 'facts':
      return [
        table(
          block.facts.map(({ label, value }) => [label, value]),
          { widths: [1, 3] },
        ),
        space(),
      ]
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ numbering: { reference: NUMBERING, level: 0 }, children: [text(item)] }),
      )
    case 'outline':
      return block.items.map(outlined)
    case 'entries':
      return block.entries.flatMap((entry) => [
        new Paragraph({
          keepNext: true,
          spacing: { after: 0 },
          children: [text(entry.title, { bold: true })],
        }),
        new Paragraph({
          keepNext: true,
          spacing: { after: 40 },
          children: [text(entry.detail, { color: hex(SOFT), size: 18 })],
        }),
        new Paragraph({ spacing: { after: 200 }, children: [text(entry.text)] }),
      ])
    case 'bar':
      return [new Paragraph({ children: [text(`${block.label}: ${block.percent} percent`)] })]
    case 'marked':
      return [
        new Paragraph({
          children: block.pieces.map((piece) =>
            text(bracketed(piece), {
              ...(piece.kind === 'added' && { underline: {} }),
              ...(piece.kind === 'removed' && { strike: true }),
            }),
          ),
        }),
      ]
    case 'table':
      return [table(block.rows, block), space()]
  }
}

/** Shorter tables stand on one page. */
const ROWS_TOGETHER = 8

function table(rows: DocumentCell[][], { headings, widths }: { headings?: string[]; widths?: number[] }) {
  const columns = headings?.length ?? rows[0]?.length ?? 1
  const shares = widths ?? Array.from({ length: columns }, () => 1)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const columnWidths = (
    fitColumns(shares, needsOf(rows, headings, true), TEXT_WIDTH) ??
    fitColumns(shares, needsOf(rows, headings, false), TEXT_WIDTH) ??
    shares.map((share) => (share / whole) * TEXT_WIDTH)
  ).map(Math.round)
  const isOfNumbers = shares.map((_, at) => rows.some((row) => typeof row[at] === 'number'))
  const line = { style: BorderStyle.SINGLE, size: 4, color: hex(LINE) }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const isTogether = rows.length <= ROWS_TOGETHER
  const row = (cells: readonly DocumentCell[], isHeading: boolean, isLast = false) =>
    new TableRow({
      tableHeader: isHeading,
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            width: { size: columnWidths[column] ?? 1, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            ...(isHeading && { shading: { type: ShadingType.CLEAR, fill: hex(BRAND_SOFT), color: 'auto' } }),
            children: [
              new Paragraph({
                spacing: { after: 0 },
                keepNext: isHeading || (isTogether && !isLast),
                alignment: isOfNumbers[column] ? AlignmentType.RIGHT : AlignmentType.LEFT,
                children: [text(String(cell), { bold: isHeading || (!headings && column === 0), size: 19 })],
              }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths,
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [
      ...(headings ? [row(headings, true)] : []),
      ...rows.map((cells, at) => row(cells, false, at === rows.length - 1)),
    ],
  })
}

/** Of a letter at the size of tables, in twentieths of a point, with some room. */
const LETTER = 100
const BOLD_LETTER = 125
const CELL_ROOM = 220
/** Shorter texts are not broken where there is room, such as a date. */
const SHORT_TEXT = 20
const ROWS_MEASURED = 60

/** What each column takes at least: its longest word, or short texts whole. */
function needsOf(
  rows: readonly DocumentCell[][],
  headings: readonly string[] | undefined,
  isWhole: boolean,
): number[] {
  const lengthOf = (cell: DocumentCell | undefined) => {
    const text = String(cell ?? '')
    if (isWhole && text.length <= SHORT_TEXT) return text.length
    return Math.max(...text.split(/\s+/).map((word) => word.length))
  }
  return Array.from({ length: headings?.length ?? rows[0]?.length ?? 0 }, (_, at) => {
    const cells = rows.slice(0, ROWS_MEASURED).map((row) => lengthOf(row[at]) * LETTER)
    const heading = lengthOf(headings?.[at]) * BOLD_LETTER
    return Math.min(TEXT_WIDTH / 2, Math.max(heading, ...cells) + CELL_ROOM)
  })
}

const note = (words: string, keepNext = false) =>
  new Paragraph({ keepNext, children: [text(words, { italics: true, color: hex(SOFT), size: 18 })] })

const space = () => new Paragraph({ children: [] })

/** Whose it is and what, and the page: a page that is found alone says where it belongs. */
const foot = ({ issuer = 'Plumbline', title, fileTitle }: DocumentContent) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      text(`${issuer} · ${fileTitle ?? title}`, { color: hex(SOFT), size: 17 }),
      new TextRun({
        color: hex(SOFT),
        size: 17,
        children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
      }),
    ],
  })

const text = (
  words: string,
  style: {
    bold?: boolean
    italics?: boolean
    color?: string
    size?: number
    strike?: boolean
    underline?: object
  } = {},
) => new TextRun({ text: clean(words), ...style })

/** XML 1.0 has no way to write these characters; Word refuses a file that holds one. */
function clean(words: string): string {
  return words.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
