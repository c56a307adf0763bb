const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const COMMENT_BYTES = 65_535

/** One file of an archive. It is unpacked when it is asked for, up to a limit. */
export interface ZipEntry {
  name: string
  unpack: (atMost: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** Thrown while unpacking: the size that an archive names may be wrong. */
export class UnpackedTooLarge extends Error {}

/** The files of a ZIP archive, by its directory. Nothing is unpacked yet. */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>, entriesAtMost: number): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const least = Math.max(0, bytes.length - END_BYTES - COMMENT_BYTES)
  let end = bytes.length - END_BYTES
  while (end >= least && view.getUint32(end, true) !== END_OF_DIRECTORY) end--
  if (end < least) return undefined
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && entries.length < entriesAtMost; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) break
    const [flags, method, size] = [
      view.getUint16(at + 8, true),
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
    ]
    const nameLength = view.getUint16(at + 28, true)
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    at += 46 + nameLength + rest
    entries.push({
      name,
      unpack(atMost) {
        if ((flags & 1) !== 0) throw new Error('The archive is locked with a password.')
        const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
        const packed = new Blob([bytes.subarray(from, from + size)]).stream()
        return bytesOf(
          method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')),
          atMost,
        )
      },
    })
  }
  return entries
}

async function bytesOf(stream: ReadableStream<Uint8Array>, atMost: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read()
    if (done) break
    length += value.length
    if (length > atMost) {
      await reader.cancel()
      throw new UnpackedTooLarge()
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
