import { UnreadableLoanFile } from './unreadable-loan-file.ts'

export const LOAN_FILE_MEGABYTES_AT_MOST = 50
const PIECE_BYTES = 65_536
/** A declaration comes first and is short. */
const DECLARATION_BYTES = 200

const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
}

export function refuseLargeFile(byteSize: number): void {
  if (byteSize > LOAN_FILE_MEGABYTES_AT_MOST * 1024 * 1024)
    throw new UnreadableLoanFile(
      `The file is larger than ${LOAN_FILE_MEGABYTES_AT_MOST} MB. Remove embedded documents, or split it.`,
    )
}

/** The text of a file, piece by piece: UTF-8, UTF-16 with or without a byte-order mark, and Latin-1 where it says so. */
export function* decodedPieces(bytes: Uint8Array): Generator<string> {
  refuseLargeFile(bytes.length)
  const encoding = encodingOf(bytes)
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES)
      yield decoder.decode(piece, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableLoanFile(
      `The file is not ${encoding.toUpperCase()} text throughout. Save it as UTF-8, or name its encoding in the XML declaration.`,
    )
  }
}

export const decodedText = (bytes: Uint8Array): string => [...decodedPieces(bytes)].join('')

function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0 && fourth !== 0) return 'utf-16be'
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES))
  const named = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1]
  if (named === undefined) return 'utf-8'
  const known = ENCODINGS[named.toLowerCase()]
  if (known === undefined || known.startsWith('utf-16'))
    throw new UnreadableLoanFile(
      `The file says that its encoding is ${named.slice(0, 40)}, which it is not or which is not read. Save it as UTF-8.`,
      1,
    )
  return known
}
