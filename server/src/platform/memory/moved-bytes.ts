const MIB = 1024 * 1024
/**
 * V8 lets tens of megabytes of buffers that nobody holds pile up before it frees them, because to its heap they are
 * small. A collection of the young objects takes about a millisecond.
 */
const COLLECT_EVERY_BYTES = 2 * MIB
/**
 * What two collections of the young objects have met counts as old, and waits for one of all objects, which takes some
 * tens of milliseconds. Of rows, whose objects weigh several times their text, more grows old than of files.
 */
const COLLECT_ALL_EVERY = { bytes: 256 * MIB, rowBytes: 16 * MIB }

type Collect = (options: { type: 'minor' | 'major' }) => void

let moved = 0
let sinceAll = 0

/** Called for each piece of a file that was stored or read. Does nothing where nobody exposed collecting. */
export const noteMovedBytes = (bytes: number): void => note(bytes, COLLECT_ALL_EVERY.bytes)

/** Called for the text of each page of rows that was read or stored. */
export const noteMovedRows = (bytes: number): void => note(bytes, COLLECT_ALL_EVERY.rowBytes)

function note(bytes: number, allEvery: number): void {
  moved += bytes
  sinceAll += bytes / allEvery
  if (sinceAll >= 1) collect('major')
  else if (moved >= COLLECT_EVERY_BYTES) collect('minor')
}

function collect(type: 'minor' | 'major'): void {
  moved = 0
  if (type === 'major') sinceAll = 0
  ;(globalThis as { gc?: Collect }).gc?.({ type })
}

/** Gives back the memory of bytes that nobody reads again, without waiting for a collection. */
export function freeBytes(bytes: Buffer): void {
  const { buffer, byteLength } = bytes
  // A part of a larger buffer is somebody else's, too.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
