import { eventLoopUtilization } from 'node:perf_hooks'

/** What `--expose-gc` gives a process. */
export type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** All garbage, there and then, and the emptied room is given back. */
const ALL = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const

interface MemoryAtRest {
  stop(): void
}

const LOOK_EVERY_MS = 3_000
/** The share of its time that a process works at most which counts as at rest. */
const REST = 0.05
const WORTH_A_PAUSE_BYTES = 8 * 1024 ** 2
/** Somebody may come at any moment: a pause must be rare. */
const NOT_AGAIN_FOR_MS = 300_000

/**
 * The runtime collects garbage when it needs room. A process at rest needs none, and would keep for hours what
 * its start or a busy minute left behind: that is collected once it rests, when the pause meets nobody.
 */
export function collectAtRest(collect: Collect, everyMs = LOOK_EVERY_MS): MemoryAtRest {
  let usedBefore = 0
  let collectedAt = Number.NEGATIVE_INFINITY
  let workedBefore = eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = eventLoopUtilization(workedBefore)
    workedBefore = eventLoopUtilization()
    if (utilization > REST || performance.now() - collectedAt < NOT_AGAIN_FOR_MS) return
    if (heapUsed() - usedBefore < WORTH_A_PAUSE_BYTES) return
    collect(ALL)
    usedBefore = heapUsed()
    collectedAt = performance.now()
  }, everyMs)
  return { stop: () => clearInterval(timer) }
}

const heapUsed = () => process.memoryUsage().heapUsed
