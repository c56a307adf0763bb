import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { apiHeaders } from './api-headers.ts'

const server = await startTestServer()
afterAll(server.close)

const ANNOUNCED = ['deprecation', 'sunset', 'link']
const announced = ({ headers }: Response) => ANNOUNCED.map((name) => headers.get(name))

test.each(['/blog', '/blog/posts/no-such-post', '/no-such-operation', '/blog-posts/%E2%82%AC'])(
  '/api/v1%s answers as the address without a version, which says since when and until when it does',
  async (path) => {
    const present = await server.request(`/api/v1${path}`)
    const earlier = await server.request(`/api${path}`)
    expect(present.status).toBe(earlier.status)
    expect(await present.text()).toBe(await earlier.text())
    expect(announced(present)).toEqual([null, null, null])
    expect(announced(earlier)).toEqual([
      '@1795564800',
      'Thu, 25 Nov 2027 00:00:00 GMT',
      `</api/v1${path}>; rel="successor-version"`,
    ])
  },
)

test('what an answer says of it already is not said twice, and another link stays', async () => {
  const app = new Hono()
  app.use(apiHeaders, apiHeaders)
  app.get('/api/blog', (context) => {
    context.header('Sunset', 'Thu, 01 Jan 2026 00:00:00 GMT')
    context.header('Link', '</api/blog?page=2>; rel="next"')
    return context.text('')
  })
  expect(announced(await app.request('/api/blog'))).toEqual([
    '@1795564800',
    'Thu, 25 Nov 2027 00:00:00 GMT',
    '</api/blog?page=2>; rel="next", </api/v1/blog>; rel="successor-version"',
  ])
})

test('the program’s own pages are told nothing of it', async () => {
  const response = await server.request('/api/blog', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(response.status).toBe(200)
  expect(announced(response)).toEqual([null, null, null])
})

test('a write, its limits, and its rights are the same under the version', async () => {
  const manager = await server.tokenOf(await server.addMember({ role: 'manager' }))
  const write = (prefix: string, body: object) =>
    server.request(`${prefix}/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await write('/api/v1', { title: 'Under the version' })).status).toBe(200)
  expect((await write('/api/v1', { title: 'x'.repeat(70_000) })).status).toBe(
    (await write('/api', { title: 'x'.repeat(70_000) })).status,
  )
})

test.each([
  ['nothing', {}, 'Bearer realm="Plumbline"'],
  [
    'a token that opens nothing',
    { authorization: 'Bearer x.y.z' },
    'Bearer realm="Plumbline", error="invalid_token"',
  ],
])('with %s, 401 says how to authenticate', async (_, headers, expected) => {
  for (const path of ['/api/v1/tasks', '/api/tasks']) {
    const response = await server.request(path, { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate'), path).toBe(expected)
  }
})

test('a version that there is not is no address that moved', async () => {
  const response = await server.request('/api/v2/blog')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    message: 'There is no such operation. This API is at /api/v1.',
  })
  expect(announced(response)).toEqual([null, null, null])
})

test('an unknown API key is told that it is not valid', async () => {
  const response = await server.request('/api/v1/tasks', { headers: { authorization: 'Bearer pl_unknown' } })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({
    message: 'This API key is not valid: it was revoked, has expired, or is incomplete.',
  })
})

test('an answer that is no 401 says nothing of it', async () => {
  expect((await server.request('/api/v1/blog')).headers.has('www-authenticate')).toBe(false)
})
