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
  Table,
  TableCell,
  TableRow,
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
} from './document-content.ts'

const SERIF = 'Georgia'
const SANS = 'Calibri'
/** US Letter and its margins in twentieths of a point. */
const PAGE = { width: 12_240, height: 15_840 }
const MARGIN = 1_120
const TEXT_WIDTH = PAGE.width - 2 * MARGIN
const NUMBERING = 'numbered-list'

const hex = (color: string) => color.slice(1)

/** A Word file with real headings, lists, and tables, so that it can be edited and read aloud. */
export function drawDocxDocument(content: DocumentContent): Promise<Buffer> {
  const document = new Document({
    title: clean(content.fileTitle ?? content.title),
    creator: 'Plumbline',
    features: { updateFields: false },
    styles: {
      default: {
        document: { run: { font: SANS, size: 21, color: hex(INK) }, paragraph: { spacing: { after: 120 } } },
        title: { run: { font: SERIF, size: 52, bold: true, color: hex(INK) } },
        heading1: {
          run: { font: SERIF, size: 30, bold: true, color: hex(content.look?.color ?? BRAND) },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: NUMBERING,
          levels: [
            {
              level: 0,
              format: 'bullet',
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 420, hanging: 240 } } },
            },
          ],
        },
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
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [
          ...(content.look?.logo ? [logoOf(content.look.logo)] : []),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [text(content.title)] }),
          new Paragraph({ spacing: { after: 280 }, children: [text(content.about, { color: hex(SOFT) })] }),
          ...content.blocks.flatMap(drawBlock),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

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

function drawBlock(block: DocumentBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_1, children: [text(block.text)] }),
        ...(block.note ? [note(block.note)] : []),
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
    // The table below it holds the same values, and can be edited.
    case 'chart':
      return []
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

function table(rows: DocumentCell[][], { headings, widths }: { headings?: string[]; widths?: number[] }) {
  const columns = headings?.length ?? rows[0]?.length ?? 1
  const shares = widths ?? Array.from({ length: columns }, () => 1)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const columnWidths = shares.map((share) => Math.round((share / whole) * TEXT_WIDTH))
  const line = { style: BorderStyle.SINGLE, size: 4, color: hex(LINE) }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const row = (cells: readonly DocumentCell[], isHeading: boolean) =>
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
                alignment: typeof cell === 'number' ? AlignmentType.RIGHT : AlignmentType.LEFT,
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
    rows: [...(headings ? [row(headings, true)] : []), ...rows.map((cells) => row(cells, false))],
  })
}

const note = (words: string) =>
  new Paragraph({ children: [text(words, { italics: true, color: hex(SOFT), size: 18 })] })

const space = () => new Paragraph({ children: [] })

const pageNumber = () =>
  new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        color: hex(SOFT),
        size: 17,
        children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
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
