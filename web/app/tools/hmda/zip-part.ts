const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
const LARGEST_PART = 500_000_000

/** Unpacks one file of a zip archive, such as a sheet of a workbook. */
export async function zipPart(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end--
  if (end < 0) throw new Error('The workbook is damaged: it has no directory.')
  try {
    let at = view.getUint32(end + 16, true)
    for (
      let entry = view.getUint16(end + 10, true);
      entry > 0 && view.getUint32(at, true) === ENTRY;
      entry--
    ) {
      const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
      const nameLength = view.getUint16(at + 28, true)
      const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
      const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      const local = view.getUint32(at + 42, true)
      at += 46 + nameLength + rest
      if (path !== name) continue
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const packed = new Blob([bytes.subarray(from, from + size)]).stream()
      return await textOf(method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')))
    }
    return undefined
  } catch (error) {
    if (error instanceof TooLarge) throw error
    throw new Error('The workbook is damaged: one of its parts cannot be unpacked.')
  }
}

class TooLarge extends Error {}

/** Counted while unpacking: the size that an archive names may be wrong. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const parts: string[] = []
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read()
    if (done) return parts.join('') + decoder.decode()
    length += value.length
    if (length > LARGEST_PART) {
      await reader.cancel()
      throw new TooLarge('The first sheet is larger than 500 MB unpacked. Save it as pipe-delimited text.')
    }
    parts.push(decoder.decode(value, { stream: true }))
  }
}
