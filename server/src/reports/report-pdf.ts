import PDFDocument from 'pdfkit'
import { type ReportContent, SAMPLE_NOTE } from './report-content.ts'
import { drawable, registerTypefaces, type Typeface } from './report-typefaces.ts'

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

interface Look {
  typeface: Typeface
  size: number
  colour: string
}

const NAME: Look = { typeface: 'heading', size: 13, colour: INK }
const TITLE: Look = { typeface: 'heading', size: 28, colour: INK }
const HEADING: Look = { typeface: 'heading', size: 16, colour: BRAND }
const ABOUT: Look = { typeface: 'text', size: 10, colour: SOFT }
const NOTE: Look = { typeface: 'slanted', size: 9, colour: SOFT }
const TEXT: Look = { typeface: 'text', size: 10, colour: INK }
const ITEM_TITLE: Look = { typeface: 'strong', size: 10.5, colour: INK }
const ITEM_DETAIL: Look = { typeface: 'text', size: 9, colour: SOFT }
const PAGE_NUMBER: Look = { typeface: 'text', size: 8.5, colour: SOFT }

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
  registerTypefaces(doc)
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
  add(doc, root, 'P', () => write(doc, NAME, 'Plumbline', { x: MARGIN + 18, y: 52 }))
  doc.y = 104
  add(doc, root, 'H1', () => write(doc, TITLE, content.title))
  doc.moveDown(0.3)
  const { institution, madeFor, madeAt } = content
  const about = `${period(content)} · ${institution} · made for ${madeFor} on ${longDate(madeAt)}`
  add(doc, root, 'P', () => write(doc, ABOUT, about))
  doc.moveDown(0.8)
}

function heading(doc: PDFKit.PDFDocument, root: Structure, text: string, note?: string) {
  if (doc.y > 640) doc.addPage()
  doc.moveDown(0.9)
  add(doc, root, 'H2', () => write(doc, HEADING, text))
  asArtifact(doc, () =>
    doc
      .moveTo(MARGIN, doc.y + 3)
      .lineTo(PAGE_WIDTH - MARGIN, doc.y + 3)
      .lineWidth(0.6)
      .stroke(LINE),
  )
  doc.y += 10
  if (note) add(doc, root, 'P', () => write(doc, NOTE, note))
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
    write(doc, ITEM_TITLE, title)
    write(doc, ITEM_DETAIL, `${longDate(dated)} · ${priority} priority · ${citation}`)
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
      write(doc, PAGE_NUMBER, `Page ${page - start + 1} of ${count}`, {
        y: 748,
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
  write(doc, TEXT, text, { lineGap: 2 })
}

/** The one way of text into the file. */
function write(
  doc: PDFKit.PDFDocument,
  { typeface, size, colour }: Look,
  text: string,
  { x = MARGIN, y = doc.y, ...options }: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
) {
  doc.font(typeface).fontSize(size).fillColor(colour)
  doc.text(drawable(doc, text), x, y, { width: TEXT_WIDTH, ...options })
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
