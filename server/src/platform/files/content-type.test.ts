import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectContentType, isEncryptedPdf, isShownInline, nameFitsContent } from './content-type.ts'

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0e4b42' } })
const typeOf = (bytes: Buffer | string, name = 'file') =>
  detectContentType(Buffer.from(bytes as string), name)?.contentType

test.each(['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'knows %s by its bytes',
  async (format) => {
    expect(typeOf(await picture.clone().toFormat(format).toBuffer())).toBe(`image/${format}`)
  },
)

test.each([
  ['%PDF-1.7 …', 'application/pdf'],
  [
    'PK\u0003\u0004 word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['PK\u0003\u0004 xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['PK\u0003\u0004 anything', 'application/zip'],
  ['{\\rtf1', 'application/rtf'],
  ['Dear examiner', 'text/plain'],
  ['<!DOCTYPE html><p>', 'text/html'],
  ['words <script>alert(1)</script>', 'text/html'],
  ['<?xml version="1.0"?><svg xmlns="x">', 'image/svg+xml'],
  ['<?xml version="1.0"?><data/>', 'application/xml'],
])('reads %j as %s', (text, type) => {
  expect(typeOf(Buffer.from(text, 'latin1'))).toBe(type)
})

test.each([Buffer.from('MZ\u0090\u0000\u0003'), Buffer.from('7f454c460201', 'hex')])(
  'takes no programs: %o',
  (bytes) => {
    expect(typeOf(bytes)).toBeUndefined()
  },
)

test('never shows drawings and pages with scripts in place', () => {
  for (const type of ['image/svg+xml', 'text/html', 'application/xml', 'text/plain'])
    expect(isShownInline(type)).toBe(false)
})

test.each([
  ['report.pdf', true],
  ['report.PDF', true],
  ['report', true],
  ['report.png', false],
  ['report.pdf.exe', false],
])('a PDF called %s: %s', (name, fits) => {
  expect(nameFitsContent(name, detectContentType(Buffer.from('%PDF-1.4'), name)!)).toBe(fits)
})

test('finds the encryption of a PDF in its trailer', () => {
  const plain = Buffer.from('%PDF-1.4 trailer << /Root 1 0 R >>')
  expect(isEncryptedPdf('application/pdf', plain, plain)).toBe(false)
  expect(isEncryptedPdf('application/pdf', plain, Buffer.from('trailer << /Encrypt 5 0 R >>'))).toBe(true)
})
