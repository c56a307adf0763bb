import { expect, test } from 'vitest'
import { botCheckFromPost, newIdempotencyKey } from './bot-check.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function posted(message: string, shownAt = new Date(Date.now() - 60_000).toISOString()) {
  const data = new FormData()
  data.set('message', message)
  data.set('shownAt', shownAt)
  return data
}

test('equal text has the same key, different text another', async () => {
  const shownAt = '2026-03-02T10:00:00.000Z'
  const first = await botCheckFromPost(posted('Hello', shownAt))
  expect(first.idempotencyKey).toMatch(UUID)
  expect((await botCheckFromPost(posted('Hello', shownAt))).idempotencyKey).toBe(first.idempotencyKey)
  expect((await botCheckFromPost(posted('Goodbye', shownAt))).idempotencyKey).not.toBe(first.idempotencyKey)
})

test('derives how long the form was shown', async () => {
  expect((await botCheckFromPost(posted('Hello'))).shownSeconds).toBeGreaterThanOrEqual(60)
  expect((await botCheckFromPost(posted('Hello', 'nonsense'))).shownSeconds).toBe(0)
  expect((await botCheckFromPost(posted('Hello', '2999-01-01T00:00:00Z'))).shownSeconds).toBe(0)
})

test('new keys differ', () => {
  expect(newIdempotencyKey()).toMatch(UUID)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})
