import { randomBytes } from 'node:crypto'
import {
  AlignmentType,
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { drawnPdf } from '../../testing/drawn-pdf.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { zipEntryText } from '../../testing/zip-text.ts'
import { htmlWords } from './html-words.ts'

const server = await startTestServer()
afterAll(server.close)

let manager: TestClient

beforeEach(async () => {
  const lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager' })
})

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
const line = (text: string, level = 0) =>
  new Paragraph({ numbering: { reference: 'steps', level }, children: [new TextRun(text)] })

function wordFile(extra: Paragraph[] = []) {
  const document = new Document({
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [0, 1].map((level) => ({
            level,
            format: 'decimal' as const,
            text: `%${level + 1}.`,
            alignment: AlignmentType.LEFT,
          })),
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun('Escrow')] }),
          new Paragraph({
            children: [
              new TextRun('Accounts are kept '),
              new TextRun({ text: 'for five years', bold: true }),
              new TextRun(' [see * below].'),
            ],
          }),
          new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun('Steps')] }),
          line('Ask'),
          line('In writing', 1),
          line('Answer'),
          new Paragraph('Implements: 12 CFR 1026.35(b)'),
          new Table({
            rows: [
              new TableRow({ children: [cell('Who'), cell('When')] }),
              new TableRow({ children: [cell('Officer'), cell('At once | later')] }),
            ],
          }),
          ...extra,
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

const asFile = (bytes: Uint8Array, name = 'policy.docx') => new File([new Uint8Array(bytes)], name)

test('headings, lists, tables, and bold words of a Word file become Markdown', async () => {
  const read = await manager.policies.readDocument({ file: asFile(await wordFile()) })
  expect(read).toEqual({
    title: 'Escrow',
    losses: [],
    body: `# Escrow

Accounts are kept **for five years** \\[see \\* below\\].

## Steps

1. Ask
   1. In writing
2. Answer

Implements: 12 CFR 1026.35(b)

| Who | When |
| --- | --- |
| Officer | At once \\| later |
`,
  })
  const { id, versions } = await manager.policies.create({ title: read.title, body: read.body })
  const { html } = await manager.policies.findVersion({ id, versionId: versions[0]!.id })
  expect(html).toContain('<strong>for five years</strong>')
  expect(html).toContain('<table>')
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('what a Word file has and the text will not have is listed', async () => {
  const file = await wordFile([
    new Paragraph({
      children: [
        new ImageRun({ type: 'png', data: picture, transformation: { width: 10, height: 10 } }),
        new TextRun({ text: 'under', underline: {} }),
      ],
    }),
  ])
  const { losses, body } = await manager.policies.readDocument({ file: asFile(file) })
  expect(losses).toEqual([
    { kind: 'picture', count: 1 },
    { kind: 'underline', count: 1 },
  ])
  expect(body).toContain('under')
})

/** A ZIP of one entry with the sizes that are given, whatever is in it. */
async function bomb() {
  const { deflateRawSync } = await import('node:zlib')
  const packed = deflateRawSync(Buffer.alloc(70 * 1024 * 1024))
  const name = Buffer.from('word/document.xml')
  const head = (signature: string, size: number) => {
    const header = Buffer.alloc(size)
    header.write(signature, 'latin1')
    return header
  }
  const local = head('PK\u0003\u0004', 30)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(100, 22)
  local.writeUInt16LE(name.length, 26)
  const central = head('PK\u0001\u0002', 46)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(100, 24)
  central.writeUInt16LE(name.length, 28)
  const end = head('PK\u0005\u0006', 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, central, name, end])
}

test('a PDF becomes Markdown by the size and the place of its words, and what was lost is listed', async () => {
  const file = await drawnPdf((pdf) => {
    pdf.font('Helvetica-Bold').fontSize(20).text('Escrow policy').moveDown(0.5)
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text('Accounts are kept for five years [see * below], as the rule says of')
      .text('loans.')
    pdf.moveDown().fontSize(15).text('Steps').moveDown(0.5).fontSize(11)
    pdf.text('1. Ask').text('• In writing', 100).text('2. Answer', 72).text('a) At once', 100).moveDown()
    const top = pdf.y
    for (const [row, cells] of [
      ['Who', 'When'],
      ['Officer', 'At once | later'],
      ['Board', 'Yearly'],
    ].entries())
      for (const [column, cell] of cells.entries()) pdf.text(cell, 72 + column * 200, top + row * 20)
    pdf.image(picture, 72, top + 100, { width: 20 })
  })
  expect(await manager.policies.readDocument({ file: asFile(file, 'policy.pdf') })).toEqual({
    title: 'Escrow policy',
    losses: [
      { kind: 'picture', count: 1 },
      { kind: 'guessed_table', count: 1 },
    ],
    body: `# Escrow policy

Accounts are kept for five years \\[see \\* below\\], as the rule says of loans.

## Steps

1. Ask
   - In writing
2. Answer

   a) At once

| Who | When |
| --- | --- |
| Officer | At once \\| later |
| Board | Yearly |
`,
  })
})

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

test.each([
  ['a text file', () => Buffer.from('Fair lending'), 'NOT_A_DOCX'],
  ['an old Word file', () => Buffer.concat([COMPOUND, Buffer.from('WordDocument', 'utf16le')]), 'NOT_A_DOCX'],
  [
    'an encrypted file',
    () => Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le')]),
    'DOCUMENT_ENCRYPTED',
  ],
  ['a zip bomb that lies about its size', bomb, 'DOCUMENT_TOO_LARGE'],
  ['a file that is cut off', async () => (await wordFile()).subarray(0, 2_000), 'DOCUMENT_DAMAGED'],
  ['a scanned PDF', () => drawnPdf((pdf) => pdf.image(picture, 0, 0, { width: 600 })), 'DOCUMENT_SCANNED'],
  [
    'a PDF with a password',
    () => drawnPdf((pdf) => pdf.text('Escrow'), { userPassword: 'harbor' }),
    'DOCUMENT_ENCRYPTED',
  ],
  ['a file above the limit', () => randomBytes(10 * 1024 * 1024 + 1), 'DOCUMENT_TOO_LARGE'],
])('refuses %s by name', async (_what, make, code) => {
  await expect(
    manager.policies.readDocument({ file: asFile(new Uint8Array(await make())) }),
  ).rejects.toMatchObject({ code })
})

test('a version is exported with its approval page and what a draft lacks', async () => {
  const { id, versions } = await manager.policies.create({
    title: 'Flood insurance',
    body: '# Flood\n\nNo loan without it.\n\n- One\n  - Two\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  })
  const versionId = versions[0]!.id
  const pdf = await manager.policies.versionFile({ id, versionId, format: 'pdf' })
  expect(pdf).toMatchObject({ name: 'Flood-insurance-version-1.pdf', type: 'application/pdf' })
  const text = readPdfPages(Buffer.from(await pdf.arrayBuffer())).join(' ')
  expect(text).toContain('Approval')
  expect(text).toContain('No loan without it.')
  const docx = await manager.policies.versionFile({ id, versionId, format: 'docx' })
  const xml = zipEntryText(Buffer.from(await docx.arrayBuffer()), 'word/document.xml')
  expect(xml).toContain('A draft has no hash')
  expect(xml).toContain('Two')
})

const WHOLE = `# Refunds

Ask [the agency](https://agency.example/forms?a=1&b=2) or <https://bank.example> at once.

3. Read it
4. Answer
   - by mail to [us](mailto:desk@bank.example)

     with the file
   - by phone
     1. at once
10. Keep it

* One
* [x] Two

- - Deep

<div class="box">Held <b>back</b>word &sect;&nbsp;5 <a href='https://law.example/5'>law</a><!-- not read --></div>

Pay <u>promptly</u><br>and <a href="https://pay.example">there</a>, ~~not~~ [as said][said], ![A chart](/media/1).[^n]

[said]: https://said.example
[^n]: The note.
`

const WORDS_OF_WHOLE = [
  'Ask the agency (https://agency.example/forms?a=1&b=2) or https://bank.example at once.',
  '3. Read it 4. Answer • by mail to us (desk@bank.example) with the file • by phone 1. at once 5. Keep it',
  '• One • [x] Two • • Deep',
  'Held backword § 5 law (https://law.example/5)',
  'Pay promptly and there (https://pay.example), [struck out: not] as said (https://said.example), Image: A chart (/media/1).[n]',
  '[n] The note.',
]

test('a PDF has the numbers and bullets of lists, the addresses of links, and the words of HTML', async () => {
  const { id, versions } = await manager.policies.create({ title: 'Refunds', body: WHOLE })
  const of = { id, versionId: versions[0]!.id }
  const pdf = await manager.policies.versionFile({ ...of, format: 'pdf' })
  const text = readPdfPages(Buffer.from(await pdf.arrayBuffer())).join(' ')
  for (const words of WORDS_OF_WHOLE) expect(text).toContain(words)
  expect(text).not.toContain('not read')
})

test('a Word file of a policy is read back with its lists', async () => {
  const { id, versions } = await manager.policies.create({ title: 'Refunds', body: WHOLE })
  const docx = await manager.policies.versionFile({ id, versionId: versions[0]!.id, format: 'docx' })
  const read = await manager.policies.readDocument({ file: docx })
  expect(read.body).toMatch(/1\. Read it\n2\. Answer\n\s+- by mail/)
})

const UNCLOSED = {
  comments: '<!--'.repeat(50_000),
  tags: '<a'.repeat(100_000),
  'one tag': `<${'a'.repeat(200_000)}`,
  scripts: '<script>'.repeat(25_000),
  addresses: '<a href="'.repeat(20_000),
  spaces: `<a href${' '.repeat(190_000)}>`,
}

test.each(Object.entries(UNCLOSED))('HTML with unclosed %s takes no time', (_what, html) => {
  const begun = performance.now()
  htmlWords(html, [])
  expect(performance.now() - begun).toBeLessThan(500)
})

test('the approval page has the day and hour where the institution is', async () => {
  const { id, versions } = await manager.policies.create({ title: 'Late evening', body: 'Words.' })
  const versionId = versions[0]!.id
  // Where the person who asks for the file counts days, it is still another day.
  const { userId } = await manager.members.me()
  await server.db.execute(
    sql`update user_profiles set time_zone = 'Pacific/Kiritimati' where user_id = ${userId}`,
  )
  await server.db.execute(sql`
    update policy_versions set state = 'approved', approved_at = '2026-11-28T02:24:56Z', effective_on = '2026-11-27'
    where id = ${versionId}`)
  const docx = await manager.policies.versionFile({ id, versionId, format: 'docx' })
  const xml = zipEntryText(Buffer.from(await docx.arrayBuffer()), 'word/document.xml')
  expect(xml.match(/November 27, 2026/g)).toHaveLength(2)
  expect(xml).not.toContain('November 28')
})
