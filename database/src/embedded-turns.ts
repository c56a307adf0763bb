import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Some small statements, or one large one: those who wait outside meanwhile also ask together then. */
const LONGEST_MS = 20
/** In one turn the process takes one new connection; several come at once. */
const TURNS = 8

/**
 * The engine works in our own thread, and whoever waits for it is called as soon as an answer is there: while
 * statements follow each other no connection would be taken and no request be read. So whoever waits
 * outside has a turn now and then.
 */
export function takeTurns(engine: PGlite): void {
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
