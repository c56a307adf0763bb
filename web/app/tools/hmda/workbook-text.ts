import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'

const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
const LARGEST_PART = 500_000_000

/** Unpacks one file of a zip archive. */
async function unpack(bytes: Uint8Array<ArrayBuffer>, name: RegExp): Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end--
  if (end < 0) throw new Error('The workbook is damaged: it has no directory.')
  let at = view.getUint32(end + 16, true)
  for (let entry = view.getUint16(end + 10, true); entry > 0 && view.getUint32(at, true) === ENTRY; entry--) {
    const [method, size, unpacked] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ]
    const [nameLength, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ]
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    at += 46 + nameLength + extra + comment
    if (!name.test(path)) continue
    if (unpacked > LARGEST_PART)
      throw new Error('The first sheet is larger than 500 MB unpacked. Save it as pipe-delimited text.')
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = new Blob([bytes.subarray(from, from + size)])
    const stream =
      method === 0 ? packed.stream() : packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return new Response(stream).text()
  }
  return undefined
}

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

function column(reference: string): number {
  let at = 0
  for (const letter of reference.replace(/\d+/g, '')) at = at * 26 + letter.charCodeAt(0) - 64
  return at - 1
}

/** The first sheet as pipe-delimited rows. A header row is dropped; columns stand in the official order. */
export async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sheet = await unpack(bytes, /^xl\/worksheets\/sheet1\.xml$/)
  if (sheet === undefined) throw new Error('The workbook has no first sheet.')
  const shared = (await unpack(bytes, /^xl\/sharedStrings\.xml$/)) ?? ''
  const strings = [...shared.matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, inner]) =>
    plain((inner ?? '').replace(/<rPh\b[\s\S]*?<\/rPh>/g, '')),
  )
  const rows: string[] = []
  for (const [, cells = ''] of sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)) {
    const values: string[] = []
    for (const [, attributes = '', inner = ''] of cells.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const reference = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1]
      const value = /<v[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1]
      const at = reference ? column(reference) : values.length
      if (at >= LOAN_FIELDS.length) continue
      values[at] = /\bt="s"/.test(attributes)
        ? (strings[Number(value)] ?? '')
        : /\bt="inlineStr"/.test(attributes)
          ? plain(inner)
          : plain(value ?? '')
    }
    const filled = Array.from(values, (value) => (value ?? '').replace(/[|\r\n\t]/g, ' '))
    if (filled.length === 0) continue
    // A header names the columns; rows begin with 1 or 2.
    if (rows.length === 0 && !/^[12]$/.test(filled[0]!.trim())) continue
    const length =
      filled[0]!.trim() === '1' && rows.length === 0 && filled.length <= 15 ? 15 : LOAN_FIELDS.length
    while (filled.length < length) filled.push('')
    rows.push(filled.join('|'))
  }
  if (rows.length === 0)
    throw new Error('The first sheet has no rows that begin with 1 (transmittal sheet) or 2 (loan row).')
  return `${rows.join('\n')}\n`
}
