import { WorkEnded } from '../platform/jobs/background-pace.ts'
import type { Log } from '../platform/log.ts'

export interface BackgroundLoop {
  /** Ends after what is under way. */
  stop(): Promise<void>
}

/** Requests that wait for the process to be ready come first. */
const FIRST_LOOK_AFTER_MS = 500

interface LoopOptions {
  name: string
  everyMs: number
  /** Does one piece; true if there may be more. */
  work: () => Promise<boolean>
  log: Log
}

/** Looks for work as long as the process runs. What fails is said and tried again at the next look. */
export function startLoop({ name, everyMs, work, log }: LoopOptions): BackgroundLoop {
  let isStopped = false
  let timer = setTimeout(start, FIRST_LOOK_AFTER_MS)
  let underWay: Promise<void> = Promise.resolve()

  async function look() {
    try {
      while (!isStopped && (await work()));
    } catch (error) {
      if (error instanceof WorkEnded) return
      log.warn({ err: error, loop: name }, 'work in the background failed')
    }
    if (!isStopped) timer = setTimeout(start, everyMs)
  }
  function start() {
    underWay = look()
  }
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
