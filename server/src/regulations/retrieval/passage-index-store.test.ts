import type { Db } from '@plumbline/database/db.ts'
import { expect, test, vi } from 'vitest'
import { indexReading, indexSoon } from './passage-index-store.ts'

test('a question does not wait longer than it may for the first index', async () => {
  vi.useFakeTimers()
  let statements = 0
  const execute = () =>
    statements++ === 0
      ? Promise.resolve({ rows: [{ part: '1026', day: 1, asOf: null }] })
      : new Promise(() => undefined)
  const db = { execute } as unknown as Db
  const asked = indexSoon(db)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toBeUndefined()
  expect(indexReading(db)).toEqual({ ready: 0, of: 1 })
  vi.useRealTimers()
})
