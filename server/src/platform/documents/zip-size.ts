import { inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** Bytes when unpacked. */
  size: number
  unpacked: () => Buffer
}

/**
 * What the entries of a ZIP unpack to, found out piece by piece before anything reads the file whole: what
 * the file says of its own sizes is not believed. Nothing when it is damaged or larger than the limit.
 */
export function zipEntries(bytes: Buffer, unpackedAtMost: number): ZipEntry[] | undefined {
  let room = unpackedAtMost
  const entries: ZipEntry[] = []
  try {
    const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
    let at = bytes.readUInt32LE(end + 16)
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
      const method = bytes.readUInt16LE(at + 10)
      const packed = bytes.readUInt32LE(at + 20)
      const nameLength = bytes.readUInt16LE(at + 28)
      const local = bytes.readUInt32LE(at + 42)
      const begins = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const content = bytes.subarray(begins, begins + packed)
      const most = Math.max(room, 1)
      const unpacked = () => (method === 0 ? content : inflateRawSync(content, { maxOutputLength: most }))
      const size = unpacked().length
      room -= size
      if (room < 0) return undefined
      entries.push({ name: bytes.toString('utf8', at + 46, at + 46 + nameLength), size, unpacked })
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
    return entries
  } catch {
    return undefined
  }
}
