import { Worker } from 'node:worker_threads'
import { workerThread } from '../project-folders.ts'
import { BEYOND_MEMORY, BEYOND_TIME, SANDBOX_LIMITS } from './sandbox-limits.ts'
import type { READY, SandboxAnswer, SandboxOrder } from './sandbox-messages.ts'

// A process of its own: its thread reads a file, and this thread watches over time and memory meanwhile. What a
// library takes outside of its heap (pictures, unpacked bytes) counts as well, and ends with the process.
const WATCHED_EVERY_MS = 20
const MEGABYTE = 1024 * 1024

const { addedMegabytes, heapMegabytes } = SANDBOX_LIMITS

// The server is gone, or wants this process no more.
process.once('disconnect', () => process.exit())

const thread = new Worker(workerThread('sandbox-jobs.ts', 'sandbox-thread.js'), {
  resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, stackSizeMb: 4 },
  stdout: true,
  stderr: true,
})
let watch: NodeJS.Timeout | undefined

let hasEnded = false

/** The last word of this process. */
function endWith(answer: SandboxAnswer): void {
  if (hasEnded) return
  hasEnded = true
  clearInterval(watch)
  process.send!(answer, () => process.exit())
}

thread.on('message', (message: typeof READY | SandboxAnswer) => {
  clearInterval(watch)
  process.send!(message)
})
thread.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return endWith({ stoppedAt: BEYOND_MEMORY })
  endWith({ failure: error.stack ?? String(error) })
})
// It waits for orders as long as this process lives.
thread.on('exit', (code) => endWith({ failure: `the thread ended with ${code}` }))

process.on('message', (order: SandboxOrder) => {
  const { processorMs, clockMs } = order.limits
  const processor = process.cpuUsage()
  const startedAt = performance.now()
  const memory = process.memoryUsage.rss() + addedMegabytes * MEGABYTE
  watch = setInterval(() => {
    const { user, system } = process.cpuUsage(processor)
    if (process.memoryUsage.rss() > memory) endWith({ stoppedAt: BEYOND_MEMORY })
    else if ((user + system) / 1000 > processorMs) endWith({ stoppedAt: BEYOND_TIME })
    else if (performance.now() - startedAt > clockMs) endWith({ isBusy: true })
  }, WATCHED_EVERY_MS)
  thread.postMessage(order)
})
