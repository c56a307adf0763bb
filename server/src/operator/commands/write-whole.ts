import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a file that only its owner can read, and that is there whole or not at all. */
export async function writeWhole(path: string, pieces: AsyncGenerator<string | Buffer>): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    await pipeline(Readable.from(pieces), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, path)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
