/** Reads the next piece when the connection has taken the one before; a reader who leaves ends the reading. */
export function streamOf(pieces: AsyncGenerator<Buffer>): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}

/**
 * A stream of exactly so many bytes, whose first piece is read before the answer begins: what cannot be read at all is
 * refused with a status, and what ends too early breaks the connection.
 */
export async function startedStream(
  pieces: AsyncGenerator<Buffer>,
  byteSize: number,
): Promise<ReadableStream> {
  const whole = exactly(pieces, byteSize)
  const first = await whole.next()
  return streamOf(
    (async function* () {
      if (!first.done) yield first.value
      yield* whole
    })(),
  )
}

async function* exactly(pieces: AsyncGenerator<Buffer>, byteSize: number): AsyncGenerator<Buffer> {
  let left = byteSize
  for await (const piece of pieces) {
    left -= piece.length
    yield piece
  }
  if (left !== 0) throw new Error('a piece of the file is missing')
}
