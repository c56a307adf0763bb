import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { BeyondLimit, UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'

const ENTRIES_AT_MOST = 5_000
const MEBIBYTE = 1024 * 1024
const STORED = 0
const DEFLATED = 8
const END = Buffer.from('PK\u0005\u0006', 'latin1')
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/** Readers of documents look for entries by these names; no path leads anywhere. */
export interface ZipEntry {
  name: string
  /** All bytes at once. */
  unpacked(): Buffer
  /** A piece at a time. */
  pieces(): AsyncGenerator<Buffer>
}

/**
 * The entries of a ZIP in memory. What the file says of its own sizes is not believed: everything that is unpacked
 * counts towards one limit.
 */
export function openBoundedZip(bytes: Buffer, unpackedMegabytesAtMost: number): ZipEntry[] {
  let room = unpackedMegabytesAtMost * MEBIBYTE
  const beyond = () =>
    new BeyondLimit(`The file unpacks to more than ${unpackedMegabytesAtMost} MB, which is the limit.`)
  const take = (size: number) => {
    room -= size
    if (room < 0) throw beyond()
  }
  return readDirectory(bytes).map(({ name, method, content }) => ({
    name,
    unpacked() {
      if (method === STORED) {
        take(content().length)
        return content()
      }
      try {
        const unpacked = inflateRawSync(content(), { maxOutputLength: Math.max(room, 1) })
        take(unpacked.length)
        return unpacked
      } catch (error) {
        throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? beyond() : damaged(error)
      }
    },
    async *pieces() {
      if (method === STORED) {
        take(content().length)
        return yield content()
      }
      const inflate = createInflateRaw()
      inflate.end(content())
      try {
        for await (const piece of inflate as AsyncIterable<Buffer>) {
          take(piece.length)
          yield piece
        }
      } catch (error) {
        throw (error as { code?: string }).code?.startsWith('Z_') ? damaged(error) : error
      } finally {
        inflate.destroy()
      }
    },
  }))
}

function readDirectory(bytes: Buffer) {
  try {
    const end = bytes.lastIndexOf(END)
    if (end < 0) throw damaged()
    const count = bytes.readUInt16LE(end + 10)
    if (count > ENTRIES_AT_MOST)
      throw new BeyondLimit(
        `The file packs ${count.toLocaleString('en-US')} files. The limit is ${ENTRIES_AT_MOST.toLocaleString('en-US')}.`,
      )
    let at = bytes.readUInt32LE(end + 16)
    return Array.from({ length: count }, () => {
      if (bytes.readUInt32LE(at) !== CENTRAL) throw damaged()
      const method = bytes.readUInt16LE(at + 10)
      if (method !== STORED && method !== DEFLATED) throw damaged()
      const packed = bytes.readUInt32LE(at + 20)
      const nameLength = bytes.readUInt16LE(at + 28)
      const local = bytes.readUInt32LE(at + 42)
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
      const content = () => {
        if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw damaged()
        const begins = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
        if (begins + packed > bytes.length) throw damaged()
        return bytes.subarray(begins, begins + packed)
      }
      return { name, method, content }
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error)
  }
}

function damaged(cause?: unknown): UnreadableFile {
  return Object.assign(
    new UnreadableFile('The file is damaged. Open it, save it again, and send it once more.'),
    { cause },
  )
}
