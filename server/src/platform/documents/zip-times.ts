import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

const END = Buffer.from([0x50, 0x4b, 5, 6])
const DEFLATED = 8
const UTF8_NAMES = 0x0800
/** January 1, 1980, the first day that a ZIP file can write. */
const FIRST_DAY = 0x21
const STAMPS = /(<dcterms:(created|modified)[^>]*>)[^<]*(?=<)/g

/**
 * Writes an Office file anew without the time of its writing: the entries carry the first day of the
 * format, and the properties carry the moment given. Equal contents are then equal bytes.
 */
export function withFixedTimes(file: Buffer, moment: string): Buffer {
  const stamp = `${new Date(moment).toISOString().slice(0, 19)}Z`
  return withChangedParts(file, (parts) => {
    const properties = parts.get('docProps/core.xml')
    if (properties)
      parts.set('docProps/core.xml', Buffer.from(properties.toString().replace(STAMPS, `$1${stamp}`)))
  })
}

/** An Office file with parts changed or added, in their order. */
export function withChangedParts(file: Buffer, change: (parts: Map<string, Buffer>) => void): Buffer {
  const parts = new Map(readEntries(file).map(({ name, text }) => [name, text]))
  change(parts)
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of parts) {
    const packed = deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(UTF8_NAMES, 2)
    head.writeUInt16LE(DEFLATED, 4)
    head.writeUInt16LE(FIRST_DAY, 8)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(nameBytes.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), head, nameBytes, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, nameBytes)
    offset += 4 + head.length + nameBytes.length + packed.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  END.copy(end)
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, index, end])
}

function readEntries(file: Buffer): { name: string; text: Buffer }[] {
  const end = file.lastIndexOf(END)
  let at = file.readUInt32LE(end + 16)
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const [method, size, local] = [
      file.readUInt16LE(at + 10),
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 42),
    ]
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const bytes = file.subarray(start, start + size)
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    return { name, text: method === DEFLATED ? inflateRawSync(bytes) : bytes }
  })
}
