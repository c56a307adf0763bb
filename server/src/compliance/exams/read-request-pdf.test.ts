import { expect, test } from 'vitest'
import { drawnPdf } from '../../testing/drawn-pdf.ts'
import { readRequestFile } from './read-request-file.ts'

type Pdf = Parameters<Parameters<typeof drawnPdf>[0]>[0]

async function read(draw: (pdf: Pdf) => void, options?: Parameters<typeof drawnPdf>[1]) {
  const list = await readRequestFile(await drawnPdf(draw, options))
  if (typeof list === 'string') throw new Error(list)
  return list
}

const LONG =
  'Minutes of the board of directors and of its committees for the period of review, with the packages that were sent to the directors before each meeting as of December'

test('a letter in PDF: numbers, sections, what hangs below a number, and no greeting', async () => {
  const { items, notes } = await read((pdf) => {
    pdf.fontSize(11).font('Helvetica')
    pdf.text('Harbor Credit Union').text('Dear Ms. Doe:').moveDown()
    pdf.fontSize(14).font('Helvetica-Bold').text('Management')
    pdf.fontSize(11).font('Helvetica')
    pdf.text(`1. ${LONG} 31. One file is enough.`, { indent: 0 })
    pdf.text('2. Compliance program:')
    pdf.text('a) Plan of the year', 100).text('b) Attendance lists', 100)
    pdf.fontSize(14).font('Helvetica-Bold').text('Lending', 72)
    pdf.fontSize(11).font('Helvetica')
    pdf.text('I-3 Loan files').text('Item 4: Adverse action notices').moveDown()
    pdf.text('Sincerely,').text('John Examiner')
  })
  expect(items.map(({ number, section, request }) => [number, section, request])).toEqual([
    ['', '', 'Harbor Credit Union\nDear Ms. Doe:'],
    ['1', 'Management', `${LONG} 31. One file is enough.`],
    ['2', 'Management', 'Compliance program:'],
    ['2a', 'Management', 'Plan of the year'],
    ['2b', 'Management', 'Attendance lists'],
    ['I-3', 'Lending', 'Loan files'],
    ['4', 'Lending', 'Adverse action notices'],
  ])
  expect(items[0]!.warning).toContain('check whether')
  expect(items[1]!.warning).toBe('')
  expect(notes.join(' ')).toContain('“Sincerely, John Examiner”')
})

test('an address with a number, the words of the letter, and whom to ask are no requests', async () => {
  const { items, notes } = await read((pdf) => {
    pdf.fontSize(11).font('Helvetica-Bold').text('National Agency')
    pdf.font('Helvetica').text('4807 Springs Road, Austin, TX 78759').moveDown()
    pdf.text('Harbor Credit Union').text('12 Pier Street, Galveston, TX 77550').moveDown()
    pdf.text('Dear Members of the Board:').moveDown()
    pdf.text('We plan to begin on January 11, 2027. Please provide the items below by December 28, 2026.')
    pdf.moveDown().text(`1. ${LONG} 31.`).text('2. Strategic plan and budget').moveDown()
    pdf.text('Questions may be directed to me at (512) 555-0142.').moveDown().text('Sincerely,')
  })
  expect(items.map(({ number }) => number)).toEqual(['', '1', '2'])
  expect(items[0]!.request).toContain('12 Pier Street')
  expect(items[0]!.request).toContain('by December 28, 2026')
  expect(items[0]!.warning).toContain('check whether')
  expect(items[2]!.request).toBe('Strategic plan and budget')
  expect(notes.join(' ')).toContain('“Questions may be directed')
})

test('lines that are all short are items of their own', async () => {
  const { items } = await read((pdf) => pdf.text('1. Board minutes').text('2. Audit reports'))
  expect(items.map(({ request }) => request)).toEqual(['Board minutes', 'Audit reports'])
})

/** One row below the other, each cell at its place; what is too long goes on below. */
function drawTable(pdf: Pdf, rows: readonly (readonly string[])[], top: number) {
  const places = [72, 110, 440]
  const widths = [30, 300, 100]
  let y = top
  for (const row of rows) {
    const height = Math.max(...row.map((cell, at) => pdf.heightOfString(cell, { width: widths[at]! })))
    for (const [at, cell] of row.entries()) pdf.text(cell, places[at]!, y, { width: widths[at]! })
    y += height + 8
  }
}

test('a table over two pages keeps its rows, its due dates, and one heading row', async () => {
  const heading = ['No.', 'Request', 'Due date']
  const { items, notes, unused } = await read((pdf) => {
    pdf.fontSize(10).text('Request list of the state agency', 72, 40)
    drawTable(pdf, [heading, ['1', LONG, '10/20/2026'], ['2', 'Policies', '10/22/2026']], 100)
    pdf.text('Page 1 of 2', 480, 700, { lineBreak: false })
    pdf.addPage()
    pdf.text('Request list of the state agency', 72, 40)
    drawTable(pdf, [heading, ['3', 'Vendors', 'soon'], ['3a', 'Contracts', '']], 100)
    pdf.text('Page 2 of 2', 480, 700, { lineBreak: false })
  })
  expect(items.map(({ number, request, dueOn }) => [number, request, dueOn])).toEqual([
    ['1', LONG, '2026-10-20'],
    ['2', 'Policies', '2026-10-22'],
    ['3', 'Vendors', null],
    ['3a', 'Contracts', null],
  ])
  expect(items[2]!.warning).toContain('“soon”')
  expect(notes.join(' ')).toContain('repeats at the top or bottom')
  expect(unused).toEqual([])
})

test('two columns are read one after the other, and say so', async () => {
  const request = (number: number) => `${number}. ${LONG} ${number}`
  const { items, notes } = await read((pdf) => {
    pdf
      .fontSize(18)
      .text('Requests for the examination of the year', { align: 'left' })
      .fontSize(10)
      .moveDown()
    const top = pdf.y
    for (const [at, x] of [72, 320].entries()) {
      pdf.y = top
      for (let row = 1; row <= 4; row++) pdf.text(request(at * 4 + row), x, pdf.y, { width: 210 })
    }
  })
  expect(items.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(items[4]!.request).toBe(`${LONG} 5`)
  expect(notes.join(' ')).toContain('two columns on page 1')
})

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('scanned pages say that nothing is there to read, and name themselves beside pages with text', async () => {
  const scan = (pdf: Pdf) => pdf.image(PICTURE, 0, 0, { width: 600 })
  expect(await readRequestFile(await drawnPdf(scan))).toBe('LIST_SCANNED')
  const { notes } = await read((pdf) => {
    pdf.text('1. Minutes')
    scan(pdf.addPage())
  })
  expect(notes.join(' ')).toContain('No text was found on page 2')
})

test('a PDF with a password, a damaged one, and an empty one each say what they are', async () => {
  const minutes = (pdf: Pdf) => pdf.text('1. Minutes')
  expect(await readRequestFile(await drawnPdf(minutes, { userPassword: 'harbor' }))).toBe('LIST_ENCRYPTED')
  expect(await readRequestFile(Buffer.from('%PDF-1.7\nnothing'))).toBe('LIST_UNREADABLE')
  expect(await readRequestFile(await drawnPdf(() => {}))).toBe('LIST_EMPTY')
})
