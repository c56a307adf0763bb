import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { noteMovedBytes } from '../memory/moved-bytes.ts'

export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip'
}

interface Entry {
  path: string
  method: number
  packedBytes: number
  byteSize: number
  offset: number
}

export interface ZipReader {
  /** In the order of the archive. */
  paths: readonly string[]
  has(path: string): boolean
  byteSize(path: string): number
  /** The content of an entry, a piece at a time; no more than its stated size. */
  read(path: string): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const ENTRIES_AT_MOST = 1_000_000
const DIRECTORY_BYTES_AT_MOST = 256 * 1024 * 1024
const PIECE_BYTES = 64 * 1024
const IN_32_BITS = 2 ** 32 - 1
const STORED = 0
const DEFLATED = 8

/** Reads a ZIP file from the disk by its central directory; ZIP64 as well. */
export async function openZip(path: string): Promise<ZipReader> {
  const file = await open(path, 'r')
  try {
    const entries = new Map((await readDirectory(file)).map((entry) => [entry.path, entry]))
    const find = (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw new UnreadableZip(`The archive has no file ${name}.`)
      return entry
    }
    return {
      paths: [...entries.keys()],
      has: (name) => entries.has(name),
      byteSize: (name) => find(name).byteSize,
      read: (name) => readEntry(file, find(name)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readDirectory(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > tail.length)
    throw new UnreadableZip('The file is no ZIP file, or its end is missing.')
  let count = tail.readUInt16LE(end + 10)
  let bytes = tail.readUInt32LE(end + 12)
  let at = tail.readUInt32LE(end + 16)
  const isLarge = end >= 20 && tail.readUInt32LE(end - 20) === 0x07064b50
  if (isLarge) {
    const large = await readAt(file, Number(tail.readBigUInt64LE(end - 12)), 56)
    count = Number(large.readBigUInt64LE(32))
    bytes = Number(large.readBigUInt64LE(40))
    at = Number(large.readBigUInt64LE(48))
  }
  if (count > ENTRIES_AT_MOST || bytes > DIRECTORY_BYTES_AT_MOST || at + bytes > size)
    throw new UnreadableZip('The directory of the ZIP file is damaged or too large.')
  return entriesOf(await readAt(file, at, bytes), count)
}

function entriesOf(directory: Buffer, count: number): Entry[] {
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new UnreadableZip('The directory of the ZIP file is damaged.')
    const nameBytes = directory.readUInt16LE(at + 28)
    const extraBytes = directory.readUInt16LE(at + 30)
    const extra = directory.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes)
    const wide = wideValues(extra)
    const value = (short: number) => (short === IN_32_BITS ? (wide.shift() ?? short) : short)
    const byteSize = value(directory.readUInt32LE(at + 24))
    const packedBytes = value(directory.readUInt32LE(at + 20))
    const offset = value(directory.readUInt32LE(at + 42))
    const path = directory.toString('utf8', at + 46, at + 46 + nameBytes)
    const method = directory.readUInt16LE(at + 10)
    if (!path.endsWith('/')) entries.push({ path, method, packedBytes, byteSize, offset })
    at += 46 + nameBytes + extraBytes + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** The ZIP64 field: those of size, packed size, and offset that do not fit 32 bits, in this order. */
function wideValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === 1) {
      const values: number[] = []
      for (let value = at + 4; value + 8 <= Math.min(at + 4 + length, extra.length); value += 8)
        values.push(Number(extra.readBigUInt64LE(value)))
      return values
    }
    at += 4 + length
  }
  return []
}

async function* readEntry(file: FileHandle, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new UnreadableZip(`${entry.path} is packed in a way that cannot be read.`)
  const header = await readAt(file, entry.offset, 30)
  if (header.readUInt32LE(0) !== 0x04034b50) throw new UnreadableZip(`${entry.path} is damaged.`)
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = piecesOf(file, start, entry.packedBytes)
  let seen = 0
  for await (const piece of entry.method === STORED ? packed : inflated(packed, entry.path)) {
    seen += piece.length
    noteMovedBytes(piece.length)
    if (seen > entry.byteSize) throw new UnreadableZip(`${entry.path} is larger than the ZIP file says.`)
    yield piece
  }
  if (seen < entry.byteSize) throw new UnreadableZip(`${entry.path} is shorter than the ZIP file says.`)
}

async function* inflated(packed: AsyncGenerator<Buffer>, path: string): AsyncGenerator<Buffer> {
  const source = Readable.from(packed)
  const inflate = createInflateRaw()
  source.on('error', (error) => inflate.destroy(error))
  try {
    yield* source.pipe(inflate) as AsyncIterable<Buffer>
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip(`${path} is damaged.`)
  } finally {
    source.destroy()
  }
}

async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let read = 0; read < length; ) {
    const piece = await readAt(file, start + read, Math.min(PIECE_BYTES, length - read))
    read += piece.length
    yield piece
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  if (bytesRead < length) throw new UnreadableZip('The ZIP file is shorter than it says.')
  return bytes
}
