import { expect, test } from 'vitest'
import { createRest } from './memory-at-rest.ts'

const MIB = 1024 * 1024

test('a process that rests gives memory back once, and again when it has grown', () => {
  const process = { utilization: 0.4, heap: 110 * MIB, collections: 0 }
  const look = createRest({
    utilization: () => process.utilization,
    heapBytes: () => process.heap,
    collect() {
      process.collections++
      process.heap = 65 * MIB
    },
  })
  look()
  expect(process.collections, 'while it works').toBe(0)
  process.utilization = 0.01
  look()
  expect(process.collections).toBe(1)
  look()
  process.heap = 80 * MIB
  look()
  expect(process.collections, 'where little would come back').toBe(1)
  process.heap = 95 * MIB
  look()
  expect(process.collections).toBe(2)
})
