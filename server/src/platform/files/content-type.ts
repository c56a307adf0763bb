/** What the first bytes of a file say that it is. Names and declared types are only the sender's word. */
export interface DetectedContent {
  contentType: string
  /** The endings that files of this type have; the first is the usual one. */
  extensions: readonly string[]
  /** In words: "a PDF". */
  called: string
}

interface Signature extends DetectedContent {
  matches: (head: Buffer) => boolean
}

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes))

const riff = (kind: string) => (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === kind

const box = (kinds: RegExp) => (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && kinds.test(head.toString('latin1', 8, 12))

const isZip = startsWith(0x50, 0x4b, 3, 4)
/** Office files name their parts near the beginning of the archive. */
const zipWith = (words: string) => (head: Buffer) => isZip(head) && head.includes(words, 0, 'latin1')

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const SIGNATURES: readonly Signature[] = [
  {
    contentType: 'application/pdf',
    extensions: ['pdf'],
    called: 'a PDF',
    matches: (head) => head.subarray(0, 1024).includes('%PDF-', 0, 'latin1'),
  },
  {
    contentType: 'image/png',
    extensions: ['png'],
    called: 'a PNG picture',
    matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    contentType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    called: 'a JPEG picture',
    matches: startsWith(0xff, 0xd8, 0xff),
  },
  {
    contentType: 'image/gif',
    extensions: ['gif'],
    called: 'a GIF picture',
    matches: startsWith(0x47, 0x49, 0x46, 0x38),
  },
  { contentType: 'image/webp', extensions: ['webp'], called: 'a WebP picture', matches: riff('WEBP') },
  {
    contentType: 'image/tiff',
    extensions: ['tif', 'tiff'],
    called: 'a TIFF picture',
    matches: (head) => startsWith(0x49, 0x49, 0x2a, 0)(head) || startsWith(0x4d, 0x4d, 0, 0x2a)(head),
  },
  {
    contentType: 'image/heic',
    extensions: ['heic', 'heif'],
    called: 'a HEIC picture',
    matches: box(/^(heic|heix|mif1|msf1)$/),
  },
  { contentType: 'image/avif', extensions: ['avif'], called: 'an AVIF picture', matches: box(/^avi[fs]$/) },
  {
    contentType: `${OFFICE}.wordprocessingml.document`,
    extensions: ['docx'],
    called: 'a Word document',
    matches: zipWith('word/'),
  },
  {
    contentType: `${OFFICE}.spreadsheetml.sheet`,
    extensions: ['xlsx', 'xlsm'],
    called: 'an Excel workbook',
    matches: zipWith('xl/'),
  },
  {
    contentType: `${OFFICE}.presentationml.presentation`,
    extensions: ['pptx'],
    called: 'a PowerPoint presentation',
    matches: zipWith('ppt/'),
  },
  {
    contentType: 'application/vnd.oasis.opendocument.text',
    extensions: ['odt'],
    called: 'an OpenDocument text',
    matches: zipWith('opendocument.text'),
  },
  {
    contentType: 'application/vnd.oasis.opendocument.spreadsheet',
    extensions: ['ods'],
    called: 'an OpenDocument spreadsheet',
    matches: zipWith('opendocument.spreadsheet'),
  },
  {
    // An Office file may also name its parts later than the bytes that are looked at.
    contentType: 'application/zip',
    extensions: ['zip', 'docx', 'xlsx', 'pptx', 'xlsm', 'odt', 'ods'],
    called: 'a ZIP archive',
    matches: isZip,
  },
  {
    contentType: 'application/x-ole-storage',
    extensions: ['doc', 'xls', 'ppt', 'msg', 'docx', 'xlsx', 'pptx'],
    called: 'an older or password-protected Office file',
    matches: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  },
  {
    contentType: 'application/rtf',
    extensions: ['rtf'],
    called: 'rich text',
    matches: startsWith(0x7b, 0x5c, 0x72, 0x74, 0x66),
  },
  {
    contentType: 'video/mp4',
    extensions: ['mp4', 'm4v', 'mov'],
    called: 'a video',
    matches: box(/^(isom|iso2|mp4|M4V|qt)/),
  },
]

const TEXT_EXTENSIONS = ['txt', 'csv', 'tsv', 'md', 'eml', 'json', 'log', 'ics', 'yaml', 'yml']

const TEXT: DetectedContent = { contentType: 'text/plain', extensions: TEXT_EXTENSIONS, called: 'text' }
const CSV: DetectedContent = { ...TEXT, contentType: 'text/csv', called: 'a table as text' }
const SVG: DetectedContent = { contentType: 'image/svg+xml', extensions: ['svg'], called: 'an SVG drawing' }
const HTML: DetectedContent = {
  contentType: 'text/html',
  extensions: ['html', 'htm', 'xhtml'],
  called: 'a web page',
}
const XML: DetectedContent = { contentType: 'application/xml', extensions: ['xml', 'svg'], called: 'XML' }

/** How many bytes of the beginning decide. */
export const HEAD_BYTES = 64 * 1024

/** What the file is, or nothing when it is of no type that evidence comes in (programs among them). */
export function detectContentType(head: Buffer, name: string): DetectedContent | undefined {
  const signed = SIGNATURES.find(({ matches }) => matches(head))
  if (signed) {
    const { contentType, extensions, called } = signed
    return { contentType, extensions, called }
  }
  const text = readText(head)
  if (text === undefined) return undefined
  if (/<svg[\s>]/i.test(text)) return SVG
  if (/^\s*(<!doctype\s+html|<html[\s>])|<script[\s>]/i.test(text)) return HTML
  if (/^\s*<\?xml/i.test(text)) return XML
  return /\.(csv|tsv)$/i.test(name) ? CSV : TEXT
}

/** UTF-8 and UTF-16 text, or bytes of an older Western encoding without control characters. */
function readText(head: Buffer): string | undefined {
  if (startsWith(0xff, 0xfe)(head)) return head.toString('utf16le')
  if (head.includes(0)) return undefined
  const text = head.toString('latin1')
  return /[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text
}

/** Whether the name's ending fits what is in the file; a name without an ending fits everything. */
export function nameFitsContent(name: string, { extensions }: DetectedContent): boolean {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  return extension === undefined || extensions.includes(extension)
}

/** Types that a browser may show in place: no scripts run in them. */
const SHOWN_INLINE: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
])

export const isShownInline = (contentType: string): boolean => SHOWN_INLINE.has(contentType)

/** A PDF names its encryption in a trailer, which is at the end, or at the beginning of a linearized file. */
export function isEncryptedPdf(contentType: string, head: Buffer, tail: Buffer): boolean {
  return contentType === 'application/pdf' && (head.includes('/Encrypt') || tail.includes('/Encrypt'))
}
