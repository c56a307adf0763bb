import { crc32 } from 'node:zlib'

/** A ZIP file without compression: every size is known beforehand, so any range of it can be read alone. */
export interface ZipEntry {
  /** ASCII, with slashes. */
  path: string
  byteSize: number
  crc32: number
}

export interface ZipPart {
  start: number
  byteSize: number
  /** Bytes of the frame, or the place of the entry whose content comes here. */
  content: Buffer | number
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const DOS_TIME = 0
/** Sizes stand in 32 bits; this is the largest file without the ZIP64 extension. */
export const ZIP_BYTES_AT_MOST = 2 ** 32 - 2 ** 20
export const ZIP_ENTRIES_AT_MOST = 60_000

/** Where everything lies, in order. The same entries and day give the same bytes. */
export function layOutZip(entries: readonly ZipEntry[], day: Date): { parts: ZipPart[]; byteSize: number } {
  const parts: ZipPart[] = []
  const offsets: number[] = []
  let at = 0
  const add = (content: Buffer | number, byteSize: number) => {
    if (byteSize > 0) parts.push({ start: at, byteSize, content })
    at += byteSize
  }
  const date = dosDate(day)
  entries.forEach((entry, index) => {
    offsets.push(at)
    const header = localHeader(entry, date)
    add(header, header.length)
    add(index, entry.byteSize)
  })
  const centralAt = at
  entries.forEach((entry, index) => {
    const header = centralHeader(entry, date, offsets[index]!)
    add(header, header.length)
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(at - centralAt, 12)
  end.writeUInt32LE(centralAt, 16)
  add(end, end.length)
  return { parts, byteSize: at }
}

export const zipEntryOf = (path: string, content: Buffer): ZipEntry => ({
  path,
  byteSize: content.length,
  crc32: crc32(content),
})

function localHeader({ path, byteSize, crc32: crc }: ZipEntry, date: number): Buffer {
  const name = Buffer.from(path, 'latin1')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(DOS_TIME, 10)
  header.writeUInt16LE(date, 12)
  header.writeUInt32LE(crc >>> 0, 14)
  header.writeUInt32LE(byteSize, 18)
  header.writeUInt32LE(byteSize, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function centralHeader({ path, byteSize, crc32: crc }: ZipEntry, date: number, offset: number): Buffer {
  const name = Buffer.from(path, 'latin1')
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(DOS_TIME, 12)
  header.writeUInt16LE(date, 14)
  header.writeUInt32LE(crc >>> 0, 16)
  header.writeUInt32LE(byteSize, 20)
  header.writeUInt32LE(byteSize, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

function dosDate(day: Date): number {
  return ((day.getUTCFullYear() - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate()
}
