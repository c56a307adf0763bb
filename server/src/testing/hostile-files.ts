// Files that were made to stop the server that reads them. Each is a few kilobytes to a few megabytes, and made in
// small pieces, so that making it costs little.
import { once } from 'node:events'
import { crc32, createDeflateRaw, deflateSync } from 'node:zlib'

export interface HostileFile {
  name: string
  /** Where a person would send it. */
  sentTo: 'batch' | 'import' | 'docx' | 'picture' | 'logo' | 'pdf'
  bytes(): Promise<Buffer>
}

interface Part {
  name: string
  content: Iterable<string | Buffer>
  /** What the directory says that it unpacks to; the truth by default. */
  saidSize?: number
  method?: number
}

async function packed({ name, content, saidSize, method = 8 }: Part) {
  const deflate = createDeflateRaw({ level: 1 })
  const pieces: Buffer[] = []
  deflate.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = once(deflate, 'end')
  let size = 0
  let crc = 0
  for (const piece of content) {
    const bytes = Buffer.from(piece as string)
    size += bytes.length
    crc = crc32(bytes, crc)
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }
  deflate.end()
  await ended
  return { name: Buffer.from(name), bytes: Buffer.concat(pieces), size: saidSize ?? size, crc, method }
}

type Packed = Awaited<ReturnType<typeof packed>>

function header({ name, bytes, size, crc, method }: Packed, offset?: number): Buffer {
  const isCentral = offset !== undefined
  const head = Buffer.alloc(isCentral ? 46 : 30)
  head.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50)
  const at = isCentral ? 6 : 4
  head.writeUInt16LE(20, at)
  head.writeUInt16LE(method, at + 4)
  head.writeUInt32LE(crc, at + 10)
  head.writeUInt32LE(bytes.length, at + 14)
  head.writeUInt32LE(Math.min(size, 0xffffffff), at + 18)
  head.writeUInt16LE(name.length, at + 22)
  if (isCentral) head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}

/** A ZIP of these parts; with `repeated`, the directory lists the last one so many times more, at the same place. */
async function zip(parts: Iterable<Part>, { repeated = 0 } = {}): Promise<Buffer> {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  let last: { part: Packed; offset: number } | undefined
  for (const one of parts) {
    const part = await packed(one)
    const head = header(part)
    last = { part, offset }
    central.push(header(part, offset))
    local.push(head, part.bytes)
    offset += head.length + part.bytes.length
  }
  for (let index = 0; index < repeated && last; index++)
    central.push(header({ ...last.part, name: Buffer.from(`word/media/${index}.bin`) }, last.offset))
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(central.length & 0xffff, 8)
  end.writeUInt16LE(central.length & 0xffff, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

/** The text so many times, a piece at a time. */
function* times(count: number, text: string | ((index: number) => string)): Generator<string> {
  let piece = ''
  for (let index = 0; index < count; index++) {
    piece += typeof text === 'string' ? text : text(index)
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield piece
}

function* joined(...parts: (string | Iterable<string>)[]): Generator<string> {
  for (const part of parts) {
    if (typeof part === 'string') yield part
    else yield* part
  }
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a0 "ha">${Array.from(
  { length: 20 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]>`
const QUADRATIC = `<!DOCTYPE q [<!ENTITY long "${'x'.repeat(100_000)}">]>`
const FROM_OUTSIDE = '<!DOCTYPE o [<!ENTITY file SYSTEM "file:///etc/hostname">]>'

interface Sheets {
  sheet?: Iterable<string>
  strings?: Iterable<string>
  styles?: Iterable<string>
  workbook?: Iterable<string>
  relations?: Iterable<string>
  more?: Part[]
  saidSize?: number
  method?: number
  repeated?: number
}

const ONE_CELL = ['<c r="A1" t="inlineStr"><is><t>a</t></is></c>']
const rows = (...parts: (string | Iterable<string>)[]) =>
  joined(`<worksheet xmlns="${MAIN}"><sheetData>`, ...parts, '</sheetData></worksheet>')

function workbook({
  sheet = rows('<row r="1">', ONE_CELL, '</row>'),
  strings,
  styles,
  workbook: list = [
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  relations = [
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
  more = [],
  repeated = 0,
  ...said
}: Sheets): Promise<Buffer> {
  return zip(
    [
      { name: 'xl/workbook.xml', content: list },
      { name: 'xl/_rels/workbook.xml.rels', content: relations },
      ...(strings ? [{ name: 'xl/sharedStrings.xml', content: strings }] : []),
      ...(styles ? [{ name: 'xl/styles.xml', content: styles }] : []),
      { name: 'xl/worksheets/sheet1.xml', content: sheet, ...said },
      ...more,
    ],
    { repeated },
  )
}

const word = (body: Iterable<string>, before = '', more: Part[] = [], repeated = 0) =>
  zip(
    [
      {
        name: '[Content_Types].xml',
        content: [
          `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
        ],
      },
      {
        name: '_rels/.rels',
        content: [
          `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
        ],
      },
      {
        name: 'word/document.xml',
        content: joined(`${before}<w:document xmlns:w="${WORD}"><w:body>`, body, '</w:body></w:document>'),
      },
      ...more,
    ],
    { repeated },
  )

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, crc])
}

/** A picture of one color with its true or claimed size. */
async function png(width: number, height: number, before: Buffer[] = [], isWhole = false): Promise<Buffer> {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  const line = Buffer.alloc(Math.min(width, 8_000) * 3 + 1)
  const { bytes } = await packed({ name: '', content: lines(isWhole ? height : 10, line) })
  // zlib around raw deflate; its checksum is not looked at before the end.
  const data = Buffer.concat([Buffer.from([0x78, 1]), bytes, Buffer.alloc(4)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', size),
    ...before,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function* lines(count: number, line: Buffer): Generator<Buffer> {
  for (let index = 0; index < count; index++) yield line
}

/** Objects by number, their table, and what the trailer says. */
function pdf(objects: Readonly<Record<number, string>>, trailer = '', { prev = 0 } = {}): Buffer {
  let text = '%PDF-1.7\n'
  const places = new Map<number, number>()
  for (const [number, body] of Object.entries(objects)) {
    places.set(Number(number), text.length)
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const at = text.length
  const table = [...places]
    .map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
    .join('')
  const chain = prev ? `/Prev ${at} /XRefStm ${at}` : ''
  text += `xref\n${table}trailer\n<< /Size 50 /Root 1 0 R ${chain} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const PAGES = { 1: '<< /Type /Catalog /Pages 2 0 R >>' }
const deflatedZeros = (megabytes: number) =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024)).toString('latin1')

function streamTablePdf(): Buffer {
  const content = deflatedZeros(63)
  const head = '%PDF-1.7\n'
  return Buffer.from(
    `${head}1 0 obj\n<< /Type /XRef /W [1 4 1] /Size 8000000 /Index [0 8000000] /Root 2 0 R /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`,
    'latin1',
  )
}

const far = `<row r="1">${ONE_CELL[0]}</row><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>z</t></is></c></row>`
const filler = (megabytes: number) => times(megabytes * 16, ' '.repeat(65_536))
const nested = (depth: number, tag: string) =>
  joined(times(depth, `<${tag}>`), 'x', times(depth, `</${tag}>`))

type Maker = () => Buffer | Promise<Buffer>
const KINDS: Readonly<Record<HostileFile['sentTo'], Readonly<Record<string, Maker>>>> = {
  batch: {
    'two cells at the far corners': () => workbook({ sheet: rows(far) }),
    'one cell in the last column': () =>
      workbook({ sheet: rows('<row r="1"><c r="XFD1"><v>1</v></c></row>') }),
    'a cell in a column that does not exist': () =>
      workbook({ sheet: rows('<row r="1"><c r="ZZZZZZZZ1"><v>1</v></c></row>') }),
    'two million cells in one row': () =>
      workbook({ sheet: rows('<row r="1">', times(2_000_000, '<c r="A1"><v>1</v></c>'), '</row>') }),
    'a million rows': () =>
      workbook({ sheet: rows(times(1_100_000, (at) => `<row r="${at + 1}"><c><v>1</v></c></row>`)) }),
    'a sheet that unpacks to 300 MB': () => workbook({ sheet: rows(filler(300)) }),
    'a sheet that says it unpacks to ten bytes': () => workbook({ sheet: rows(filler(200)), saidSize: 10 }),
    'texts that unpack to 200 MB': () => workbook({ strings: joined('<sst>', filler(200), '</sst>') }),
    'one text of thirty megabytes': () =>
      workbook({ strings: joined('<sst><si><t>', times(30 * 16, 'y'.repeat(65_536)), '</t></si></sst>') }),
    'more than a million texts': () =>
      workbook({ strings: joined('<sst>', times(1_500_000, '<si><t>z</t></si>'), '</sst>') }),
    'a cell with a million characters': () =>
      workbook({ sheet: rows(`<row r="1"><c r="A1" t="str"><v>`, times(1_000_000, 'q'), '</v></c></row>') }),
    '200,000 cell formats': () =>
      workbook({
        styles: joined(
          '<styleSheet><cellXfs>',
          times(200_000, '<xf numFmtId="0"/>'),
          '</cellXfs></styleSheet>',
        ),
      }),
    'a number format of five megabytes': () =>
      workbook({
        styles: joined(
          '<styleSheet><numFmts><numFmt numFmtId="200" formatCode="',
          times(1_000_000, '[h]'),
          '"/></numFmts></styleSheet>',
        ),
      }),
    'sixty thousand files': () =>
      workbook({
        more: Array.from({ length: 60_000 }, (_, at) => ({ name: `xl/media/${at}`, content: [''] })),
      }),
    'workbooks within workbooks': async () => {
      let inner = await workbook({})
      for (let depth = 0; depth < 12; depth++)
        inner = await zip([{ name: 'xl/workbook.xlsx', content: [inner] }])
      return inner
    },
    'ten thousand sheets': () =>
      workbook({
        workbook: joined(
          `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>`,
          times(10_000, '<sheet name="S" r:id="r1"/>'),
          '</sheets></workbook>',
        ),
      }),
    'a sheet that is the workbook itself': () =>
      workbook({
        relations: ['<Relationships><Relationship Id="r1" Target="workbook.xml"/></Relationships>'],
      }),
    'a sheet that is a path out of the archive': () =>
      workbook({
        relations: ['<Relationships><Relationship Id="r1" Target="../../../etc/passwd"/></Relationships>'],
      }),
    'names that are paths': () =>
      workbook({
        more: [
          { name: '../../../../etc/passwd', content: ['x'] },
          { name: '/etc/shadow', content: ['x'] },
          { name: 'C:\\Windows\\x', content: ['x'] },
          { name: 'xl/\u0000.xml', content: ['x'] },
        ],
      }),
    'laughing entities in the workbook': () =>
      workbook({ workbook: [`${LAUGHS}<workbook><sheets>&a20;</sheets></workbook>`] }),
    'laughing entities in the sheet': () =>
      workbook({ sheet: joined(LAUGHS, '<worksheet>&a20;</worksheet>') }),
    'one long entity a thousand times': () =>
      workbook({ sheet: joined(QUADRATIC, '<worksheet>', times(1_000, '&long;'), '</worksheet>') }),
    'an entity from outside': () =>
      workbook({ strings: joined(FROM_OUTSIDE, '<sst><si><t>&file;</t></si></sst>') }),
    'a sheet nested a hundred thousand deep': () => workbook({ sheet: nested(100_000, 'sheetData') }),
    'texts nested a hundred thousand deep': () => workbook({ strings: nested(100_000, 'si') }),
    'a cell with 200,000 attributes': () =>
      workbook({
        sheet: rows(
          '<row r="1"><c ',
          times(200_000, (at) => `a${at}="1" `),
          '/></row>',
        ),
      }),
    'an attribute of twenty megabytes': () =>
      workbook({ sheet: rows('<row r="1"><c r="', times(20 * 16, 'A'.repeat(65_536)), '"/></row>') }),
    'a tag that never ends': () => workbook({ sheet: joined('<worksheet><row ', times(3_000_000, 'a')) }),
    'a formula': () => workbook({ sheet: rows('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>') }),
    'a packing that nobody knows': () => workbook({ method: 99 }),
    'half a workbook': async () => (await workbook({})).subarray(0, 400),
    'a directory of nonsense': () =>
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 0x50)]),
    'a quote that never closes': () => Buffer.from(`"${'a,b\n'.repeat(2_000_000)}`),
    'two million columns': () => Buffer.from('a,'.repeat(2_000_000)),
    'a million empty rows': () => Buffer.from(`a\n${',\n'.repeat(1_000_000)}`),
  },
  import: {
    'two cells at the far corners': () => workbook({ sheet: rows(far) }),
    'a row beyond all numbers': () =>
      workbook({ sheet: rows('<row r="1e308"><c r="A1"><v>1</v></c></row><row r="-5"/>') }),
    'a quote that never closes': () => Buffer.from(`a,b\n"${'x'.repeat(4_000_000)}`),
    'half a million columns': () => Buffer.from(`${'a,'.repeat(500_000)}\n1`),
  },
  docx: {
    'paragraphs nested fifty thousand deep': () => word(nested(50_000, 'w:p')),
    'tables nested a thousand deep': () =>
      word(
        joined(times(1_000, '<w:tbl><w:tr><w:tc>'), paragraph('x'), times(1_000, '</w:tc></w:tr></w:tbl>')),
      ),
    'laughing entities': () => word([paragraph('&a20;')], LAUGHS),
    'an entity from outside': () => word([paragraph('&file;')], FROM_OUTSIDE),
    'a text of forty megabytes': () => word(times(1_000_000, paragraph('forty bytes'))),
    'seven megabytes of empty paragraphs': () => word(times(1_000_000, '<w:p/>')),
    'a hundred thousand runs in one paragraph': () =>
      word(joined('<w:p>', times(100_000, '<w:r><w:b/><w:t>x</w:t></w:r>'), '</w:p>')),
    'a table of fifty thousand cells in one row': () =>
      word(joined('<w:tbl><w:tr>', times(50_000, `<w:tc>${paragraph('c')}</w:tc>`), '</w:tr></w:tbl>')),
    'a picture of 200 MB': () =>
      word([paragraph('x')], '', [{ name: 'word/media/a.png', content: filler(200) }]),
    'one picture listed four thousand times': () =>
      word([paragraph('x')], '', [{ name: 'word/media/a.bin', content: filler(1) }], 4_000),
    'styles that are based on each other': () =>
      word([`<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`], '', [
        {
          name: 'word/styles.xml',
          content: [
            `<w:styles xmlns:w="${WORD}"><w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>`,
          ],
        },
      ]),
    'paragraphs that never end': () => word(times(200_000, '<w:p><w:r>')),
  },
  picture: {
    'a PNG that says it has 3.6 gigapixels': () => png(60_000, 60_000),
    'a PNG of 49 megapixels': () => png(7_000, 7_000, [], true),
    'a PNG whose profile unpacks to 100 MB': () =>
      png(10, 10, [pngChunk('iCCP', Buffer.from(`p\0\0${deflatedZeros(100)}`, 'latin1'))]),
    'a PNG with a text of 100 MB': () =>
      png(10, 10, [pngChunk('zTXt', Buffer.from(`t\0\0${deflatedZeros(100)}`, 'latin1'))]),
    'a JPEG that says it has 4 gigapixels': () =>
      Buffer.from(
        'ffd8ffe000104a46494600010100000100010000ffc00011 08ffffffff 03011100021101031101ffd9'.replaceAll(
          ' ',
          '',
        ),
        'hex',
      ),
    'a WebP that says it has 268 megapixels': () =>
      Buffer.from('5249464616000000574542505650384c0a0000002fffffffff0000000000', 'hex'),
    'an AVIF of nonsense': () =>
      Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avif'), Buffer.alloc(5_000, 7)]),
    'a GIF': () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
  },
  logo: {
    'a PNG that says it has 3.6 gigapixels': () => png(60_000, 60_000),
    'an SVG with laughing entities': () =>
      Buffer.from(`${LAUGHS}<svg xmlns="http://www.w3.org/2000/svg"><text>&a20;</text></svg>`),
  },
  pdf: {
    'pages that are their own children': () => pdf({ ...PAGES, 2: '<< /Type /Pages /Kids [2 0 R] >>' }),
    'two pages that are each other’s children': () =>
      pdf({ ...PAGES, 2: '<< /Type /Pages /Kids [3 0 R] >>', 3: '<< /Type /Pages /Kids [2 0 R] >>' }),
    'a table that is its own predecessor': () => pdf({ ...PAGES, 2: '<< /Kids [] >>' }, '', { prev: 1 }),
    'a box that refers to itself': () =>
      pdf({ ...PAGES, 2: '<< /Kids [3 0 R] >>', 3: '<< /Type /Page /MediaBox 4 0 R >>', 4: '4 0 R' }),
    'arrays nested a million deep': () => pdf({ ...PAGES, 2: `<< /Kids ${'['.repeat(1_000_000)} >>` }),
    'a million children': () => pdf({ ...PAGES, 2: `<< /Kids [${'3 0 R '.repeat(1_000_000)}] >>` }),
    'a table that unpacks to 63 MB': () => streamTablePdf(),
    'a string that never ends': () => pdf({ ...PAGES, 2: `<< /Kids (${'('.repeat(2_000_000)} >>` }),
  },
}

export const HOSTILE_FILES: readonly HostileFile[] = Object.entries(KINDS).flatMap(([sentTo, makers]) =>
  Object.entries(makers).map(([name, make]) => ({
    name,
    sentTo: sentTo as HostileFile['sentTo'],
    bytes: async () => make(),
  })),
)

/** Each takes seconds to make or until a limit; a smaller file of the same kind is in the suite. */
const LONG: Readonly<Partial<Record<HostileFile['sentTo'], readonly string[]>>> = {
  batch: [
    'two million cells in one row',
    'a million rows',
    'a sheet that unpacks to 300 MB',
    'texts that unpack to 200 MB',
    'one text of thirty megabytes',
    'sixty thousand files',
    'an attribute of twenty megabytes',
    'a quote that never closes',
    'two million columns',
    'a million empty rows',
  ],
  import: ['a quote that never closes', 'half a million columns'],
  docx: ['a text of forty megabytes', 'seven megabytes of empty paragraphs', 'a picture of 200 MB'],
  picture: ['a PNG with a text of 100 MB'],
}

/** Those that the suite sends; `npm run abuse -- --files` sends all. */
export const HOSTILE_FILES_OF_SUITE = HOSTILE_FILES.filter(
  ({ sentTo, name }) => !LONG[sentTo]?.includes(name),
)
