import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { setTick } from './checklist-store.ts'

const server = await startTestServer()
afterAll(server.close)

test.each([true, false])('an article that goes meanwhile has no items to tick (%s)', async (isTicked) => {
  const { userId } = await server.addMember()
  const gone = { userId, articleId: crypto.randomUUID(), itemKey: '0123456789abcdef', isTicked }
  expect(await setTick(server.db, gone)).toBe(false)
})
