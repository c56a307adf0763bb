import { expect, test } from 'vitest'
import { drawnPdf } from '../../testing/drawn-pdf.ts'
import { readPdf } from './read-pdf.ts'

type Pdf = Parameters<Parameters<typeof drawnPdf>[0]>[0]

const SIZE = 12
const PROSE = 'The servicer keeps these time limits for every escrow account and records each of them.'

/** As programs draw tables: each cell on its own, in columns as narrow as their words. */
function drawTable(pdf: Pdf, top: number, columns: readonly number[], rows: readonly string[][]) {
  for (const [index, row] of rows.entries())
    for (const [column, cell] of row.entries())
      pdf
        .font(index === 0 ? 'Times-Bold' : 'Times-Roman')
        .fontSize(SIZE)
        .text(cell, columns[column], top + index * 1.5 * SIZE, { lineBreak: false })
}

async function blocksOf(draw: (pdf: Pdf) => void) {
  const read = await readPdf(await drawnPdf(draw))
  if (typeof read === 'string') throw new Error(read)
  return read.blocks
}

const prose = (pdf: Pdf, top: number) => pdf.font('Times-Roman').fontSize(SIZE).text(PROSE, 72, top)

test('cells hardly farther apart than words are a table, and their headings are no heading', async () => {
  const rows = [
    ['Event', 'Deadline', 'Owner'],
    ['Notice', '30 days', 'Servicing'],
    ['Refund', '60 days', 'Accounting'],
  ]
  expect(
    await blocksOf((pdf) => {
      prose(pdf, 72)
      drawTable(pdf, 110, [72, 111, 162], rows)
    }),
  ).toEqual([
    { kind: 'paragraph', text: PROSE },
    { kind: 'table', rows },
  ])
})

test('a heading row and one more row are a table', async () => {
  const rows = [
    ['Surplus of', 'Refund within'],
    ['50 dollars or more', '30 days'],
  ]
  expect(await blocksOf((pdf) => drawTable(pdf, 110, [72, 171], rows))).toEqual([{ kind: 'table', rows }])
})

test('headings that fill their cells are told by the columns below them', async () => {
  const rows = [
    ['Requested documents', 'Responsible department', 'Days'],
    ['Policies', 'Compliance', '3'],
    ['Complaint log', 'Member services', '5'],
  ]
  expect(await blocksOf((pdf) => drawTable(pdf, 110, [72, 186, 315], rows))).toEqual([
    { kind: 'table', rows },
  ])
})

test('a heading of several lines beside those that stand in the middle is one row', async () => {
  const rows = [
    ['Acknowledgment', '5', '12 CFR 1024.35(d)'],
    ['Response', '30', '12 CFR 1024.35(e)'],
  ]
  expect(
    await blocksOf((pdf) => {
      pdf.font('Times-Bold').fontSize(SIZE)
      for (const [line, words] of ['Number of', 'business', 'days'].entries())
        pdf.text(words, 200, 96 + line * 1.12 * SIZE, { lineBreak: false })
      pdf.text('Event', 72, 96 + 1.12 * SIZE, { lineBreak: false })
      pdf.text('Law', 300, 96 + 1.12 * SIZE, { lineBreak: false })
      drawTable(pdf.font('Times-Roman'), 156, [72, 200, 300], rows)
    }),
  ).toEqual([{ kind: 'table', rows: [['Event', 'Number of business days', 'Law'], ...rows] }])
})

test('bold words in prose and a name before each line are no table', async () => {
  const blocks = await blocksOf((pdf) => {
    for (const [index, name] of ['Owner:', 'Approver:', 'Reviewer:'].entries()) {
      pdf.fontSize(SIZE)
      pdf.font('Times-Bold').text(`${name} `, 72, 72 + index * 1.5 * SIZE, { continued: true })
      pdf.font('Times-Roman').text('Mara Manager decides it within the time of this policy.')
    }
    pdf.moveDown(2)
    pdf.font('Times-Roman').text('The servicer ', 72, undefined, { continued: true })
    pdf.font('Times-Bold').text('keeps ', { continued: true })
    pdf.font('Times-Roman').text(`these limits. ${PROSE} ${PROSE} ${PROSE}`, { align: 'justify' })
  })
  expect(blocks.map(({ kind }) => kind)).not.toContain('table')
})
