import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Longest run of queries before yielding. Requests that arrive meanwhile are batched. */
const LONGEST_MS = 20
/** The process accepts one connection per turn of the event loop; several arrive at once. */
const TURNS = 8

/**
 * Yields to the event loop every 20 ms while PGlite runs queries. PGlite runs in our own thread and
 * resolves its callers immediately, so back-to-back queries would otherwise block new connections and
 * requests.
 */
export function yieldBetweenQueries(engine: PGlite): void {
  const send = engine.execProtocolStream.bind(engine)
  let since = performance.now()
  engine.execProtocolStream = async (message, options) => {
    if (performance.now() - since > LONGEST_MS) {
      for (let turn = 0; turn < TURNS; turn++) await setImmediate()
      since = performance.now()
    }
    return send(message, options)
  }
}
