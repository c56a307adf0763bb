import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderPdfDocument } from '../documents/rendered-documents.ts'
import { openPdf } from './pdf-objects.ts'
import { readArray, readDictionary, readReference } from './pdf-syntax.ts'
import { watermarkUpdate } from './pdf-watermark.ts'

const WORDS = 'erin@agency.example (views only) · 2026-03-01'

/** The words that the annotations of each page show, read as a viewer would: from the newest table backwards. */
function stampsOf(pdf: Buffer): string[][] {
  const file = openPdf(pdf.toString('latin1'))
  const entriesOf = (value: string | undefined) => readDictionary(file.resolve(value) ?? '').entries
  const pages = (value: string): Map<string, string>[] => {
    const entries = entriesOf(value)
    const kids = file.resolve(entries.get('Kids'))
    return kids ? readArray(kids).flatMap(pages) : [entries]
  }
  const text = pdf.toString('latin1')
  return pages(entriesOf(file.trailer.get('Root')).get('Pages')!).map((page) =>
    readArray(file.resolve(page.get('Annots')) ?? '[]').flatMap((annotation) => {
      const look = entriesOf(entriesOf(annotation).get('AP') ?? '<< >>').get('N')
      const number = readReference(look)
      if (number === undefined) return []
      const content = text.slice(text.lastIndexOf(`\n${number} 0 obj`))
      return [/\((.*?[^\\])\) Tj/.exec(content)![1]!.replaceAll('\\', '')]
    }),
  )
}

/** As programs of today write it: pages in an object stream, the table in another stream with a predictor. */
function compressedPdf({ annotations = '' } = {}): Buffer {
  const inside = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 300 400] >>'],
    [3, `<< /Type /Page /Parent 2 0 R ${annotations} >>`],
    [4, '<< /Type /Page /Parent 2 0 R /CropBox [10 10 200 200] >>'],
    [5, '[<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] >>]'],
  ] as const
  let body = ''
  const heads: string[] = []
  for (const [number, written] of inside) {
    heads.push(`${number} ${body.length}`)
    body += `${written} `
  }
  const first = `${heads.join(' ')} `
  const packed = deflateSync(Buffer.from(first + body, 'latin1'))
  const head = Buffer.from('%PDF-1.5\n%\xe2\xe3\n', 'latin1')
  const stream = Buffer.concat([
    Buffer.from(
      `6 0 obj\n<< /Type /ObjStm /N ${inside.length} /First ${first.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const tableAt = head.length + stream.length
  const rows = [
    [0, 0, 0],
    ...inside.map((_, index) => [2, 6, index]),
    [1, head.length, 0],
    [1, tableAt, 0],
  ].map(([kind = 0, at = 0, index = 0]) => [kind, at >> 8, at & 255, index])
  // The predictor "up": each row is what it adds to the row above.
  const predicted = rows.flatMap((row, number) => [
    2,
    ...row.map((byte, column) => (byte - (rows[number - 1]?.[column] ?? 0)) & 255),
  ])
  const table = deflateSync(Buffer.from(predicted))
  return Buffer.concat([
    head,
    stream,
    Buffer.from(
      `7 0 obj\n<< /Type /XRef /Size 8 /Root 1 0 R /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> /Length ${table.length} >>\nstream\n`,
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF`),
  ])
}

const shown = WORDS.replace('·', '?')

test('each page of a document of ours shows the words, and its own bytes stay', async () => {
  const pdf = await renderPdfDocument({
    title: 'Minutes',
    about: 'Board',
    createdAt: '2026-03-01T00:00:00Z',
    blocks: Array.from({ length: 80 }, (_, index) => ({ kind: 'paragraph' as const, text: `Line ${index}` })),
  })
  const update = watermarkUpdate(pdf, WORDS)!
  const stamped = stampsOf(Buffer.concat([pdf, update]))
  expect(stamped.length).toBeGreaterThan(1)
  for (const page of stamped) expect(page).toEqual([shown])
  expect(update.length).toBeLessThan(5_000 + stamped.length * 1_000)
})

test.each([
  ['no annotations', '', 0],
  ['its own', '/Annots [<< /Subtype /Link /Rect [0 0 1 1] >>]', 1],
  ['those of a reference', '/Annots 5 0 R', 1],
])('compressed objects are read, and %s stay', (_, annotations, count) => {
  const pdf = compressedPdf({ annotations })
  const stamped = Buffer.concat([pdf, watermarkUpdate(pdf, WORDS)!])
  expect(stampsOf(stamped)).toEqual([[shown], [shown]])
  expect(
    stamped
      .subarray(pdf.length)
      .toString('latin1')
      .match(/\/Link/g) ?? [],
  ).toHaveLength(count)
  // A second update goes on from the first.
  const again = Buffer.concat([stamped, watermarkUpdate(stamped, 'again')!])
  expect(stampsOf(again)).toEqual([
    [shown, 'again'],
    [shown, 'again'],
  ])
})

test.each([
  ['no PDF', 'words'],
  ['a table that is not where the file says', '%PDF-1.4\nstartxref\n4\n%%EOF'],
  ['a protected file', '%PDF-1.4\nxref\n0 0\ntrailer\n<< /Size 1 /Encrypt 1 0 R >>\nstartxref\n9\n%%EOF'],
  ['a table without an end', '%PDF-1.4\nxref\n0 99\n0000000000 65535 f \nstartxref\n9\n%%EOF'],
  ['brackets without an end', `%PDF-1.4\nxref\n0 0\ntrailer\n${'['.repeat(5_000)}\nstartxref\n9\n%%EOF`],
])('%s is left alone', (_, text) => {
  expect(watermarkUpdate(Buffer.from(text), WORDS)).toBeUndefined()
})

test('a page that is its own parent ends', () => {
  const objects = ['1 0 obj\n<< /Pages 2 0 R >>\nendobj\n', '2 0 obj\n<< /Kids [2 0 R] >>\nendobj\n']
  const at = [0, objects[0]!.length].map((offset) => String(offset).padStart(10, '0'))
  const body = objects.join('')
  const pdf = `${body}xref\n1 2\n${at[0]} 00000 n \n${at[1]} 00000 n \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`
  expect(watermarkUpdate(Buffer.from(pdf), WORDS)).toBeUndefined()
})
