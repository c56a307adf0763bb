import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentBlock, DocumentContent } from '../../platform/documents/document-content.ts'
import { renderDocxDocument, renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import {
  dateCell,
  headCellsIn,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  writeWorkbook,
} from '../../platform/documents/xlsx-workbook.ts'
import { withFixedTimes } from '../../platform/documents/zip-times.ts'
import type { ReportCell, ReportColumn, ReportContent, ReportSection } from './report-content.ts'

/** From this length on, text wraps in its cell. */
const WRAPPED_FROM = 60
const SHEET_NAME_AT_MOST = 31

/** The same content gives the same bytes: no format takes the time of its writing from the clock. */
export async function renderReportFile(content: ReportContent): Promise<Buffer> {
  if (content.format === 'pdf') return renderPdfDocument(asDocument(content))
  const file =
    content.format === 'word' ? await renderDocxDocument(asDocument(content)) : await asWorkbook(content)
  return withFixedTimes(file, content.madeAt)
}

function asDocument(content: ReportContent): DocumentContent {
  const { title, institution, madeFor, madeAt, madeOn, comment, notes, sections, look } = content
  return {
    title,
    look,
    fileTitle: `${title}, ${period(content)}`,
    issuer: institution,
    about: `${period(content)} · ${institution} · made for ${madeFor} on ${longDay(madeOn)}`,
    createdAt: madeAt,
    blocks: [
      ...(comment ? [{ kind: 'paragraph', text: comment } as const] : []),
      ...notes.map((text) => ({ kind: 'note', text }) as const),
      ...sections.flatMap(asBlocks),
    ],
  }
}

function asBlocks(section: ReportSection): DocumentBlock[] {
  const { title, note, sentences = [], chart, isRoomy, columns, rows, empty, asEntries } = section
  const heading: DocumentBlock = {
    kind: 'heading',
    text: title,
    ...(note && { note }),
    ...(isRoomy && { isRoomy }),
  }
  const paragraphs = [
    ...sentences.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(chart ? [{ kind: 'chart', chart } as const] : []),
  ]
  if (columns.length === 0) return [heading, ...paragraphs]
  if (rows.length === 0) return [heading, ...paragraphs, { kind: 'paragraph', text: empty }]
  if (asEntries) return [heading, ...paragraphs, { kind: 'entries', entries: rows.map(asEntry) }]
  return [
    heading,
    ...paragraphs,
    {
      kind: 'table',
      headings: columns.map((column) => column.heading),
      widths: columns.map(({ width }) => width),
      rows: rows.map((row) => row.map((cell, index) => printed(cell, columns[index]!))),
    },
  ]
}

function asEntry([dated, title, priority, citation, description]: ReportCell[]) {
  return {
    title: String(title),
    detail: `${longDay(String(dated))} · ${priority} priority · ${citation}`,
    text: String(description),
  }
}

function printed(cell: ReportCell, { kind }: ReportColumn): string | number {
  if (cell === null) return '–'
  return kind === 'date' ? longDay(String(cell)) : cell
}

function asWorkbook(content: ReportContent): Promise<Buffer> {
  const { title, institution, madeFor, periodStart, periodEnd, madeOn, comment, notes, sections, look } =
    content
  const about: Sheet = {
    name: 'Report',
    widths: [18, 90],
    rows: [
      headCellsIn(look.color, ['Report', title]),
      [textCell('Institution'), textCell(institution)],
      [textCell('Made for'), textCell(madeFor)],
      [textCell('From'), dateCell(periodStart)],
      [textCell('To'), dateCell(periodEnd)],
      [textCell('Made on'), dateCell(madeOn)],
      ...(comment ? [[textCell('Comment'), textCell(comment, { wrap: true })]] : []),
      ...notes.map((note) => [textCell('Note'), textCell(note, { wrap: true })]),
      ...sections.flatMap(({ title: of, note, sentences = [] }) =>
        [...(note ? [note] : []), ...sentences].map((text) => [
          textCell(of, { wrap: true }),
          textCell(text, { wrap: true }),
        ]),
      ),
    ],
  }
  return writeWorkbook([
    about,
    ...sections.filter(({ columns }) => columns.length > 0).map((one) => asSheet(one, look.color)),
  ])
}

function asSheet({ title, columns, rows }: ReportSection, color: string): Sheet {
  return {
    name: title.slice(0, SHEET_NAME_AT_MOST),
    widths: columns.map(({ width }) => width),
    rows: [
      headCellsIn(
        color,
        columns.map(({ heading }) => heading),
      ),
      ...rows.map((row) => row.map((cell, index) => asCell(cell, columns[index]!))),
    ],
  }
}

function asCell(cell: ReportCell, { kind, width }: ReportColumn): SheetCell {
  if (cell === null) return null
  if (kind === 'date') return dateCell(String(cell))
  if (typeof cell === 'number') return numberCell(cell)
  return textCell(cell, width >= WRAPPED_FROM ? { wrap: true } : {})
}

function period({ periodStart, periodEnd }: ReportContent): string {
  return `${longDay(periodStart)} to ${longDay(periodEnd)}`
}
