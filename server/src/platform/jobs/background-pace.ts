import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Of one core, while requests arrive. */
const SHARE = 0.1
/** So long after the last request, nobody waits. */
const BUSY_FOR_MS = 1_000
/** A piece that took long because others worked does not hold up what follows for longer than this. */
const RESTS_AT_MOST_MS = 10_000
/** How soon a rest ends after requests have stopped. */
const LOOK_EVERY_MS = 100

export interface BackgroundPace {
  requestArrived(): void
  /** Runs work in pieces, which end at each `giveWay` within it, in turn with the pieces of others. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** What is under way ends with its piece: `run` is rejected with `WorkEnded`. */
  end(): void
}

/** The process stops. What is left is found again at the next start. */
export class WorkEnded extends Error {
  override readonly name = 'WorkEnded'
}

interface Clock {
  now: () => number
  sleep: (milliseconds: number) => Promise<unknown>
}

const CLOCK: Clock = { now: () => performance.now(), sleep: (milliseconds) => setTimeout(milliseconds) }

const current = new AsyncLocalStorage<() => Promise<void>>()

/**
 * Ends a piece of background work and waits for the turn of the next, with no transaction open. Outside of background
 * work it does nothing.
 */
export async function giveWay(): Promise<void> {
  await current.getStore()?.()
}

/** One after another, giving way in between. */
export async function* inTurn<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let isFirst = true
  for (const item of items) {
    if (!isFirst) await giveWay()
    isFirst = false
    yield item
  }
}

/**
 * One piece of background work at a time. While requests arrive, each is followed by a rest of nine times as long, so
 * that all together take a tenth of a core; by the clock, since a database elsewhere works as well.
 */
export function createPace({ now, sleep }: Clock = CLOCK): BackgroundPace {
  let lastRequestAt = Number.NEGATIVE_INFINITY
  let hasEnded = false
  let line: Promise<void> = Promise.resolve()

  const isBusy = () => now() - lastRequestAt < BUSY_FOR_MS

  async function rest(worked: number): Promise<void> {
    const until = now() + Math.min(worked * (1 / SHARE - 1), RESTS_AT_MOST_MS)
    await setImmediate()
    while (!hasEnded && isBusy() && now() < until)
      await sleep(Math.max(0, Math.min(until - now(), LOOK_EVERY_MS)))
  }

  /** Waits for the turn; gives back how to end the piece. */
  async function takeTurn(): Promise<() => void> {
    const before = line
    const { promise: ended, resolve: end } = Promise.withResolvers<number>()
    line = before.then(() => ended).then(rest)
    await before
    const since = now()
    if (!hasEnded) return () => end(now() - since)
    end(0)
    throw new WorkEnded('The process stops.')
  }

  return {
    requestArrived() {
      lastRequestAt = now()
    },
    async run(work) {
      let endPiece = await takeTurn()
      const next = async () => {
        endPiece()
        endPiece = await takeTurn()
      }
      try {
        return await current.run(next, work)
      } finally {
        endPiece()
      }
    },
    end() {
      hasEnded = true
    },
  }
}
