import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth({
    AUTH_SIGNUP: 'open',
    AUTH_SAML: 'true',
    AUTH_PHONE: 'true',
    AUTH_WEB3: 'true',
  })
})
afterAll(() => service.close())

/** Answers whatever comes with the request, unread. */
const READS_NONE: readonly string[] = ['POST /passkeys/authentication/options']

const withBody = ROUTES.filter(([method]) => method !== 'GET')

test.each(withBody.map(([method, path]) => [method, path] as const))(
  '%s %s never takes a body far over its limit',
  async (method, route) => {
    const path = route.replaceAll(/:\w+/g, crypto.randomUUID())
    const headers = { Authorization: `Bearer ${await service.serviceToken()}` }
    const body = `{"data":[${'0,'.repeat(1_000_000)}0]}`
    const answer = await service.request(path, { method, headers, body })
    if (READS_NONE.includes(`${method} ${route}`)) return
    // What refuses before it reads the body has not read it; nothing accepts it.
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('x-sb-error-code')).not.toBe('bad_json')
  },
)

test('a body of more members than any call needs is refused by that name', async () => {
  const { status, body } = await service.request('/recover', {
    method: 'POST',
    json: { email: 'a@example.com', list: Array(3000).fill(0) },
  })
  expect([status, body.error_code, body.msg]).toEqual([
    400,
    'validation_failed',
    'A request may have 2000 members at most',
  ])
})

test('a body over sixteen KiB is refused by that name', async () => {
  const { status, body } = await service.request('/recover', {
    method: 'POST',
    json: { email: 'a@example.com', padding: 'x'.repeat(17_000) },
  })
  expect([status, body.msg]).toEqual([413, 'Request body is larger than 16 KiB'])
})
