import { expect, test } from 'vitest'
import { pdfOf } from './pdf-paper.ts'
import { hexText, printable, widthOf, widthsOf, wrapped } from './pdf-type.ts'

const textOf = async (blob: Blob) => blob.text()

test('every object is where the table of the file says', async () => {
  const text = await textOf(
    pdfOf({
      title: 'HMDA summary',
      blocks: [
        { kind: 'heading', text: 'Counts' },
        { kind: 'text', text: 'word '.repeat(3000) },
        { kind: 'table', widths: [0.5, 0.5], head: ['Edit', 'Count'], rows: [['V609', '5']] },
        { kind: 'signature', text: 'Not signed.' },
      ],
    }),
  )
  const [, start] = /startxref\n(\d+)/.exec(text)!
  const offsets = [...text.slice(Number(start)).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  offsets.forEach((offset, at) => {
    expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${at + 1} 0 obj`))
  })
  const pages = [...text.matchAll(/\/Type\/Page\//g)].length
  expect(pages).toBeGreaterThan(3)
  expect(text).toContain(hexText(`Page 2 of ${pages}`))
  for (const [, length, content] of text.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)endstream/g))
    expect(content!.length).toBe(Number(length))
  // Every piece of text is either marked for the structure or page furniture.
  expect([...text.matchAll(/ BDC\n/g)].length + [...text.matchAll(/BMC/g)].length).toBe(
    [...text.matchAll(/\bEMC\n/g)].length,
  )
})

test('lines fit their width, and a long word is broken', () => {
  const lines = wrapped(`A ${'9'.repeat(400)} b`, 'regular', 10, 200)
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(widthOf(line, 'regular', 10)).toBeLessThanOrEqual(200)
  expect(lines.join('').replaceAll(' ', '')).toBe(`A${'9'.repeat(400)}b`)
})

test('characters without a glyph lose their marks, or become a question mark', () => {
  expect(printable('Łódź – “São” 漢\n x')).toBe('?ódz – “São” ? x')
})

test('the file names the widths that its lines were measured with', async () => {
  const text = await textOf(pdfOf({ title: 'T', blocks: [{ kind: 'text', text: 'A line' }] }))
  const named = [...text.matchAll(/FirstChar 32\/LastChar 255\/Widths\[([\d ]+)\]/g)]
  expect(named.map(([, widths]) => widths!.split(' ').length)).toEqual([224, 224])
  const width = (character: string) => widthsOf('regular')[character.charCodeAt(0) - 32]
  expect([width('i'), width('W'), width('é'), widthsOf('bold')[0x85 - 32]]).toEqual([222, 944, 556, 1000])
})

test('the head of a table is on every page that the table goes on to, and is read once', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at}`])
  const text = await pdfOf({
    title: 'Long',
    blocks: [{ kind: 'table', head: ['Heading'], widths: [1], rows }],
  }).text()
  const pages = text.match(/\/Type\/Page\//g)!.length
  expect(pages).toBeGreaterThan(2)
  expect(text.split(`<${hexText('Heading')}>`)).toHaveLength(pages + 1)
  expect(text.match(/\/S\/TH\//g)).toHaveLength(1)
})
