import { Refusal } from '../requests/refusal.ts'

/** On whose behalf something waits, and for how long the answer is still wanted. */
export interface Turn {
  /** The neighborhood of networks that it came from: these share the capacity evenly. */
  group: string
  /** Somebody has signed in to this account from there before. */
  isKnown?: boolean
  signal?: AbortSignal
}

/** Work of the installation itself. */
export const OURS: Turn = { group: '', isKnown: true }

interface Waiting {
  turn: Turn
  start: () => void
  refuse: (cause: unknown) => void
}

/** Of what a call may take, so much may be spent waiting; the rest is for the work itself. */
const WAIT_MS = 8000
/** Before anything was measured. A password takes some thirty milliseconds on an idle processor. */
const FIRST_GUESS_MS = 60
/** How much the latest measurement weighs. */
const WEIGHT = 0.2

/**
 * Lets so many run at once, and the others wait, no more of them than are done within the time that an answer may
 * take. Networks take turns, so that one that sends a thousand tries makes itself wait; networks from which the
 * account was signed in to before come first. Who is no longer waited for leaves.
 */
export function createHashQueue(atOnce: number, clock = () => performance.now()) {
  let running = 0
  let averageMs = FIRST_GUESS_MS
  // Known networks first; within each, the groups in the order of their next turn.
  const lines = [new Map<string, Waiting[]>(), new Map<string, Waiting[]>()] as const
  const lineOf = ({ isKnown = false }: Turn) => lines[isKnown ? 0 : 1]
  const lengthOf = (line: Map<string, Waiting[]>) =>
    [...line.values()].reduce((sum, { length }) => sum + length, 0)
  const roomFor = () => Math.max(1, Math.floor((WAIT_MS / averageMs) * atOnce))

  function remove(entry: Waiting): boolean {
    const line = lineOf(entry.turn)
    const group = line.get(entry.turn.group)
    const place = group?.indexOf(entry) ?? -1
    if (!group || place < 0) return false
    group.splice(place, 1)
    if (group.length === 0) line.delete(entry.turn.group)
    return true
  }

  /** The line is full: the latest request of the client that fills most of it makes room, which may be the newcomer. */
  function makeRoom(newcomer: Turn): void {
    if (lines.reduce((sum, line) => sum + lengthOf(line), 0) < roomFor()) return
    // Where only known networks wait, one of them gives way to another; never to an unknown one.
    const line = lines[1].size > 0 ? lines[1] : lines[0]
    const [longest] = [...line.values()].sort((a, b) => b.length - a.length)
    const own = lineOf(newcomer).get(newcomer.group)?.length ?? 0
    const mayDisplace =
      line === lineOf(newcomer) ? (longest?.length ?? 0) > own + 1 : (newcomer.isKnown ?? false)
    const displaced = mayDisplace ? longest?.at(-1) : undefined
    if (!displaced) throw busy()
    remove(displaced)
    displaced.refuse(busy())
  }

  function next(): Waiting | undefined {
    for (const line of lines) {
      const [group] = line.values()
      const entry = group?.[0]
      if (!entry || !group) continue
      remove(entry)
      // The group goes to the end: others have their turn first.
      if (group.length > 0) {
        line.delete(entry.turn.group)
        line.set(entry.turn.group, group)
      }
      return entry
    }
    return undefined
  }

  function wait(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        turn,
        start() {
          turn.signal?.removeEventListener('abort', leave)
          resolve()
        },
        refuse(cause) {
          turn.signal?.removeEventListener('abort', leave)
          reject(cause)
        },
      }
      const leave = () => {
        if (remove(entry)) reject(late())
      }
      turn.signal?.addEventListener('abort', leave, { once: true })
      const line = lineOf(turn)
      const group = line.get(turn.group)
      if (group) group.push(entry)
      else line.set(turn.group, [entry])
    })
  }

  return async <T>(work: () => Promise<T>, turn: Turn = OURS): Promise<T> => {
    if (turn.signal?.aborted) throw late()
    if (running >= atOnce) {
      makeRoom(turn)
      await wait(turn)
    } else running++
    const started = clock()
    try {
      return await work()
    } finally {
      averageMs += (clock() - started - averageMs) * WEIGHT
      const entry = next()
      if (entry) entry.start()
      else running--
    }
  }
}

const busy = () =>
  new Refusal(429, 'over_request_rate_limit', 'Too many sign-ins at this moment', { retryAfterSeconds: 5 })

const late = () => new Refusal(504, 'request_timeout', 'Request timed out')
