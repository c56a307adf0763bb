import { statfsSync } from 'node:fs'

const MIB = 1024 * 1024
/** Several pieces of the engine's log: without room for the next one it would not end a statement but itself. */
const ROOM_AT_LEAST_BYTES = 64 * MIB
const LOOK_EVERY_MS = 500

export const ROOM_AT_LEAST_TEXT = `${ROOM_AT_LEAST_BYTES / MIB} MB`

export function hasRoom(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= ROOM_AT_LEAST_BYTES
}

/** Says when the room on the disk runs out, and when there is some again; answers with what ends the watch. */
export function watchRoom(directory: string, changed: (isEnough: boolean) => void): () => void {
  let wasEnough = true
  const timer = setInterval(() => {
    const isEnough = hasRoom(directory)
    if (isEnough === wasEnough) return
    wasEnough = isEnough
    changed(isEnough)
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
