import { setTimeout as delay } from 'node:timers/promises'

/** More refusals in a second than people cause are held back, so that a flood waits for each of them. */
const REFUSED_AT_ONCE = 20
/** Spread out, so that requests refused together do not come back together. */
const HELD_FOR_MS = { from: 500, to: 1_500 }
const HELD_AT_MOST = 1_000

/** Lets a few refusals go at once, and holds those of a flood. */
export function createHeldRefusals(
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = (ms) => delay(ms, undefined, { ref: false }),
) {
  let second = 0
  let count = 0
  let held = 0
  return async (refusal: () => Response): Promise<Response> => {
    const current = Math.floor(now() / 1000)
    count = current === second ? count + 1 : 1
    second = current
    if (count > REFUSED_AT_ONCE && held < HELD_AT_MOST) {
      held++
      await wait(HELD_FOR_MS.from + Math.random() * (HELD_FOR_MS.to - HELD_FOR_MS.from))
      held--
    }
    return refusal()
  }
}
