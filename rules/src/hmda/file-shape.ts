/** What a file is before its rows are read. */
export type FileShape =
  | {
      readable: true
      /** Where the text begins: 3 after a byte order mark. */
      from: number
      byteOrderMark: boolean
      lineEnds: 'LF' | 'CRLF' | 'mixed' | 'none'
      finalNewline: boolean
      /** Fields stand between tabs instead of pipes. */
      tabs: boolean
    }
  | { readable: false; because: UnreadableFile }

export type UnreadableFile =
  | 'empty'
  | 'utf16'
  | 'spreadsheet'
  | 'binary'
  | 'noPipes'
  | 'oldLineEnds'
  | 'tooLarge'

/** One gibibyte: about 2.8 million rows. Larger files are refused before they are read. */
export const LARGEST_FILE = 1_073_741_824
const LOOKED_AT = 65_536

export function shapeOf(bytes: Uint8Array): FileShape {
  const { length } = bytes
  if (length > LARGEST_FILE) return { readable: false, because: 'tooLarge' }
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const from = byteOrderMark ? 3 : 0
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { readable: false, because: 'utf16' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4)
    return { readable: false, because: 'spreadsheet' }
  const counts = { pipe: 0, tab: 0, feed: 0, paired: 0, ret: 0, nul: 0, visible: 0 }
  const end = Math.min(length, LOOKED_AT)
  for (let at = from; at < end; at++) {
    const byte = bytes[at]!
    if (byte > 32) counts.visible++
    if (byte === 0x7c) counts.pipe++
    else if (byte === 9) counts.tab++
    else if (byte === 0) counts.nul++
    else if (byte === 13) counts.ret++
    else if (byte === 10) {
      counts.feed++
      if (at > from && bytes[at - 1] === 13) counts.paired++
    }
  }
  if (counts.visible === 0 && counts.nul === 0) return { readable: false, because: 'empty' }
  if (counts.nul > 0) {
    const looksWide = counts.nul > (end - from) / 4 && counts.pipe > 0
    return { readable: false, because: looksWide ? 'utf16' : 'binary' }
  }
  if (counts.ret > 5 && counts.feed === 0) return { readable: false, because: 'oldLineEnds' }
  if (counts.pipe === 0 && counts.tab < 14)
    return { readable: false, because: isBinary(bytes, from, end) ? 'binary' : 'noPipes' }
  return {
    readable: true,
    from,
    byteOrderMark,
    lineEnds:
      counts.feed === 0
        ? 'none'
        : counts.paired === 0
          ? 'LF'
          : counts.paired === counts.feed
            ? 'CRLF'
            : 'mixed',
    finalNewline: bytes[length - 1] === 10,
    tabs: counts.pipe === 0,
  }
}

function isBinary(bytes: Uint8Array, from: number, end: number): boolean {
  let odd = 0
  for (let at = from; at < end; at++) {
    const byte = bytes[at]!
    if (byte < 9 || (byte > 13 && byte < 32) || byte > 127) odd++
  }
  return odd > (end - from) / 10
}
