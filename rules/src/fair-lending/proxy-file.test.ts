import { expect, test } from 'vitest'
import { PROXY_GROUPS, type Shares } from './proxy.ts'
import type { NoProxy, ProxyAnswer } from './proxy-answer.ts'
import {
  answerRows,
  canAnswer,
  PROXY_ROWS_AT_MOST,
  readProxyFile,
  recognizedColumns,
  resultTable,
} from './proxy-file.ts'
import { summarize } from './proxy-summary.ts'
import { readPlaces, readSurnames } from './proxy-tables.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const NOTHING = Object.fromEntries(PROXY_GROUPS.map((group) => [group, 0])) as Shares

test('headings of exports are recognized, and others are left to be chosen', () => {
  expect(
    recognizedColumns(['Loan', 'Applicant Last Name', 'Co-Applicant Last Name', 'Census Tract', 'ZIP']),
  ).toEqual({
    ...{ surname: 1, coSurname: 2, tract: 3, zip: 4 },
  })
  expect(recognizedColumns(['LNAME', 'zip_code'])).toEqual({ surname: 0, zip: 1 })
  expect(recognizedColumns(['Primary Borrower Last Name', '2010 Census Tract', 'Zip/Postal Code'])).toEqual({
    ...{ surname: 0, tract: 1, zip: 2 },
  })
  expect(recognizedColumns(['Name of customer', 'Where'])).toEqual({})
  expect(canAnswer({ surname: 0, zip: 1 })).toBe(true)
  expect(canAnswer({ surname: 0 })).toBe(false)
  expect(canAnswer({ tract: 0, zip: 1 })).toBe(false)
})

test('a file comes with commas, semicolons, or tabs, quotes, a byte order mark, and in the letters of Windows', () => {
  expect(readProxyFile(bytes('\uFEFFSurname;ZIP\r\n"Smith; Jr";01001\r\n\r\n;\r\n'))).toEqual({
    header: ['Surname', 'ZIP'],
    rows: [['Smith; Jr', '01001']],
  })
  expect(
    readProxyFile(Uint8Array.from([...bytes('Surname,ZIP\nMu'), 0xf1, ...bytes('oz,33185')])).rows,
  ).toEqual([['Muñoz', '33185']])
})

const line = 'Smith,33185\n'

test.each([
  ['', 'The file is empty.'],
  ['Surname,ZIP\n', 'The file has a header and no row, or its first row is not a header.'],
  ['PK\u0003\u0004', 'This is a workbook or a ZIP file. Save the sheet as CSV (UTF-8).'],
  ['Surname,\u0000', 'This is not a text file. Save the table as CSV (UTF-8).'],
  ['Surname,ZIP\nSmith,33185,x', 'Line 2 has 3 cells, the header 2.'],
  ['Surname,ZIP\n"Smith,33185', 'Line 2: A quotation mark is not closed. The file is cut off.'],
  [
    `Surname,ZIP\n${line.repeat(PROXY_ROWS_AT_MOST + 1)}`,
    'The file has 100,001 rows. At most 100,000 are read at once: split the file.',
  ],
])('a file that cannot be read is refused in a sentence (%#)', (text, message) => {
  expect(() => readProxyFile(bytes(text))).toThrow(message)
})

test('the largest file is read', () => {
  expect(readProxyFile(bytes(`Surname,ZIP\n${line.repeat(PROXY_ROWS_AT_MOST)}`)).rows).toHaveLength(100_000)
})

test('the results are the rows as they came, with probabilities or a reason, and short rows keep their columns', () => {
  const places = readPlaces(
    'geo,total,hispanic,white,black,aian,api,multi,other\n01001,200,0,150,50,0,0,0,0\n01002,40,10,10,10,10,0,0,0',
  )
  const tables = {
    surnames: readSurnames(
      'name,people,white,black,hispanic,api,aian,multi,split\nTESTER,9,0.5,0.5,0,0,0,0,1',
    ),
    ...{ tract: places, zip: places },
  }
  const file = readProxyFile(bytes('Loan,Last name,ZIP\n7,Tester,01001\n8,Tester\n'))
  const answers = answerRows(file, recognizedColumns(file.header), tables).map(({ answer }) => answer)
  // White 0.5 × 150/160, Black 0.5 × 50/60: 0.46875 and 0.41667, together 0.88542.
  expect(resultTable(file, answers)).toEqual([
    [
      ...['Loan', 'Last name', 'ZIP'],
      ...['pr_white', 'pr_black', 'pr_hispanic', 'pr_api', 'pr_aian', 'pr_mult_other'],
      ...['proxy_surname', 'proxy_place', 'proxy_note'],
    ],
    [
      '7',
      'Tester',
      '01001',
      '0.52941176',
      '0.47058824',
      ...Array(4).fill('0.00000000'),
      'TESTER',
      'zip 01001',
      '',
    ],
    [
      ...['8', 'Tester', '', '', '', '', '', '', '', '', ''],
      'There is no census tract and no ZIP code. Only the surname is known; the method gives no proxy from it alone.',
    ],
  ])
})

const answer = (shares: Partial<Shares>): ProxyAnswer => ({
  shares: { ...NOTHING, ...shares },
  name: { name: 'TESTER', shares: NOTHING, split: 'exact' },
  place: { level: 'zip', code: '01001', shares: NOTHING },
  ...{ because: undefined, note: '' },
})
const none = (because: NoProxy): ProxyAnswer => ({
  ...{ shares: undefined, name: undefined, place: undefined, because, note: 'There is no surname.' },
})

test('probabilities are added up, and rows counted in bands: 0.9 + 0.8 + 0.5 + 0.4 = 2.6 of four', () => {
  const summary = summarize([
    answer({ white: 0.9, black: 0.1 }),
    answer({ white: 0.8, api: 0.2 }),
    answer({ white: 0.5, black: 0.5 }),
    answer({ white: 0.4, black: 0.3, hispanic: 0.3 }),
    none('noSurname'),
    none('unknownSurname'),
    none('noSurname'),
  ])
  expect(summary).toMatchObject({ rows: 7, withProxy: 4, byPlace: { tract: 0, zip: 4 }, noneReachesHalf: 1 })
  expect(summary.without).toEqual([
    { because: 'noSurname', rows: 2 },
    { because: 'unknownSurname', rows: 1 },
  ])
  const [white] = summary.groups
  expect(white!.expected).toBeCloseTo(2.6, 12)
  expect(white!.share).toBeCloseTo(0.65, 12)
  expect([white!.bands.high.rows, white!.bands.middle.rows, white!.bands.low.rows]).toEqual([2, 1, 1])
  expect(white!.bands.high.expected).toBeCloseTo(1.7, 12)
  expect(summary.groups.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(4, 12)
})

test('without a proxy there are no shares, never NaN', () => {
  const summary = summarize([none('noSurname')])
  expect(summary.withProxy).toBe(0)
  expect(summary.groups.every(({ share, expected }) => share === undefined && expected === 0)).toBe(true)
})
