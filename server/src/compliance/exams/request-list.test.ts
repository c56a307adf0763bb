import { expect, test } from 'vitest'
import { renderDocxDocument } from '../../platform/documents/rendered-documents.ts'
import { layOutZip, zipEntryOf } from '../../platform/files/stored-zip.ts'
import { readRequestFile } from './read-request-file.ts'
import { readDay, readRequestText } from './request-list.ts'
import { withOwners } from './request-owners.ts'

const numbers = (text: string) => readRequestText(text).items.map(({ number }) => number)

test.each([
  ['1. Minutes\n1a Policy\n1.b) Training\nII-3 Audit', ['1', '1a', '1.b', 'II-3']],
  ['Item 4: Minutes\nRequest No. 5a - Policy', ['4', '5a']],
  ['a) Minutes\nb) Policies\nIV. Audit', ['a', 'b', 'IV']],
  ['2.1.3 Minutes\n22) Policies\n(3) Audit', ['2.1.3', '22', '3']],
  ['• 1\tMinutes\n• 2\tPolicies', ['1', '2']],
  ['Minutes of the board\n2025 budget', ['', '']],
])('the numbers of %j are kept as they are', (text, expected) => {
  expect(numbers(text)).toEqual(expected)
})

test('a list of 300 uneven numbers loses none and keeps its order', () => {
  const given = Array.from({ length: 75 }, (_, index) => [
    `${index + 1}`,
    `${index + 1}a`,
    `${index + 1}.b`,
    `II-${index + 1}`,
  ]).flat()
  const { items } = readRequestText(given.map((number) => `${number} Request ${number}`).join('\r\n'))
  expect(items.map(({ number }) => number)).toEqual(given)
  expect(items.map(({ request }) => request)).toEqual(given.map((number) => `Request ${number}`))
})

test('lines without a number go on with the request above; headings become sections', () => {
  const { items, notes } = readRequestText('Section II: Training\n1. Plan\nof the year\n\n2. Records')
  expect(items).toMatchObject([
    { number: '1', section: 'Section II: Training', request: 'Plan\nof the year' },
    { number: '2', request: 'Records' },
  ])
  expect(notes[0]).toContain('1 line without a number was')
})

test('a table from Word is read by its headings, and a number that comes twice stays and is told', () => {
  const { items } = readRequestText('No.\tRequest\tDue date\n1\tMinutes\t3/1/2026\n1\tPolicies\tsoon')
  expect(items).toMatchObject([
    { number: '1', request: 'Minutes', dueOn: '2026-03-01' },
    { number: '1', request: 'Policies', dueOn: null },
  ])
  expect(items[1]!.warning).toContain('“soon” cannot be read')
  expect(items[1]!.warning).toContain('appears 2 times')
})

test.each([
  [
    'Word, whose cells break lines',
    'No.\tRequest\tDue date\n1\tMinutes of the board\nand its committees\n\nfor 2025\t3/1/2026\n2\tPolicies\n3\tAudit\t',
  ],
  [
    'a spreadsheet, which quotes such cells',
    'No.\tRequest\tDue date\r\n1\t"Minutes of the board\nand its committees\nfor 2025"\t3/1/2026\r\n2\tPolicies\t\r\n3\tAudit\t',
  ],
])('a table pasted from %s keeps its rows', (_, text) => {
  expect(readRequestText(text).items).toMatchObject([
    { number: '1', request: 'Minutes of the board\nand its committees\nfor 2025', dueOn: '2026-03-01' },
    { number: '2', request: 'Policies', dueOn: null },
    { number: '3', request: 'Audit', dueOn: null },
  ])
})

test('a merged cell, and lines after a table, are no numbers', () => {
  const text = 'No.\tRequest\nBoard and management\n1\tMinutes\n2\tPolicies\n3. Audit reports of the year'
  expect(readRequestText(text).items).toMatchObject([
    { number: '', request: 'Board and management' },
    { number: '1', request: 'Minutes' },
    { number: '2', request: 'Policies' },
    { number: '3', request: 'Audit reports of the year' },
  ])
})

test('a line break in a list of numbers and texts stays in its item; an open quotation mark loses nothing', () => {
  expect(readRequestText('1.\tMinutes\nand committees\n2.\t"Policies').items).toMatchObject([
    { number: '1', request: 'Minutes\nand committees' },
    { number: '2', request: '"Policies' },
  ])
})

test('a CSV in Windows-1252 keeps its letters and says how it was read', async () => {
  const bytes = Buffer.from('Number;Request;Due\n1;Caf\xe9 \x93minutes\x94;2026-03-01\n', 'latin1')
  const list = await readRequestFile(bytes)
  expect(list).toMatchObject({ items: [{ number: '1', request: 'Café “minutes”', dueOn: '2026-03-01' }] })
  expect(list).toMatchObject({ notes: [expect.stringContaining('Windows-1252')] })
})

test('an XLSX with a merged cell and a formula is read by its stored values, and says so', async () => {
  const cell = (at: string, value: string) => `<c r="${at}" t="str"><v>${value}</v></c>`
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
    <row r="1">${cell('A1', 'No.')}${cell('B1', 'Section')}${cell('C1', 'Request')}</row>
    <row r="2">${cell('A2', '1')}${cell('B2', 'Training')}${cell('C2', 'Training plan')}</row>
    <row r="3"><c r="A3"><f>A2+0.1</f><v>1.1</v></c>${cell('C3', 'Attendance')}</row>
    <row r="4"><c r="A4" t="str"><f>A3&amp;"a"</f><v>1.1a</v></c>${cell('C4', 'Records')}</row>
    </sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells></worksheet>`
  const types = 'http://schemas.openxmlformats.org'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${types}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="r1" Type="${types}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${types}/spreadsheetml/2006/main" xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="r1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  const files = Object.entries(parts).map(([path, text]) => ({ path, content: Buffer.from(text) }))
  const laidOut = layOutZip(
    files.map(({ path, content }) => zipEntryOf(path, content)),
    new Date(),
  )
  const bytes = Buffer.concat(
    laidOut.parts.map(({ content }) => (typeof content === 'number' ? files[content]!.content : content)),
  )
  const list = await readRequestFile(bytes)
  expect(list).toMatchObject({
    items: [
      { number: '1', section: 'Training', request: 'Training plan' },
      { number: '1.1', request: 'Attendance' },
      { number: '1.1a', request: 'Records' },
    ],
    notes: [expect.stringContaining('merged cell')],
  })
})

test('what is no table or list is refused', async () => {
  expect(await readRequestFile(Buffer.from('PK\u0003\u0004 broken', 'latin1'))).toBe('LIST_UNREADABLE')
  expect(await readRequestFile(new Uint8Array(100))).toBe('LIST_UNREADABLE')
  expect(await readRequestFile(new Uint8Array())).toBe('LIST_EMPTY')
})

test.each([
  ['2/30/2026', null],
  ['March 1, 2026', '2026-03-01'],
  ['1/2/26', '2026-01-02'],
])('the date %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

const PEOPLE = [
  { userId: 'dana', name: 'Dana Lee' },
  { userId: 'sam', name: 'Sam Ortiz' },
  { userId: 'sam-b', name: 'Sam Bell' },
]

test('a pasted table keeps owner, due date, and note, and names the columns that nothing takes', () => {
  const list = readRequestText(
    [
      'No.\tRequest\tOwner\tDue date\tNotes\tRisk rating\tEmpty',
      '1\tBoard minutes\tLee, Dana\t12/10/2026\tAsk the secretary\tHigh\t',
      '2\tFlood log\tsam\t12/12/2026\t\t\t',
    ].join('\n'),
  )
  expect(withOwners(list, PEOPLE)).toEqual({
    items: [
      {
        ...{ number: '1', section: '', request: 'Board minutes', dueOn: '2026-12-10', warning: '' },
        ...{ ownerName: 'Lee, Dana', ownerId: 'dana', note: 'Ask the secretary' },
      },
      {
        ...{ number: '2', section: '', request: 'Flood log', dueOn: '2026-12-12', warning: '' },
        // Two people have this first name.
        ...{ ownerName: 'sam', ownerId: null, note: '' },
      },
    ],
    notes: [],
    unused: [{ heading: 'Risk rating', example: 'High' }],
  })
})

test('a table without headings has its owners by their whole names', () => {
  const list = readRequestText(
    '1\tBoard minutes\tSam Bell\t12/10/2026\n2\tFlood log\tfor Sam Bell\t12/12/2026',
  )
  expect(withOwners(list, PEOPLE).items).toMatchObject([
    { number: '1', request: 'Board minutes', ownerId: 'sam-b', dueOn: '2026-12-10' },
    { number: '2', request: 'Flood log\nfor Sam Bell', ownerName: '', ownerId: null },
  ])
})

test('a request letter in Word gives its numbered requests, and its table with owners and days', async () => {
  const letter = await renderDocxDocument({
    title: 'Request letter',
    about: '',
    createdAt: '2026-11-02T15:00:00Z',
    blocks: [
      { kind: 'paragraph', text: 'Please provide the following.' },
      { kind: 'paragraph', text: '1. Board minutes of the period' },
      { kind: 'paragraph', text: '1.a Resolution *in force*' },
    ],
  })
  const lines = await readRequestFile(letter)
  if (typeof lines === 'string') throw new Error(lines)
  expect(lines.items.filter(({ number }) => number)).toMatchObject([
    { number: '1', request: 'Board minutes of the period' },
    { number: '1.a', request: 'Resolution *in force*' },
  ])
  expect(lines.notes.at(-1)).toContain('untick what is no request')
  const table = await renderDocxDocument({
    ...{ title: 'Requests', about: '', createdAt: '2026-11-02T15:00:00Z' },
    blocks: [
      {
        ...{ kind: 'table', headings: ['No.', 'Request', 'Responsible', 'Due'], widths: [1, 5, 3, 2] },
        rows: [
          ['II-3', 'Audit reports', 'Dana Lee', 'December 10, 2026'],
          ['II-4', 'Flood log', '', ''],
        ],
      },
    ],
  })
  const read = await readRequestFile(table)
  if (typeof read === 'string') throw new Error(read)
  expect(withOwners(read, PEOPLE).items).toMatchObject([
    { number: 'II-3', request: 'Audit reports', ownerId: 'dana', dueOn: '2026-12-10' },
    { number: 'II-4', request: 'Flood log', ownerId: null, dueOn: null },
  ])
})
