import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import type { DocumentChart, DocumentContent } from './document-content.ts'
import { writeCalendar } from './ics-calendar.ts'
import { renderDocxDocument, renderPdfDocument } from './rendered-documents.ts'
import {
  dateCell,
  headCells,
  numberCell,
  textCell,
  writePrintedWorkbook,
  writeWorkbook,
} from './xlsx-workbook.ts'

const CONTENT: DocumentContent = {
  title: 'Attestations',
  about: 'Harborlight Credit Union · January 12, 2026',
  createdAt: '2026-01-12T15:00:00Z',
  blocks: [
    { kind: 'heading', text: 'Signed', note: 'Version 3 alone.' },
    { kind: 'facts', facts: [{ label: 'Policy', value: 'Fair lending <b>' }] },
    {
      kind: 'table',
      headings: ['Person', 'Days'],
      rows: Array.from({ length: 60 }, (_, n) => [`Person ${n}`, n]),
    },
    { kind: 'list', items: ['First\u0007 item', 'Second item'] },
    { kind: 'entries', entries: [{ title: 'One', detail: 'Detail', text: 'Text' }] },
  ],
}

test('a PDF repeats the heading row of a table on every page', async () => {
  const file = await renderPdfDocument(CONTENT)
  const pages = readPdfPages(file)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(0, 2)) expect(page).toContain('Person Days')
  expect(pages.join(' ')).toContain('Person 59 59')
  expect(file.toString('latin1')).toContain('/Table')
})

test('no word of a table in a PDF is broken, and no date where there is room', async () => {
  const table = {
    kind: 'table' as const,
    headings: ['No.', 'Finding', 'Severity', 'Owner', 'Days open', 'Response due'],
    rows: [
      [1, 'Two Closing Disclosures received less than three business days before closing'],
      [2, 'Notice of error acknowledged after five business days'],
    ].map((row) => [...row, 'Medium', 'Sample Manager', 30, 'September 20, 2026']),
    widths: [8, 60, 12, 24, 12, 20],
  }
  const [page] = readPdfPages(await renderPdfDocument({ ...CONTENT, blocks: [table] }))
  for (const words of ['No. Finding Severity', 'Medium Sample Manager', 'September 20, 2026'])
    expect(page).toContain(words)
})

test('a heading in a PDF is on the page of the first row below it', async () => {
  const blocks = Array.from({ length: 40 }, (_, n): DocumentContent['blocks'] => [
    { kind: 'heading', text: `Heading ${n}.`, note: 'Of two lines. '.repeat(12) },
    {
      kind: 'table',
      headings: ['Name', 'What it is of'],
      rows: Array.from({ length: 1 + (n % 4) }, () => [`Row of ${n}.`, 'It takes some lines. '.repeat(5)]),
    },
  ])
  const pages = readPdfPages(await renderPdfDocument({ ...CONTENT, blocks: blocks.flat() }))
  for (const n of blocks.keys())
    expect(pages.find((page) => page.includes(`Heading ${n}.`))).toContain(`Row of ${n}.`)
})

test('no page of a PDF is left empty before a row that fills one', async () => {
  const rows = [['It takes many lines. '.repeat(400)], ...Array.from({ length: 80 }, (_, n) => [`Row ${n}`])]
  const table = { kind: 'table' as const, headings: ['Name'], rows }
  const pages = readPdfPages(await renderPdfDocument({ ...CONTENT, blocks: [table] }))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages.slice(1)) expect(page).toMatch(/It takes many lines|Row \d/)
})

test('a Word file has headings, tables, and only characters that XML allows', async () => {
  const file = await renderDocxDocument(CONTENT)
  expect(zipEntryNames(file)).toContain('word/document.xml')
  const xml = zipEntryText(file, 'word/document.xml')
  expect(xml).toContain('w:val="Heading1"')
  expect(xml).toContain('<w:tblHeader/>')
  expect(xml).toContain('Fair lending &lt;b&gt;')
  expect(xml).toContain('First item')
})

test('a workbook keeps text as text and dates as dates', async () => {
  const file = await writeWorkbook([
    {
      name: 'Tasks',
      widths: [30, 20],
      rows: [headCells('Title', 'Due'), [textCell('=1+1'), dateCell('2026-01-14')]],
    },
  ])
  const [sheet] = await readExcelFile(file)
  expect(sheet!.data[1]![0]).toBe('=1+1')
  expect(sheet!.data[1]![1]).toEqual(new Date('2026-01-14'))
})

const CHART: DocumentChart = {
  form: 'columns',
  of: 'Month',
  caption: 'Complaints & calls',
  words: 'Complaints: June 2, July 3',
  points: [
    { label: 'June', value: 2 },
    { label: 'July', value: 3 },
  ],
}

test('Word and Excel draw a chart themselves, from numbers, with words for those who do not see it', async () => {
  const word = await renderDocxDocument({ ...CONTENT, blocks: [{ kind: 'chart', chart: CHART }] })
  expect(zipEntryText(word, 'word/document.xml')).toContain('descr="Complaints: June 2, July 3"')
  expect(zipEntryText(word, 'word/document.xml')).not.toContain('chart0')
  expect(zipEntryText(word, 'word/charts/chart1.xml')).toContain('<c:numLit>')
  expect(zipEntryText(word, '[Content_Types].xml')).toContain('/word/charts/chart1.xml')

  const book = await writePrintedWorkbook(
    [
      { name: 'Report', widths: [20], rows: [headCells('Report')] },
      {
        ...{ name: "Board's months", widths: [20, 10], chart: CHART },
        rows: [headCells('Month', 'Count'), [textCell('June'), numberCell(2)]],
      },
    ],
    { title: 'Monthly', head: 'Lake & Sons, May 1, 2026', color: '#0e4b42' },
  )
  const chart = zipEntryText(book, 'xl/charts/chart1.xml')
  expect(chart).toContain("<c:f>'Values of the charts'!$B$2:$B$3</c:f>")
  expect(chart).toContain('Complaints &amp; calls')
  const sheet = zipEntryText(book, 'xl/worksheets/sheet2.xml')
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>')
  expect(sheet).toContain('&amp;LLake &amp;&amp; Sons, May 1, 2026&amp;R')
  expect(sheet).toContain('Page &amp;P of &amp;N')
  expect(sheet).toContain('state="frozen"')
  expect(zipEntryText(book, 'xl/workbook.xml')).toContain("'Board''s months'!$1:$1")
  const [, , values] = await readExcelFile(book)
  expect(values!.data).toEqual([
    ['Month', 'Value'],
    ['June', 2],
    ['July', 3],
  ])
})

const entry = {
  uid: 'task-1@plumbline',
  day: '2026-12-31',
  title: 'Plain',
  updatedAt: '2026-01-12T15:04:05.678Z',
}

test('an all-day entry ends on the day after', () => {
  const lines = writeCalendar({ name: 'Tasks', entries: [entry] }).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('DTSTAMP:20260112T150405Z')
  expect(lines.at(-1)).toBe('')
})

test('separators are escaped and control characters dropped', () => {
  const text = writeCalendar({ name: 'Tasks', entries: [{ ...entry, title: 'a;b,c\\d\r\ne\u0007' }] })
  expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d\\ne\r\n')
})

test('lines are folded at 75 octets without cutting a character', () => {
  const title = 'é'.repeat(120)
  const text = writeCalendar({ name: 'Tasks', entries: [{ ...entry, title }] })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('a link cannot add a line', () => {
  const text = writeCalendar({
    name: 'Tasks',
    entries: [{ ...entry, link: 'https://x.example/\r\nATTENDEE:mailto:a@b.example' }],
  })
  expect(text).not.toContain('\r\nATTENDEE')
})
