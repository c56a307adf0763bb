import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentBlock, DocumentContent } from '../../platform/documents/document-content.ts'
import { renderDocxDocument, renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import {
  AFTER_NUMBER,
  dateCell,
  headCellsIn,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  writePrintedWorkbook,
} from '../../platform/documents/xlsx-workbook.ts'
import { withFixedTimes } from '../../platform/documents/zip-times.ts'
import { arranged } from './report-arrangement.ts'
import type { ReportCell, ReportColumn, ReportContent, ReportSection } from './report-content.ts'

const ABOUT_WIDTHS = [26, 90]
const TOP = { alignVertical: 'top' } as const
const LEFT = { align: 'left' } as const
const TOP_LEFT = { ...TOP, ...LEFT }
const LINE_HEIGHT = 15

/** As high as its lines: not every program fits a row to a text that wraps. */
function wrapped(text: string, width: number) {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (width * 1.1))), 0)
  return lines === 1 ? TOP : { ...TOP, wrap: true, height: Math.min(lines, 27) * LINE_HEIGHT }
}

const aboutRow = (name: string, text: string): SheetCell[] => [
  textCell(name, TOP),
  textCell(text, wrapped(text, ABOUT_WIDTHS[1]!)),
]

const SHEET_NAME_AT_MOST = 31

/** The same content gives the same bytes: no format takes the time of its writing from the clock. */
export async function renderReportFile(content: ReportContent): Promise<Buffer> {
  if (content.format === 'pdf') return renderPdfDocument(asDocument(content))
  const file =
    content.format === 'word' ? await renderDocxDocument(asDocument(content)) : await asWorkbook(content)
  return withFixedTimes(file, content.madeAt)
}

function asDocument(content: ReportContent): DocumentContent {
  const { title, institution, madeFor, madeAt, madeOn, comment, notes, look } = content
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
      ...arranged(content).flatMap(asBlocks),
    ],
  }
}

function asBlocks(section: ReportSection): DocumentBlock[] {
  const { title, note, sentences = [], chart, isRoomy, columns, rows, empty, asEntries, list } = section
  const heading: DocumentBlock = {
    kind: 'heading',
    text: title,
    ...(note && { note }),
    ...(isRoomy && { isRoomy }),
  }
  const paragraphs = [
    ...sentences.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(list ? [{ kind: 'list', items: list } as const] : []),
    ...(chart
      ? ([
          { kind: 'note', text: chart.caption },
          { kind: 'chart', chart },
        ] as const)
      : []),
  ]
  if (columns.length === 0) return [heading, ...paragraphs]
  if (rows.length === 0)
    return [heading, ...paragraphs, ...(chart ? [] : [{ kind: 'paragraph', text: empty } as const])]
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
  const { title, institution, madeFor, periodStart, periodEnd, madeOn, comment, notes, look } = content
  const sections = arranged(content)
  const about: Sheet = {
    name: 'Report',
    widths: ABOUT_WIDTHS,
    rows: [
      headCellsIn(look.color, ['Report', title]),
      [textCell('Institution'), textCell(institution)],
      [textCell('Made for'), textCell(madeFor)],
      [textCell('From'), dateCell(periodStart, LEFT)],
      [textCell('To'), dateCell(periodEnd, LEFT)],
      [textCell('Made on'), dateCell(madeOn, LEFT)],
      ...(comment ? [aboutRow('Comment', comment)] : []),
      ...notes.map((note) => aboutRow('Note', note)),
      ...sections.flatMap(({ title: of, note, sentences = [], list = [] }) =>
        [...(note ? [note] : []), ...sentences, ...list].map((text) => aboutRow(of, text)),
      ),
    ],
  }
  const filled = sections.filter(({ columns }) => columns.length > 0)
  return writePrintedWorkbook([about, ...filled.map((one) => asSheet(one, look.color))], {
    title: `${title}, ${period(content)}`,
    head: `${institution}, ${longDay(madeOn)}`,
    color: look.color,
  })
}

function asSheet({ title, columns, rows, chart }: ReportSection, color: string): Sheet {
  return {
    name: title.slice(0, SHEET_NAME_AT_MOST),
    widths: columns.map(({ width }) => width),
    ...(chart && { chart }),
    rows: [
      headCellsIn(
        color,
        columns.map(({ heading }) => heading),
        columns.map(({ kind }) => kind === 'number'),
      ),
      ...rows.map((row) => row.map((cell, index) => asCell(cell, columns[index]!, columns[index - 1]))),
    ],
  }
}

function asCell(cell: ReportCell, { kind, width }: ReportColumn, before?: ReportColumn): SheetCell {
  if (cell === null) return null
  const place = before?.kind === 'number' ? AFTER_NUMBER : {}
  if (kind === 'date') return dateCell(String(cell), { ...TOP_LEFT, ...place })
  if (typeof cell === 'number') return numberCell(cell, TOP)
  return textCell(cell, { ...wrapped(cell, width), ...place })
}

function period({ periodStart, periodEnd }: ReportContent): string {
  return `${longDay(periodStart)} to ${longDay(periodEnd)}`
}
