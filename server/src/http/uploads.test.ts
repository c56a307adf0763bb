import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

/** A body whose end is told when the test says so. */
function heldBody() {
  let end = () => {}
  const body = new ReadableStream({
    start(controller) {
      end = () => controller.close()
    },
  })
  return { body, end: () => end() }
}

const answerAsVendor = (bearer: string, body: ReadableStream | string) =>
  server.request('/api/reading/questionnaire/file', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(10 * 1024 * 1024),
      Authorization: `Bearer ${bearer}`,
    },
  } as RequestInit)

test('strangers with made-up bearers share the room of strangers, and take no turn of a member', async () => {
  const held = Array.from({ length: 12 }, heldBody)
  const answers = held.map(({ body }, at) => answerAsVendor(`made-up-${at}`, body))
  // The first holds all that one network may hold.
  const later = await Promise.race([answers[1]!, answerAsVendor('made-up', 'short')])
  expect(later.status).toBe(429)
  const manager = await server.tokenOf(await server.addMember({ role: 'manager' }))
  const download = await server.request(`/api/files/${crypto.randomUUID()}/chunks/0`, {
    headers: { Authorization: `Bearer ${manager}` },
  })
  expect(download.status).toBe(404)
  for (const { end } of held) end()
  expect((await Promise.all(answers)).filter(({ status }) => status === 429)).toHaveLength(11)
})

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

const upload = (body: ReadableStream, headers: Record<string, string> = {}, path = '/api/media') =>
  server.request(path, {
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

test.each(['user', 'manager'] as const)(
  'the file of a %s for what administrators alone do is not',
  async (role) => {
    const token = await server.tokenOf(await server.addMember({ role }))
    const { body, read } = watchedBody()
    const refused = await upload(
      body,
      { Authorization: `Bearer ${token}`, 'Plumbline-Visit': 'sample' },
      '/api/regulations/sources/statutes',
    )
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' })
    expect(read()).toBeLessThanOrEqual(2 * 64 * 1024)
  },
)
