import { expect, test } from 'vitest'
import { bucketsInProcess } from './rate-limiter.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const RATE = { count: 30, perSeconds: 300, burst: 30 }

test('a process keeps so many buckets and no more', async () => {
  const buckets = bucketsInProcess(8)
  const takeOfEach = async () => {
    const left = []
    for (let client = 0; client < 100; client++) left.push(await buckets.take(`client ${client}`, RATE, NOW))
    return left
  }
  await takeOfEach()
  const known = (await takeOfEach()).filter((left) => left === 28)
  expect(known.length).toBeLessThanOrEqual(8)
})

test('a used-up limit stays used up, however many others come', async () => {
  const buckets = bucketsInProcess(8)
  for (let count = 0; count < 30; count++) await buckets.take('busy', RATE, NOW)
  for (let client = 0; client < 100; client++) await buckets.take(`client ${client}`, RATE, NOW)
  expect(await buckets.take('busy', RATE, NOW)).toBe(-1)
})
