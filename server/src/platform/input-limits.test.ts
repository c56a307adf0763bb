import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const manager = await server.tokenOf(await server.addMember({ role: 'manager' }))
afterAll(server.close)

async function render(body: string, contentType = 'application/json') {
  const response = await server.request('/api/writing/preview', {
    method: 'POST',
    headers: { 'Content-Type': contentType, Authorization: `Bearer ${manager}` },
    body,
  })
  return { status: response.status, ...((await response.json()) as { code?: string; message?: string }) }
}

const TOO_DEEP = {
  status: 400,
  code: 'BAD_REQUEST',
  message: expect.stringContaining('deeper than 32 levels'),
}
const NOT_STORABLE = {
  status: 400,
  code: 'BAD_REQUEST',
  message: expect.stringContaining('cannot be stored'),
}

test('what is nested without end is refused with the limit, as JSON and as a form', async () => {
  expect(await render(`{"content":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).toMatchObject(TOO_DEEP)
  expect(
    await render(`{"content":"x","more":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`),
  ).toMatchObject(TOO_DEEP)
  expect(await render(`content${'[a]'.repeat(5_000)}=x`, 'application/x-www-form-urlencoded')).toMatchObject(
    TOO_DEEP,
  )
})

test('what no database could keep is refused by name', async () => {
  expect(await render('{"content":"a\\u0000b"}')).toMatchObject(NOT_STORABLE)
  expect(await render('{"content":"a\\ud800b"}')).toMatchObject(NOT_STORABLE)
  expect(await render('{"content":"x","\\ud800":1}')).toMatchObject(NOT_STORABLE)
  expect(await render('{"content":"👩‍👩‍👧‍👦"}')).toMatchObject({ status: 200 })
})
