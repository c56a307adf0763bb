import { inflateRawSync } from 'node:zlib'

/** The entries of a ZIP file, by its central directory: enough to look into Word files. */
function readEntries(file: Buffer) {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = file.readUInt32LE(end + 16)
  const count = file.readUInt16LE(end + 10)
  return Array.from({ length: count }, () => {
    const nameLength = file.readUInt16LE(at + 28)
    const entry = {
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      size: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    return entry
  })
}

export const zipEntryNames = (file: Buffer): string[] => readEntries(file).map(({ name }) => name)

export const zipEntryText = (file: Buffer, name: string): string => zipEntryBytes(file, name).toString('utf8')

export function zipEntryBytes(file: Buffer, name: string): Buffer {
  const entry = readEntries(file).find((each) => each.name === name)
  if (!entry) throw new Error(`the file has no entry ${name}`)
  const { offset, size, method } = entry
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const bytes = file.subarray(start, start + size)
  return method === 0 ? bytes : inflateRawSync(bytes)
}
