import { expect, test, vi } from 'vitest'
import { createQueryCache } from './query-cache.ts'

test('queries once until the entry is cleared or expires', async () => {
  let now = 0
  const cache = createQueryCache(() => now)
  const find = vi.fn(async () => find.mock.calls.length)

  expect(await Promise.all([cache.load('a', find), cache.load('a', find)])).toEqual([1, 1])
  expect(await cache.load('b', find)).toBe(2)
  cache.clear()
  expect(await cache.load('a', find)).toBe(3)
  now = 15_001
  expect(await cache.load('a', find)).toBe(4)
})

test('does not cache a failure', async () => {
  const cache = createQueryCache()
  await expect(cache.load('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.load('a', async () => 1)).toBe(1)
})
