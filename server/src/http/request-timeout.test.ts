import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const bearer = await server.tokenOf(await server.addMember({ role: 'manager' }))
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0e4b42' } })
  .png()
  .toBuffer()

function pictureForm() {
  const form = new FormData()
  form.set('image', new File([new Uint8Array(picture)], 'picture.png'))
  return { method: 'POST', body: form }
}

/** Connecting has a time-out of its own, which must not run on the clock of the test. */
const connect = () =>
  Promise.all(Array.from({ length: 4 }, () => server.db.execute(sql`select pg_sleep(0.05)`)))

/** As long as it is held, nobody reads or writes the table. */
async function hold(table: 'media' | 'blog_posts') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let lock = () => {}
  const locked = new Promise<void>((resolve) => {
    lock = resolve
  })
  const held = server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.raw(table)} in access exclusive mode`)
    lock()
    await released
  })
  await locked
  return async () => {
    release()
    await held
  }
}

test.each([
  ['a picture', 'media', '/api/media', pictureForm(), 60],
  ['any other call', 'blog_posts', '/api/blog', {}, 15],
] as const)('%s has its own time, and the answer names it', async (_, table, path, init, seconds) => {
  await connect()
  const letGo = await hold(table)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answered = false
  const answer = server
    .request(`http://localhost:3000${path}`, { ...init, headers: { authorization: `Bearer ${bearer}` } })
    .finally(() => {
      answered = true
    })
  let waited = 0
  while (!answered) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise(setImmediate)
    waited += 1
  }
  const response = await answer
  await letGo()

  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({
    code: 'GATEWAY_TIMEOUT',
    message: `The server needed more than ${seconds} seconds. Please try again.`,
  })
  expect(waited).toBeGreaterThanOrEqual(seconds)
})
