import { statfsSync } from 'node:fs'

const MIB = 1024 * 1024
/** Several segments of the write-ahead log: without space for the next one the engine would crash. */
const ROOM_AT_LEAST_BYTES = 64 * MIB
const LOOK_EVERY_MS = 500

export const SPACE_AT_LEAST_TEXT = `${ROOM_AT_LEAST_BYTES / MIB} MB`

/** Whether there is still enough space after writing so many bytes. */
export function hasSpace(directory: string, bytes = 0): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= ROOM_AT_LEAST_BYTES + bytes
}

const RESERVED_SHARE = 0.1
/** Of a large disk, this much is enough. */
const RESERVED_AT_MOST_BYTES = 20 * 1024 * MIB
const RESERVE_HOLDS_FOR_MS = 1_000

/** Whether no more is left than what is reserved for sign-in, the audit log, and deletion. */
export function isInReserve(directory: string, look = statfsSync, reservedBytes?: number): boolean {
  const { bavail, blocks, bsize } = look(directory)
  const reserved = reservedBytes ?? Math.min(blocks * bsize * RESERVED_SHARE, RESERVED_AT_MOST_BYTES)
  return bavail * bsize < reserved
}

/** The same, looked up once a second at most. A directory that cannot be looked at says so elsewhere. */
export function reserveOf(
  directory: string,
  reservedBytes?: number,
  now = Date.now,
  look = statfsSync,
): () => boolean {
  let known = { is: false, at: Number.NEGATIVE_INFINITY }
  return () => {
    if (now() - known.at < RESERVE_HOLDS_FOR_MS) return known.is
    try {
      known = { is: isInReserve(directory, look, reservedBytes), at: now() }
    } catch {
      known = { is: false, at: now() }
    }
    return known.is
  }
}

/**
 * Reports when the disk becomes full and when it has space again; returns a function that stops watching.
 * A check that fails counts as a full disk, with the reason: an unmounted directory must not be written
 * to.
 */
export function watchDiskSpace(
  directory: string,
  changed: (isEnough: boolean, failure?: unknown) => void,
): () => void {
  let wasEnough = true
  const timer = setInterval(() => {
    const { isEnough, failure } = look(directory)
    if (isEnough === wasEnough) return
    wasEnough = isEnough
    changed(isEnough, failure)
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function look(directory: string): { isEnough: boolean; failure?: unknown } {
  try {
    return { isEnough: hasSpace(directory) }
  } catch (failure) {
    return { isEnough: false, failure }
  }
}
