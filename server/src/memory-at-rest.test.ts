import { setImmediate, setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { type Collect, collectAtRest } from './memory-at-rest.ts'

const LOOK_EVERY_MS = 100
const LONG = { timeout: 20_000, interval: 250 }

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as Collect

test('what is left behind is collected once the process rests', async () => {
  const left = leaveBehind()

  const memory = collectAtRest(collect, LOOK_EVERY_MS)
  await vi.waitUntil(() => left.deref() === undefined, LONG)
  memory.stop()
})

test('whoever works is not held up', async () => {
  const heldUp = vi.fn()
  const memory = collectAtRest(heldUp, LOOK_EVERY_MS)
  for (let piece = 0; piece < 10; piece++) {
    work(LOOK_EVERY_MS)
    await setImmediate()
  }
  memory.stop()

  expect(heldUp).not.toHaveBeenCalled()
})

test('it is not collected again soon, whatever comes up meanwhile', async () => {
  const collected = vi.fn()
  const memory = collectAtRest(collected, LOOK_EVERY_MS)
  await vi.waitUntil(() => collected.mock.calls.length > 0, LONG)
  const kept = new Array(4_000_000).fill(0)
  await setTimeout(10 * LOOK_EVERY_MS)
  memory.stop()

  expect(kept).toHaveLength(4_000_000)
  expect(collected).toHaveBeenCalledOnce()
})

const leaveBehind = () => new WeakRef({ left: 'behind' })

function work(forMs: number) {
  const end = performance.now() + forMs
  while (performance.now() < end);
}
