/** How many callers work at once, and how many of one person. */
interface Room {
  all: number
  each: number
  waiting: number
  /** How many callers of one person may wait. */
  waitingEach?: number
}

/** Of slow lines, too, since a piece is read from the network in its turn. */
const ROOM: Room = { all: 12, each: 3, waiting: 2_000 }

export interface Turns {
  /** Whether this person would work or wait, and not be sent away. */
  hasRoom(person: string): boolean
  /**
   * Waits for the turn; gives back how to end it, or nothing where too many wait already. A caller whose signal
   * aborts leaves the line and gets nothing.
   */
  take(person: string, signal?: AbortSignal): Promise<(() => void) | undefined>
}

/**
 * A fair semaphore: lets a few callers work at a time. A waiting caller gets a turn after each of the others, however much
 * one asks for.
 */
export function createTurns({
  all,
  each,
  waiting: waitingAtMost,
  waitingEach = waitingAtMost,
}: Room = ROOM): Turns {
  const working = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let workingCount = 0
  let waitingCount = 0

  const mayWait = (person: string) =>
    waitingCount < waitingAtMost && (waiting.get(person)?.length ?? 0) < waitingEach
  const mayStart = (person: string) => workingCount < all && (working.get(person) ?? 0) < each

  function start(person: string): () => void {
    working.set(person, (working.get(person) ?? 0) + 1)
    workingCount++
    return () => end(person)
  }

  function end(person: string) {
    const left = working.get(person)! - 1
    if (left > 0) working.set(person, left)
    else working.delete(person)
    workingCount--
    for (const [next, callers] of waiting) {
      if (!mayStart(next)) continue
      const call = callers.shift()!
      // To the end of the line, behind everybody else.
      waiting.delete(next)
      if (callers.length > 0) waiting.set(next, callers)
      waitingCount--
      return call()
    }
  }

  return {
    hasRoom: (person) => mayStart(person) || mayWait(person),
    take(person, signal) {
      if (signal?.aborted) return Promise.resolve(undefined)
      if (mayStart(person)) return Promise.resolve(start(person))
      if (!mayWait(person)) return Promise.resolve(undefined)
      const callers = waiting.get(person) ?? []
      waitingCount++
      return new Promise((resolve) => {
        const leave = () => {
          const line = waiting.get(person) ?? []
          const left = line.filter((one) => one !== call)
          if (left.length === line.length) return
          if (left.length > 0) waiting.set(person, left)
          else waiting.delete(person)
          waitingCount--
          resolve(undefined)
        }
        const call = () => {
          signal?.removeEventListener('abort', leave)
          resolve(start(person))
        }
        waiting.set(person, [...callers, call])
        signal?.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
