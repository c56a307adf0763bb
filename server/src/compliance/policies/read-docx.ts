import {
  DOCUMENT_MIB_AT_MOST,
  type DocumentLoss,
  POLICY_BODY_AT_MOST,
  type ReadDocument,
} from '@plumbline/contract/compliance/policy-documents.ts'
import { BeyondLimit, UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

export type DocumentRefusal =
  | 'NOT_A_DOCX'
  | 'DOCUMENT_ENCRYPTED'
  | 'DOCUMENT_TOO_LARGE'
  | 'DOCUMENT_DAMAGED'
  | 'DOCUMENT_TOO_LONG'
  | 'DOCUMENT_EMPTY'

const MIB = 1024 * 1024
/** Pictures count, though they are not taken over. */
const UNPACKED_MEGABYTES_AT_MOST = 60
/** A text of the greatest length is far below this; the reader works through it at once. */
const TEXT_MEGABYTES_AT_MOST = 8

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
/** The container of old Office files, and of new ones that are encrypted. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** The text of a Word file as Markdown, with what does not survive; nothing is saved. */
export async function readDocx(file: Uint8Array): Promise<ReadDocument | DocumentRefusal> {
  if (file.length > DOCUMENT_MIB_AT_MOST * MIB) return 'DOCUMENT_TOO_LARGE'
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    return bytes.includes(ENCRYPTED) ? 'DOCUMENT_ENCRYPTED' : 'NOT_A_DOCX'
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) return 'NOT_A_DOCX'
  if (bytes.readUInt16LE(6) & 1) return 'DOCUMENT_ENCRYPTED'
  const entries = unpack(bytes)
  if (!entries) return 'DOCUMENT_DAMAGED'
  const xml = entries.filter(({ name }) => /\.(?:xml|rels)$/.test(name))
  if (!xml.some(({ name }) => name === 'word/document.xml')) return 'NOT_A_DOCX'
  if (xml.reduce((sum, { size }) => sum + size, 0) > TEXT_MEGABYTES_AT_MOST * MIB)
    throw new BeyondLimit(
      `The text of the file unpacks to more than ${TEXT_MEGABYTES_AT_MOST} MB, which is the limit.`,
    )
  for (const entry of xml) refuseOddXml(entry.unpacked())
  try {
    const { default: mammoth } = await import('mammoth')
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { styleMap: ["p[style-name='Title'] => h1:fresh"], convertImage: noPicture(mammoth) },
    )
    const body = htmlToMarkdown(value)
    if (body.trim() === '') return 'DOCUMENT_EMPTY'
    if (body.length > POLICY_BODY_AT_MOST) return 'DOCUMENT_TOO_LONG'
    return { title: titleOf(body), body, losses: lossesOf(entries) }
  } catch {
    return 'DOCUMENT_DAMAGED'
  }
}

/** The first heading of the first level. */
export const titleOf = (body: string): string =>
  /^# (.+)$/m
    .exec(body)?.[1]
    ?.replace(/\\(?=[^\w\s])/g, '')
    .slice(0, 200) ?? ''

interface Part {
  name: string
  size: number
  unpacked: () => Buffer
}

/** Every part is unpacked once before a library sees the file; nothing when it is damaged. */
function unpack(bytes: Buffer): Part[] | undefined {
  try {
    const checked = openBoundedZip(bytes, UNPACKED_MEGABYTES_AT_MOST).map((entry) => ({
      name: entry.name,
      size: entry.unpacked().length,
    }))
    const again = openBoundedZip(bytes, 4 * UNPACKED_MEGABYTES_AT_MOST)
    return checked.map((part, index) => ({ ...part, unpacked: () => again[index]!.unpacked() }))
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
    if (error instanceof UnreadableFile) return undefined
    throw error
  }
}

/** Word nests a dozen deep; the library follows each step on its own stack. */
const DEPTH_AT_MOST = 200

function refuseOddXml(part: Buffer): void {
  if (part.subarray(0, 4_096).includes('<!DOCTYPE') || part.includes('<!ENTITY'))
    throw new UnreadableFile('The file declares XML entities, which no program for documents writes.')
  let depth = 0
  for (let at = part.indexOf(0x3c); at >= 0; at = part.indexOf(0x3c, at + 1)) {
    const next = part[at + 1]
    if (next === 0x2f) depth--
    else if (next !== 0x21 && next !== 0x3f && part[part.indexOf(0x3e, at) - 1] !== 0x2f) depth++
    if (depth > DEPTH_AT_MOST)
      throw new BeyondLimit(`The file nests its parts more than ${DEPTH_AT_MOST} deep, which is the limit.`)
  }
}

const noPicture = ({ images }: typeof import('mammoth')) => images.imgElement(async () => ({ src: '' }))

const IN_TEXT: readonly [DocumentLoss['kind'], RegExp][] = [
  ['tracked_change', /<w:(?:ins|del) /g],
  ['merged_cell', /<w:(?:gridSpan|vMerge)\b/g],
  ['underline', /<w:u w:val="(?!none)/g],
  ['equation', /<m:oMath>/g],
]

/** What the file has and the text will not have. */
function lossesOf(entries: readonly Part[]): DocumentLoss[] {
  const textOf = ({ unpacked }: Part) => unpacked().toString('utf8')
  const named = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name))
  const document = named(/^word\/document\.xml$/)
    .map(textOf)
    .join('')
  const withWords = (pattern: RegExp) =>
    named(pattern).filter((entry) => textOf(entry).includes('<w:t')).length
  const comments =
    named(/^word\/comments\.xml$/)
      .map(textOf)
      .join('')
      .split('<w:comment ').length - 1
  const counts: [DocumentLoss['kind'], number][] = [
    ['picture', named(/^word\/media\//).length],
    ['header_or_footer', withWords(/^word\/(?:header|footer)\d*\.xml$/)],
    ['comment', comments],
    ...IN_TEXT.map(([kind, pattern]): [DocumentLoss['kind'], number] => [
      kind,
      document.match(pattern)?.length ?? 0,
    ]),
  ]
  return counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))
}
