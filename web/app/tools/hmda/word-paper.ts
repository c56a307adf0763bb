import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Paper, PaperBlock } from './pdf-paper.ts'

/** US Letter and its margins in twentieths of a point, as in the PDF. */
const PAGE = { width: 12_240, height: 15_840 }
const MARGIN = 1_080
const TEXT_WIDTH = PAGE.width - 2 * MARGIN
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'B9C2BF' }
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** The same paper as an editable Word file, made in this browser. */
export function wordOf({ title, blocks, size = 10, foot }: Paper): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      title: clean(title),
      creator: 'Plumbline',
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: size * 2 }, paragraph: { spacing: { after: 120 } } },
          title: { run: { font: 'Georgia', size: size * 4, bold: true } },
          heading1: {
            run: { font: 'Georgia', size: Math.round(size * 2.8), bold: true },
            paragraph: { spacing: { before: 280, after: 100 } },
          },
        },
      },
      sections: [
        {
          properties: {
            page: { size: PAGE, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
          },
          footers: { default: new Footer({ children: [footLine(foot)] }) },
          children: [
            new Paragraph({ heading: HeadingLevel.TITLE, children: [run(title)] }),
            ...blocks.flatMap((block) => drawn(block, size)),
          ],
        },
      ],
    }),
  )
}

function drawn(block: PaperBlock, size: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(block.text)] })]
    case 'text':
      return [
        new Paragraph({
          children: [run(block.text, { bold: block.strong ?? false, size: (block.size ?? size) * 2 })],
        }),
      ]
    case 'pageBreak':
      return [new Paragraph({ pageBreakBefore: true })]
    case 'signature':
      return [new Paragraph({ spacing: { before: 900 }, border: { top: LINE }, children: [run(block.text)] })]
    case 'table':
      return [table(block, size), new Paragraph({})]
  }
}

function table({ widths, head, rows }: PaperBlock & { kind: 'table' }, size: number): Table {
  const columnWidths = widths.map((width) => Math.round(width * TEXT_WIDTH))
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, at) =>
          new TableCell({
            width: { size: columnWidths[at]!, type: WidthType.DXA },
            margins: { top: 40, bottom: 40, left: 60, right: 60 },
            children: [
              new Paragraph({
                spacing: { after: 0 },
                children: [run(cell, { bold: isHead, size: (size - 1) * 2 })],
              }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths,
    borders: {
      top: LINE,
      bottom: LINE,
      left: NONE,
      right: NONE,
      insideHorizontal: LINE,
      insideVertical: NONE,
    },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  })
}

const footLine = (foot: string | undefined) =>
  new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        size: 16,
        children: [
          ...(foot ? [`${clean(foot)} · `] : []),
          'Page ',
          PageNumber.CURRENT,
          ' of ',
          PageNumber.TOTAL_PAGES,
        ],
      }),
    ],
  })

const run = (words: string, style: { bold?: boolean; size?: number } = {}) =>
  new TextRun({ text: clean(words), ...style })

/** XML 1.0 has no way to write these characters; Word refuses a file that holds one. */
const clean = (words: string): string =>
  words.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
