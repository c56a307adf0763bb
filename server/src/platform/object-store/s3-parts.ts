/** Amazon's smallest is 5 MiB. */
export const PART_BYTES = 8 * 1024 * 1024

/** Joins small pieces to parts; every one but the last has exactly `PART_BYTES`. */
export async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let byteSize = 0
  for await (const piece of pieces) {
    held.push(piece)
    byteSize += piece.length
    while (byteSize >= PART_BYTES) {
      const whole = Buffer.concat(held)
      yield whole.subarray(0, PART_BYTES)
      held = [whole.subarray(PART_BYTES)]
      byteSize = whole.length - PART_BYTES
    }
  }
  if (byteSize > 0) yield Buffer.concat(held)
}
