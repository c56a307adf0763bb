const MIB = 1024 * 1024
/**
 * V8 lets tens of megabytes of buffers that nobody holds pile up before it frees them, because to its heap they are
 * small. A collection of the young objects takes about a millisecond.
 */
const COLLECT_EVERY_BYTES = 2 * MIB

type Collect = (options: { type: 'minor' }) => void

let moved = 0

/** Called for each piece of a file, or page of an export, that was stored or read. Does nothing where Node runs without `--expose-gc`. */
export function noteMovedBytes(bytes: number): void {
  moved += bytes
  if (moved < COLLECT_EVERY_BYTES) return
  moved = 0
  ;(globalThis as { gc?: Collect }).gc?.({ type: 'minor' })
}

/** Gives back the memory of bytes that nobody reads again, without waiting for a collection. */
export function freeBytes(bytes: Buffer): void {
  const { buffer, byteLength } = bytes
  // A part of a larger buffer is somebody else's, too.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
