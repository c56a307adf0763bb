import PDFDocument from 'pdfkit'
import { BRASS, INK, SOFT } from './document-colors.ts'
import type { DocumentContent } from './document-content.ts'
import { asArtifact, drawBlock } from './pdf-blocks.ts'
import { addElement, MARGIN, PAGE_MARGINS, writeText } from './pdf-text.ts'
import { registerTypefaces } from './pdf-typefaces.ts'

/** Tagged, so that a screen reader moves by headings, lists, and tables; page numbers are not part of the text. */
export function drawPdfDocument(content: DocumentContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: PAGE_MARGINS,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: content.fileTitle ?? content.title,
      Author: 'Plumbline',
      CreationDate: new Date(content.createdAt),
    },
  })
  registerTypefaces(doc)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawHead(doc, root, content)
  for (const block of content.blocks) drawBlock(doc, root, block, content.look?.color)
  root.end()
  numberPages(doc)
  doc.end()
  return finished
}

const LOGO_BOX = { width: 180, height: 44 }
/** Two lines of a name. */
const ABOVE_TITLE_HEIGHT = 36

function drawHead(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, content: DocumentContent) {
  const logo = content.look?.logo
  if (logo)
    asArtifact(doc, () => {
      doc.image(Buffer.from(logo.png, 'base64'), MARGIN, 40, {
        fit: [LOGO_BOX.width, LOGO_BOX.height],
      })
    })
  else if (content.issuer) writeAboveTitle(doc, root, content.issuer, MARGIN)
  else drawMark(doc, root)
  doc.y = 104
  addElement(doc, root, 'H1', () =>
    writeText(doc, { typeface: 'heading', size: 28, color: INK }, content.title),
  )
  doc.moveDown(0.3)
  addElement(doc, root, 'P', () => writeText(doc, { typeface: 'text', size: 10, color: SOFT }, content.about))
  doc.moveDown(0.8)
}

/** The product's own mark. */
function drawMark(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  asArtifact(doc, () => {
    doc
      .moveTo(MARGIN + 5, 44)
      .lineTo(MARGIN + 5, 58)
      .lineWidth(1.4)
      .stroke(INK)
    doc.polygon([MARGIN + 5, 57], [MARGIN + 10, 63], [MARGIN + 5, 72], [MARGIN, 63]).fill(BRASS)
  })
  writeAboveTitle(doc, root, 'Plumbline', MARGIN + 18)
}

function writeAboveTitle(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, name: string, x: number) {
  addElement(doc, root, 'P', () =>
    writeText(doc, { typeface: 'heading', size: 13, color: INK }, name, {
      ...{ x, y: 52, height: ABOVE_TITLE_HEIGHT, ellipsis: true },
    }),
  )
}

/** Page numbers last, when their total is known. */
function numberPages(doc: PDFKit.PDFDocument) {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const { bottom } = doc.page.margins
    // Below the margin, where text would otherwise begin a new page.
    doc.page.margins.bottom = 0
    asArtifact(doc, () =>
      writeText(doc, { typeface: 'text', size: 8.5, color: SOFT }, `Page ${page - start + 1} of ${count}`, {
        y: 748,
        align: 'right',
        lineBreak: false,
      }),
    )
    doc.page.margins.bottom = bottom
  }
}
