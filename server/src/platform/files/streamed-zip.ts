import { constants, crc32, createDeflateRaw } from 'node:zlib'
import { noteMovedBytes } from '../memory/moved-bytes.ts'

/** A file of the archive whose size is not known before it is read. */
export interface StreamedEntry {
  /** With slashes. */
  path: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

interface Written {
  name: Buffer
  crc32: number
  packedBytes: number
  byteSize: number
  offset: number
}

const VERSION = 20
const ZIP64_VERSION = 45
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const PACKED_BYTES = 64 * 1024
const IN_32_BITS = 2 ** 32 - 1
const IN_16_BITS = 2 ** 16 - 1

/**
 * A ZIP file, written while its content is read: one piece is in memory at a time. Above 4 GB or 65,534
 * entries it takes the ZIP64 form; a single entry may have 4 GB. The same content and day give the same bytes.
 */
export async function* streamZip(
  entries: AsyncIterable<StreamedEntry>,
  day: Date,
  { zip64From = IN_32_BITS } = {},
): AsyncGenerator<Buffer> {
  const date = dosDate(day)
  const written: Written[] = []
  let at = 0
  for await (const { path, content } of entries) {
    const entry: Written = { name: Buffer.from(path), crc32: 0, packedBytes: 0, byteSize: 0, offset: at }
    yield localHeader(entry.name, date)
    for await (const piece of deflated(content, entry)) {
      entry.packedBytes += piece.length
      yield piece
    }
    if (entry.byteSize > IN_32_BITS || entry.packedBytes > IN_32_BITS)
      throw new Error(`${path} is larger than 4 GB`)
    yield descriptor(entry)
    at += 30 + entry.name.length + entry.packedBytes + 16
    written.push(entry)
  }
  const directoryAt = at
  for (const entry of written) {
    const header = centralHeader(entry, date, entry.offset >= zip64From)
    at += header.length
    yield header
  }
  yield end(written.length, directoryAt, at - directoryAt, zip64From)
}

/** A piece is compressed before the next is asked for, so that the reader of the content can give its memory back. */
async function* deflated(content: StreamedEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED, chunkSize: PACKED_BYTES })
  const write = (piece: Buffer) =>
    new Promise<void>((resolve, reject) => {
      deflate.write(piece, (error) => (error ? reject(error) : resolve()))
    })
  async function feed() {
    try {
      for await (const piece of content) {
        entry.crc32 = crc32(piece, entry.crc32)
        entry.byteSize += piece.length
        await write(piece)
      }
      deflate.end()
    } catch (error) {
      // Ends the reading below, which reports it; where nobody reads any more, it is that.
      deflate.destroy(error as Error)
    }
  }
  const feeding = feed()
  try {
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      noteMovedBytes(piece.length)
      yield piece
    }
  } finally {
    await feeding
  }
}

function localHeader(name: Buffer, date: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(date, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc32: crc, packedBytes, byteSize }: Written): Buffer {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeUInt32LE(packedBytes, 8)
  sizes.writeUInt32LE(byteSize, 12)
  return sizes
}

function centralHeader(entry: Written, date: number, isFar: boolean): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(isFar ? ZIP64_VERSION : VERSION, 4)
  header.writeUInt16LE(isFar ? ZIP64_VERSION : VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATED, 10)
  header.writeUInt16LE(date, 14)
  header.writeUInt32LE(entry.crc32, 16)
  header.writeUInt32LE(entry.packedBytes, 20)
  header.writeUInt32LE(entry.byteSize, 24)
  header.writeUInt16LE(entry.name.length, 28)
  header.writeUInt16LE(isFar ? 12 : 0, 30)
  header.writeUInt32LE(isFar ? IN_32_BITS : entry.offset, 42)
  if (!isFar) return Buffer.concat([header, entry.name])
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(entry.offset), 4)
  return Buffer.concat([header, entry.name, extra])
}

function end(count: number, directoryAt: number, directoryBytes: number, zip64From: number): Buffer {
  const isLarge = count >= IN_16_BITS || directoryAt + directoryBytes >= zip64From
  const plain = Buffer.alloc(22)
  plain.writeUInt32LE(0x06054b50, 0)
  plain.writeUInt16LE(isLarge ? IN_16_BITS : count, 8)
  plain.writeUInt16LE(isLarge ? IN_16_BITS : count, 10)
  plain.writeUInt32LE(isLarge ? IN_32_BITS : directoryBytes, 12)
  plain.writeUInt32LE(isLarge ? IN_32_BITS : directoryAt, 16)
  if (!isLarge) return plain
  const large = Buffer.alloc(76)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(ZIP64_VERSION, 12)
  large.writeUInt16LE(ZIP64_VERSION, 14)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(directoryBytes), 40)
  large.writeBigUInt64LE(BigInt(directoryAt), 48)
  large.writeUInt32LE(0x07064b50, 56)
  large.writeBigUInt64LE(BigInt(directoryAt + directoryBytes), 64)
  large.writeUInt32LE(1, 72)
  return Buffer.concat([large, plain])
}

function dosDate(day: Date): number {
  return ((day.getUTCFullYear() - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate()
}
