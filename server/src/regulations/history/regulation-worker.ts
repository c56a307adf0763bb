import { Worker } from 'node:worker_threads'
import { workerThread } from '../../platform/project-folders.ts'
import type { RegulationJob, RegulationResult } from './regulation-thread.ts'

const REGULATION_THREAD = workerThread('regulations/history/regulation-thread.ts', 'regulation-thread.js')

/** Splitting all of part 1026 with its history takes seconds, comparing two texts of it a part of one. */
const LIMIT_MS = 120_000
const MEMORY_MB = 768
/** Then the thread's memory is given back. */
const RESTS_AFTER_MS = 60_000

/** The thread took too long, or ended on its own. */
export class RegulationWorkError extends Error {
  override readonly name = 'RegulationWorkError'
}

let worker: Worker | undefined
let rest: NodeJS.Timeout | undefined
let nextId = 0
const waiting = new Map<
  number,
  { resolve: (result: never) => void; reject: (error: Error) => void; late: NodeJS.Timeout }
>()

/** Splits and compares texts in a thread of its own, so that no request waits for it. */
export function inRegulationWorker<Job extends RegulationJob>(job: Job): Promise<RegulationResult<Job>> {
  clearTimeout(rest)
  const live = liveWorker()
  const id = nextId++
  return new Promise<RegulationResult<Job>>((resolve, reject) => {
    const late = setTimeout(() => void live.terminate(), LIMIT_MS)
    waiting.set(id, { resolve, reject, late })
    live.postMessage({ id, job })
  })
}

function liveWorker(): Worker {
  if (worker) return worker
  const started = new Worker(REGULATION_THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  started.unref()
  started.on('error', () => {})
  started.on('message', ({ id, result, failure }: { id: number; result?: never; failure?: string }) => {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.late)
    if (failure === undefined) one.resolve(result!)
    else one.reject(new RegulationWorkError(failure))
    if (waiting.size === 0) letRest()
  })
  started.once('exit', () => {
    if (worker === started) worker = undefined
    for (const { reject, late } of waiting.values()) {
      clearTimeout(late)
      reject(new RegulationWorkError('the thread that reads regulations ended'))
    }
    waiting.clear()
  })
  worker = started
  return started
}

function letRest() {
  clearTimeout(rest)
  rest = setTimeout(() => {
    const resting = worker
    worker = undefined
    void resting?.terminate()
  }, RESTS_AFTER_MS).unref()
}
