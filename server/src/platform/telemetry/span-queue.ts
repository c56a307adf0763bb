import type { Log } from '../log.ts'
import type { Send } from './otlp-sender.ts'
import type { Span, SpanSink } from './span.ts'

/** Some 10 MB at most. */
const WAITING_AT_MOST = 20_000
const SENT_AT_ONCE = 1_000
const EVERY_MS = 1_000
const PAUSE_AT_MOST_MS = 30_000
/** What waits when the process stops is sent within this, or not at all. */
const LAST_MS = 2_000

interface SpanQueueOptions {
  send: Send
  encode(spans: readonly Span[]): string
  /** Counts what nobody gets to see. */
  countDropped(spans: number): void
  log: Log
  waitingAtMost?: number
}

export interface SpanQueue extends SpanSink {
  /** Sends what waits; looks for more every second. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Nobody waits for the collector: spans wait for it in memory, and beyond a number of them new ones are dropped. */
export function createSpanQueue({
  send,
  encode,
  countDropped,
  log,
  waitingAtMost = WAITING_AT_MOST,
}: SpanQueueOptions): SpanQueue {
  const waiting: Span[] = []
  let underWay: Promise<void> | undefined
  let pauseMs = 0
  let notBefore = 0
  let isClosed = false

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, SENT_AT_ONCE)
      const sent = await send(encode(batch))
      if (sent === 'later') return pause()
      if (sent === 'refused') {
        countDropped(batch.length)
        log.warn({ spans: batch.length }, 'the collector of telemetry refuses what it is sent')
      }
      if (pauseMs > 0) log.info('the collector of telemetry answers again')
      pauseMs = 0
      waiting.splice(0, batch.length)
    }
  }

  function pause() {
    if (pauseMs === 0) log.warn('the collector of telemetry does not answer; nothing waits for it')
    pauseMs = Math.min(PAUSE_AT_MOST_MS, Math.max(EVERY_MS, pauseMs * 2))
    notBefore = performance.now() + pauseMs
  }

  function flush(): Promise<void> {
    underWay ??= sendAll().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  // Begun by the timer alone, so that no request's context is current.
  const timer = setInterval(() => {
    if (performance.now() >= notBefore) void flush()
  }, EVERY_MS)
  timer.unref()

  return {
    add(spans) {
      const room = isClosed ? 0 : waitingAtMost - waiting.length
      if (spans.length <= room) waiting.push(...spans)
      else countDropped(spans.length)
    },
    drop: countDropped,
    flush,
    async close() {
      clearInterval(timer)
      let last: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        last = setTimeout(resolve, LAST_MS)
      })
      await Promise.race([flush().then(flush), late])
      clearTimeout(last)
      isClosed = true
      countDropped(waiting.length)
    },
  }
}
