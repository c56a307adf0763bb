import { statfsSync } from 'node:fs'

const MIB = 1024 * 1024
/** Several pieces of the engine's log: without room for the next one it would not end a statement but itself. */
const ROOM_AT_LEAST_BYTES = 64 * MIB
const LOOK_EVERY_MS = 500

export const ROOM_AT_LEAST_TEXT = `${ROOM_AT_LEAST_BYTES / MIB} MB`

/** Also after so many bytes more. */
export function hasRoom(directory: string, bytes = 0): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= ROOM_AT_LEAST_BYTES + bytes
}

/**
 * Says when the room on the disk runs out, and when there is some again; answers with what ends the watch.
 * A look that fails finds no room, and why: what cannot be looked at, as a mount that is away, is not written to.
 */
export function watchRoom(
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
    return { isEnough: hasRoom(directory) }
  } catch (failure) {
    return { isEnough: false, failure }
  }
}
