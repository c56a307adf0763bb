import { cachedDataVersionTag } from 'node:v8'
import { afterEach, expect, test } from 'vitest'
import { exposeCollecting } from './expose-collecting.ts'

const before = globalThis.gc
afterEach(() => Object.assign(globalThis, { gc: before }))

test('what nobody holds is collected, and V8 is left with the flags that Node was built with', async () => {
  const flags = cachedDataVersionTag()
  exposeCollecting()
  expect(cachedDataVersionTag()).toBe(flags)

  const held = new WeakRef({})
  // What was looked at within a turn stays until its end.
  await new Promise((resolve) => setTimeout(resolve))
  globalThis.gc?.({ type: 'major' })
  expect(held.deref()).toBeUndefined()
  expect(cachedDataVersionTag()).toBe(flags)
})
