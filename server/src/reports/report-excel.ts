import writeExcelFile from 'write-excel-file/node'
import { type ReportContent, SAMPLE_NOTE } from './report-content.ts'

type Cell = {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor
  [style: string]: unknown
} | null
type Rows = Cell[][]

const HEAD = { fontWeight: 'bold', backgroundColor: '#e3eeea', color: '#0e4b42' } as const
const DATE_FORMAT = 'mmmm d, yyyy'

/** Every cell has its type: text stays text, whatever it begins with. */
const text = (value: string, style = {}): Cell => ({ value, type: String, ...style })
const number = (value: number): Cell => ({ value, type: Number })
const percent = (value: number): Cell => ({ value: value / 100, type: Number, format: '0%' })
const date = (iso: string): Cell => ({ value: new Date(iso), type: Date, format: DATE_FORMAT })
const head = (...names: string[]): Cell[] => names.map((name) => text(name, HEAD))

interface Sheet {
  name: string
  widths: number[]
  rows: Rows
}

export async function renderExcel(content: ReportContent): Promise<Buffer> {
  const sheets = [about(content), updates(content)]
  if (content.figures) sheets.push(figures(content.figures))
  if (content.riskAreas) sheets.push(riskAreas(content.riskAreas))
  if (content.checklists) sheets.push(checklists(content.checklists))
  if (content.articles) sheets.push(articles(content.articles))
  return writeExcelFile(
    sheets.map(({ name, widths, rows }) => ({
      sheet: name,
      data: rows as never,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

function about({ title, institution, madeFor, periodStart, periodEnd, madeAt }: ReportContent): Sheet {
  return {
    name: 'Report',
    widths: [18, 60],
    rows: [
      head('Report', title),
      [text('Institution'), text(institution)],
      [text('Made for'), text(madeFor)],
      [text('From'), date(periodStart)],
      [text('To'), date(periodEnd)],
      [text('Made on'), date(madeAt)],
    ],
  }
}

function updates({ updates: found }: ReportContent): Sheet {
  return {
    name: 'Regulatory updates',
    widths: [18, 42, 10, 28, 90],
    rows: [
      head('Date', 'Title', 'Priority', 'Citation', 'Description'),
      ...found.map((update) => [
        date(update.dated),
        text(update.title),
        text(update.priority),
        text(update.citation),
        text(update.description, { wrap: true }),
      ]),
    ],
  }
}

function figures(found: NonNullable<ReportContent['figures']>): Sheet {
  return {
    name: 'Figures (sample)',
    widths: [26, 12, 12, 44],
    rows: [
      head('Figure', 'Value', 'Change', 'Note'),
      ...found.map(({ label, value, change }) => [
        text(label),
        number(value),
        text(change),
        text(SAMPLE_NOTE),
      ]),
    ],
  }
}

function riskAreas(found: NonNullable<ReportContent['riskAreas']>): Sheet {
  return {
    name: 'Risk areas (sample)',
    widths: [20, 12, 44],
    rows: [
      head('Area', 'Score', 'Note'),
      ...found.map(({ label, percent: share }) => [text(label), percent(share), text(SAMPLE_NOTE)]),
    ],
  }
}

function checklists(found: NonNullable<ReportContent['checklists']>): Sheet {
  return {
    name: 'Checklists',
    widths: [26, 12, 12],
    rows: [
      head('Topic', 'Ticked', 'Items'),
      ...found.map(({ topic, ticked, items }) => [text(topic), number(ticked), number(items)]),
    ],
  }
}

function articles(found: NonNullable<ReportContent['articles']>): Sheet {
  return {
    name: 'New in the library',
    widths: [18, 70, 22, 16],
    rows: [
      head('Published', 'Title', 'Category', 'Minutes to read'),
      ...found.map(({ publishedAt, title, category, readTime }) => [
        date(publishedAt),
        text(title),
        text(category),
        number(readTime),
      ]),
    ],
  }
}
