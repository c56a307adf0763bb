import { randomUUID } from 'node:crypto'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_PART, type Program, startProgram } from '../testing/program.ts'
import { exchange, openRawConnection } from '../testing/raw-connection.ts'

const METRICS_TOKEN = 'a-token-for-the-metrics'
const ADMINISTRATOR = { email: 'ada@example.com', password: 'Correct-Horse!7' }

describe.skipIf(onPostgres)('the program', { timeout: 60_000 }, () => {
  let program: Program
  let port: number
  let bearer: string
  beforeAll(async () => {
    program = await startProgram({
      ...ONE_PART,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'info',
      METRICS_TOKEN,
    })
    port = Number(new URL(program.origin).port)
    const signedIn = await fetch(`${program.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    })
    bearer = ((await signedIn.json()) as { access_token: string }).access_token
  }, 90_000)
  afterAll(() => program.stop())

  /** All that the log says of what came before: lines are batched, so a mark is waited for. */
  async function loggedSoFar(): Promise<string> {
    const mark = `/${randomUUID()}`
    await ask(mark)
    await expect.poll(() => program.output(), { timeout: 20_000 }).toContain(mark)
    return program.output()
  }

  const asAdministrator = () => ({ Authorization: `Bearer ${bearer}` })
  const post = (body: string, type = 'application/json'): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  })

  const PAGES: readonly [string, number, string, RequestInit?][] = [
    ['a page', 200, '/'],
    ['a page with a form', 200, '/contact'],
    ['a page asked for by HEAD', 200, '/about', { method: 'HEAD' }],
    ['a page that is not there', 404, '/blog/there-is-no-such-post'],
    ['a form with faults', 422, '/contact', post('firstName=', 'application/x-www-form-urlencoded')],
    ['a form that cannot be read', 400, '/careers', post('--x', 'multipart/form-data; boundary=x')],
    ['a screen of members', 200, '/dashboard', { headers: { Cookie: 'plumbline-signed-in=1' } }],
    ['a feed', 200, '/blog/feed.xml'],
    ['a feed as JSON', 200, '/press/feed.json'],
    ['the map of the site', 200, '/sitemap.xml'],
    ['the word to robots', 200, '/robots.txt'],
    ['the documentation of the API', 200, '/developers'],
  ]
  const OTHERS: readonly [string, number, string, RequestInit?][] = [
    ['a redirect', 302, '/dashboard'],
    ['a form where none is taken', 405, '/about', post('a=b', 'application/x-www-form-urlencoded')],
    ['an address that cannot be read', 400, '/blog/%ff'],
    [
      'a form from another site',
      403,
      '/contact',
      { ...post('a=b'), headers: { Origin: 'https://evil.example' } },
    ],
    ['data of a page', 200, '/blog.data', { headers: { Cookie: 'plumbline-signed-in=1' } }],
    ['a built file', 200, '/favicon.svg'],
    ['a built file asked for by HEAD', 200, '/favicon.svg', { method: 'HEAD' }],
    ['a path out of the folder', 302, '/assets/..%2f..%2fpackage.json'],
    ['a picture that is not there', 404, '/media/nonsense'],
    ['the API', 200, '/api/content/claims'],
    ['the description of the API', 200, '/api/openapi.json'],
    ['a call by nobody', 401, '/api/me'],
    ['a call that is not there', 404, '/api/nonsense'],
    ['a method that is not there', 404, '/api/me', { method: 'PATCH' }],
    ['a call that asks what it may', 404, '/api/me', { method: 'OPTIONS' }],
    ['a call with faults', 400, '/api/contact-messages', post('{}')],
    ['a call that is no JSON', 400, '/api/contact-messages', post('{')],
    ['the sign-in service', 200, '/auth/v1/settings'],
    [
      'a sign-in that is refused',
      400,
      '/auth/v1/token?grant_type=password',
      post('{"email":"a@b.example","password":"x"}'),
    ],
    ['a sign-in route that is not there', 404, '/auth/v1/nonsense'],
    ['a sign-in call by nobody', 401, '/auth/v1/user'],
    ['a link that has expired', 303, '/auth/v1/verify?token=x&type=recovery'],
    [
      'a sign-in call from elsewhere',
      204,
      '/auth/v1/user',
      { method: 'OPTIONS', headers: { Origin: 'https://a.example' } },
    ],
    ['a scanner that looks at a link', 204, '/auth/v1/verify?token=x&type=recovery', { method: 'HEAD' }],
    ['live notifications for nobody', 401, '/live'],
    ['life', 200, '/healthz'],
    ['readiness', 200, '/readyz'],
    ['the metrics', 200, '/metrics', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } }],
    ['the metrics for nobody', 401, '/metrics'],
  ]

  const ask = (path: string, init?: RequestInit) =>
    fetch(program.origin + path, { redirect: 'manual', ...init })

  function expectStrict(headers: Headers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-eval|\*|https?:|script-src[^;]*unsafe-inline/)
    return policy
  }

  test.each(PAGES)('%s carries the policy of pages', async (_, status, path, init) => {
    const response = await ask(path, init)
    expect(response.status).toBe(status)
    expect(expectStrict(response.headers)).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/)
  })

  test.each(OTHERS)('%s may run and load nothing', async (_, status, path, init) => {
    const response = await ask(path, init)
    expect(response.status).toBe(status)
    expect(expectStrict(response.headers)).not.toContain('script-src')
  })

  test.each([
    '/contact',
    '/api/contact-messages',
    '/api/job-applications',
    '/auth/v1/token?grant_type=password',
  ])('more than the limit is refused before it is read: %s', async (path) => {
    const answer = await exchange(
      port,
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 99000000\r\n\r\n`,
    )
    const [start = '', body = ''] = answer.split('\r\n\r\n')
    const [status, ...lines] = start.split('\r\n')
    expect(status).toMatch(/^HTTP\/1\.1 413 /)
    expect(body).toMatch(/\d ?[KM]i?B/)
    const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
    expectStrict(headers)
    expect(headers.get('connection')).toBe('close')
  })

  test('what is handed out to be saved may not even be a page', async () => {
    const response = await ask('/api/users/export', { headers: asAdministrator() })
    expect(response.status).toBe(200)
    expect(expectStrict(response.headers)).toContain('; sandbox')
  })

  test('line breaks in what a client sends end up in no header', async () => {
    const breaks = '%0d%0aX-Injected:%201%0d%0aSet-Cookie:%20injected=1'
    for (const path of [
      `/dashboard${breaks}`,
      `/dashboard?next=${breaks}`,
      `/auth/v1/verify?token=x&type=recovery&redirect_to=${encodeURIComponent(program.origin)}/${breaks}`,
      `/auth/v1/authorize?provider=${breaks}&redirect_to=${breaks}`,
      `/auth/v1/callback?state=${breaks}&error=${breaks}&error_description=${breaks}`,
      `/media/${breaks}`,
      `/api/blog-posts/${breaks}`,
      `/blog/${breaks}`,
    ]) {
      const { headers } = await ask(path)
      expect(headers.has('x-injected'), path).toBe(false)
      expect(headers.get('set-cookie') ?? '', path).not.toMatch(/(^|, )injected=/)
      expect(headers.get('location') ?? '', path).not.toMatch(/[\r\n]/)
      expect(new URL(headers.get('location') ?? '/', program.origin).origin, path).toBe(program.origin)
    }
  })

  test('what a client calls itself, its request or its address forges no line of the log', async () => {
    const forged = '{"level":30,"msg":"forged"}'
    const paths = [`/api/x%0a${encodeURIComponent(forged)}`, `/blog/%0a${encodeURIComponent(forged)}`]
    for (const path of paths) await ask(path, { method: 'POST' })
    await ask('/api/me', {
      headers: { 'X-Request-Id': forged, 'X-Forwarded-For': forged, 'User-Agent': forged, Referer: forged },
    })
    // Nothing but bytes keeps a client from sending what no header may hold.
    await exchange(
      port,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\rb\x0b${forged}\r\nConnection: close\r\n\r\n`,
    )
    await exchange(port, `GET /${'\x1b[2J'}\n${forged} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    const lines = (await loggedSoFar()).trim().split('\n')
    const entries = lines
      .slice(lines.findIndex((line) => line.includes('"path":')))
      .map((line) => JSON.parse(line))
    expect(entries.length).toBeGreaterThan(paths.length)
    expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([])
    expect(entries.map(({ requestId }) => requestId).join()).not.toContain('forged')
    expect(lines.join()).not.toContain('\x1b')
  })

  test('who leaves in the middle of a request is no failure of ours', async () => {
    const before = await loggedSoFar()
    for (const path of [
      '/api/contact-messages',
      '/auth/v1/token?grant_type=password',
      '/contact',
      '/api/media',
    ]) {
      const connection = await openRawConnection(port)
      connection.send(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nabc`,
      )
      // The answer to a later request means that this one has arrived.
      await ask('/healthz')
      connection.socket.resetAndDestroy()
    }
    await expect.poll(async () => (await ask('/healthz')).status).toBe(200)
    const postsSince = (log: string) => log.slice(before.length).match(/"method":"POST"/g)?.length
    await expect.poll(async () => postsSince(await loggedSoFar()), { timeout: 20_000 }).toBe(4)
    const faults = (await loggedSoFar())
      .slice(before.length)
      .split('\n')
      .filter((line) => /"level":50|"status":5/.test(line))
    expect(faults).toEqual([])
  })
})
