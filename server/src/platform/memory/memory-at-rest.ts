import { performance } from 'node:perf_hooks'

const MIB = 1024 * 1024
const LOOK_EVERY_MS = 20_000
/** Of the time between two looks; below it, nobody waits for this process. */
const REST_BELOW = 0.05
/** A collection that gives memory back takes about 0.2 s of the processor: it has to be worth it. */
const GROWN_BY_BYTES = 24 * MIB

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void

interface Looks {
  /** The share of the time since the last look in which the process worked. */
  utilization: () => number
  /** What V8 holds, in use or not. */
  heapBytes: () => number
  collect: () => void
}

/** Gives back what the heap grew by since the last time, once the process is idle. */
export function createRest({ utilization, heapBytes, collect }: Looks): () => void {
  let afterLast = 0
  return () => {
    if (utilization() >= REST_BELOW || heapBytes() < afterLast + GROWN_BY_BYTES) return
    collect()
    afterLast = heapBytes()
  }
}

/**
 * The start and each larger piece of work leave a heap that is half empty, and V8 alone keeps it. Does nothing where
 * nobody exposed collecting.
 */
export function startResting(): void {
  const { gc } = globalThis as { gc?: Collect }
  if (!gc) return
  let before = performance.eventLoopUtilization()
  const look = createRest({
    utilization() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
    heapBytes: () => process.memoryUsage().heapTotal,
    collect: () => gc({ type: 'major', flavor: 'last-resort' }),
  })
  setInterval(look, LOOK_EVERY_MS).unref()
}
