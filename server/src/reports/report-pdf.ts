import PDFDocument from 'pdfkit'
import { type ReportContent, SAMPLE_NOTE } from './report-content.ts'

const INK = '#10211d'
const SOFT = '#485a54'
const BRAND = '#0e4b42'
const BRASS = '#b98a35'
const LINE = '#cfcabb'
const MARGIN = 56
const PAGE_WIDTH = 612
const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN
const ITEMS_BEGIN_ABOVE = 640
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type Structure = PDFKit.PDFStructureElement

/** Tagged, so that a screen reader walks it by headings and lists; page numbers are not part of the text. */
export function renderPdf(content: ReportContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: 72, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${content.title}, ${period(content)}`,
      Author: 'Plumbline',
      CreationDate: new Date(content.madeAt),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  writeHead(doc, root, content)
  if (content.figures) writeFigures(doc, root, content.figures)
  if (content.riskAreas) writeRiskAreas(doc, root, content.riskAreas)
  if (content.checklists) writeChecklists(doc, root, content.checklists)
  writeUpdates(doc, root, content.updates)
  if (content.articles) writeArticles(doc, root, content.articles)
  root.end()
  numberPages(doc)
  doc.end()
  return finished
}

function writeHead(doc: PDFKit.PDFDocument, root: Structure, content: ReportContent) {
  asArtifact(doc, () => {
    doc
      .moveTo(MARGIN + 5, 44)
      .lineTo(MARGIN + 5, 58)
      .lineWidth(1.4)
      .stroke(INK)
    doc.polygon([MARGIN + 5, 57], [MARGIN + 10, 63], [MARGIN + 5, 72], [MARGIN, 63]).fill(BRASS)
  })
  add(doc, root, 'P', () =>
    doc
      .font('Times-Bold')
      .fontSize(13)
      .fillColor(INK)
      .text('Plumbline', MARGIN + 18, 52),
  )
  doc.y = 104
  add(doc, root, 'H1', () =>
    doc.font('Times-Bold').fontSize(28).fillColor(INK).text(content.title, MARGIN, doc.y),
  )
  doc.moveDown(0.3)
  add(doc, root, 'P', () =>
    doc
      .font('Helvetica')
      .fontSize(10.5)
      .fillColor(SOFT)
      .text(
        `${period(content)} · ${content.institution} · made for ${content.madeFor} on ${longDate(content.madeAt)}`,
      ),
  )
  doc.moveDown(0.8)
}

function heading(doc: PDFKit.PDFDocument, root: Structure, text: string, note?: string) {
  if (doc.y > 640) doc.addPage()
  doc.moveDown(0.9)
  add(doc, root, 'H2', () =>
    doc.font('Times-Bold').fontSize(16).fillColor(BRAND).text(text, MARGIN, doc.y, { width: TEXT_WIDTH }),
  )
  asArtifact(doc, () =>
    doc
      .moveTo(MARGIN, doc.y + 3)
      .lineTo(PAGE_WIDTH - MARGIN, doc.y + 3)
      .lineWidth(0.6)
      .stroke(LINE),
  )
  doc.y += 10
  if (note) add(doc, root, 'P', () => doc.font('Helvetica-Oblique').fontSize(9.5).fillColor(SOFT).text(note))
  doc.moveDown(0.3)
}

function writeFigures(
  doc: PDFKit.PDFDocument,
  root: Structure,
  figures: NonNullable<ReportContent['figures']>,
) {
  heading(doc, root, 'Figures', SAMPLE_NOTE)
  list(doc, root, figures, ({ label, value, change }) => line(doc, `${label}: ${value} (${change})`))
}

function writeRiskAreas(
  doc: PDFKit.PDFDocument,
  root: Structure,
  areas: NonNullable<ReportContent['riskAreas']>,
) {
  heading(doc, root, 'Risk areas', SAMPLE_NOTE)
  for (const { label, percent } of areas) {
    paragraph(doc, root, `${label}: ${percent} percent`)
    asArtifact(doc, () => {
      const top = doc.y
      doc.rect(MARGIN, top, 240, 6).fill('#e3eeea')
      doc.rect(MARGIN, top, 2.4 * percent, 6).fill(BRAND)
      doc.y = top + 12
    })
  }
}

function writeChecklists(
  doc: PDFKit.PDFDocument,
  root: Structure,
  topics: NonNullable<ReportContent['checklists']>,
) {
  heading(doc, root, 'Checklists', 'Your own ticks in the library, when this report was made.')
  list(doc, root, topics, ({ topic, ticked, items }) =>
    line(doc, `${topic}: ${ticked} of ${items} items ticked`),
  )
}

function writeUpdates(doc: PDFKit.PDFDocument, root: Structure, updates: ReportContent['updates']) {
  heading(doc, root, 'Regulatory updates')
  if (updates.length === 0) return paragraph(doc, root, 'No updates are dated within this period.')
  list(doc, root, updates, ({ dated, title, priority, citation, description }) => {
    doc.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(title, MARGIN, doc.y, { width: TEXT_WIDTH })
    doc
      .font('Helvetica')
      .fontSize(9.5)
      .fillColor(SOFT)
      .text(`${longDate(dated)} · ${priority} priority · ${citation}`)
    doc.moveDown(0.2)
    line(doc, description)
    doc.moveDown(0.5)
  })
}

function writeArticles(
  doc: PDFKit.PDFDocument,
  root: Structure,
  articles: NonNullable<ReportContent['articles']>,
) {
  heading(doc, root, 'New in the library')
  if (articles.length === 0) return paragraph(doc, root, 'No articles were published within this period.')
  list(doc, root, articles, ({ publishedAt, title, category, readTime }) => {
    line(doc, `${longDate(publishedAt)}: ${title} (${category}, ${readTime} min read)`)
  })
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
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(SOFT)
        .text(`Page ${page - start + 1} of ${count}`, MARGIN, 748, {
          width: TEXT_WIDTH,
          align: 'right',
          lineBreak: false,
        }),
    )
    doc.page.margins.bottom = bottom
  }
}

function add(doc: PDFKit.PDFDocument, parent: Structure, tag: string, write: () => void) {
  parent.add(doc.struct(tag, {}, write))
}

function list<Item>(
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

function paragraph(doc: PDFKit.PDFDocument, root: Structure, text: string) {
  add(doc, root, 'P', () => line(doc, text))
}

function line(doc: PDFKit.PDFDocument, text: string) {
  doc
    .font('Helvetica')
    .fontSize(10.5)
    .fillColor(INK)
    .text(text, MARGIN, doc.y, { width: TEXT_WIDTH, lineGap: 2 })
}

/** Drawn, not read: lines, bars, page numbers. */
function asArtifact(doc: PDFKit.PDFDocument, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function period({ periodStart, periodEnd }: ReportContent): string {
  return `${longDate(periodStart)} to ${longDate(periodEnd)}`
}

function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso))
}
