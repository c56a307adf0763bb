import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

/** A body that says how much of it was read. */
function watchedBody() {
  let read = 0
  const body = new ReadableStream({
    pull(controller) {
      read += 64 * 1024
      if (read > 2_000_000) controller.close()
      else controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  return { body, read: () => read }
}

const upload = (body: ReadableStream, headers: Record<string, string> = {}) =>
  server.request('/api/media', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Transfer-Encoding': 'chunked',
      ...headers,
    },
  } as RequestInit)

test.each([
  ['nobody', {}],
  ['a forged bearer', { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
])('the file of %s is not read', async (_who, headers) => {
  const { body, read } = watchedBody()
  expect((await upload(body, headers)).status).toBe(401)
  // What a stream prepares by itself before anybody reads.
  expect(read()).toBeLessThanOrEqual(2 * 64 * 1024)
})

test('the file of a member is', async () => {
  const manager = await server.tokenOf(await server.addMember({ role: 'manager' }))
  const { body, read } = watchedBody()
  await upload(body, { Authorization: `Bearer ${manager}` })
  expect(read()).toBeGreaterThan(1_000_000)
})
