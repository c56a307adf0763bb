import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const METRICS_TOKEN = 'a-token-for-the-monitor'
const server = await startTestServer({
  environment: { METRICS_TOKEN, PUBLIC_URL: 'https://plumbline.example', TRUST_PROXY: '127.0.0.1, 10.0.0.2' },
})
afterAll(() => server.close())

const OPERATIONS = new URL('../../../docs/operations.md', import.meta.url)

async function scrape(): Promise<string> {
  const response = await server.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(response.status).toBe(200)
  return response.text()
}

const figureOf = (metrics: string, name: string) =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )

describe('what a monitor asks', () => {
  test('the process lives and can serve', async () => {
    expect((await server.request('/healthz')).status).toBe(200)
    expect((await server.request('/readyz')).status).toBe(200)
  })

  test('while it stops it takes no more', async () => {
    server.plumbline.stopping = true
    try {
      expect((await server.request('/readyz')).status).toBe(503)
      expect((await server.request('/healthz')).headers.get('connection')).toBe('close')
    } finally {
      server.plumbline.stopping = false
    }
  })

  test('metrics need the token', async () => {
    expect((await server.request('/metrics')).status).toBe(401)
    const wrong = await server.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}x` } })
    expect(wrong.status).toBe(401)
  })

  test('every metric that the operator’s guide names is there', async () => {
    await server.request('/healthz')
    const metrics = await scrape()
    const written = new Set(readFileSync(OPERATIONS, 'utf8').match(/plumbline_[a-z0-9_]+/g))
    // The role of institution work in the database.
    written.delete('plumbline_institution')
    const named = [...written]
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) expect(metrics).toContain(`# TYPE ${name} `)
  })

  test('what waits in the background is counted', async () => {
    const letter = (state: string) =>
      sql.raw(
        `insert into outgoing_mail (kind, recipient, subject, html, plain, ${state}) values ('invite', 'a@example.com', '', '', '', now())`,
      )
    for (const state of ['created_at', 'created_at', 'given_up_at', 'sent_at'])
      await server.db.execute(letter(state))
    await server.db.execute(sql`insert into retention_schedule (due_at) values (now() - interval '1 hour')`)
    const metrics = await scrape()
    expect(figureOf(metrics, 'plumbline_mail_letters{state="waiting"}')).toBe(2)
    expect(figureOf(metrics, 'plumbline_mail_letters{state="given_up"}')).toBe(1)
    expect(figureOf(metrics, 'plumbline_reports_waiting')).toBe(0)
    expect(figureOf(metrics, 'plumbline_retention_late_seconds')).toBeGreaterThanOrEqual(3600)
    await server.db.execute(sql`update retention_schedule set due_at = now() + interval '1 hour'`)
    expect(figureOf(await scrape(), 'plumbline_retention_late_seconds')).toBe(0)
  })

  test('metrics answer while the database does not know its tables', async () => {
    await server.db.execute(sql`alter table reports rename to reports_elsewhere`)
    expect(await scrape()).toContain('plumbline_reports_waiting Nan')
    await server.db.execute(sql`alter table reports_elsewhere rename to reports`)
  })
})

test.each(['/healthz', '/api/session', '/api/nothing', '/auth/v1/nothing', '/nothing'])(
  'the answer to %s closes what browsers could do with it',
  async (path) => {
    const { headers } = await server.request(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  },
)

describe('behind proxies', () => {
  async function addressSeen(forwarded: string): Promise<string> {
    const { email } = await server.addMember()
    await server.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
      body: JSON.stringify({ email, password: 'Correct-Horse!7' }),
    })
    const { rows } = await server.db.execute<{ ip: string }>(
      sql`select ip from audit_log where action = 'auth.sign_in' order by number desc limit 1`,
    )
    return rows[0]!.ip
  }

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['nonsense', '127.0.0.1'],
    ['', '127.0.0.1'],
    ['10.0.0.2', '127.0.0.1'],
    ['198.51.100.1, unknown', '127.0.0.1'],
    ['198.51.100.1, 203.0.113.7.5, 10.0.0.2', '127.0.0.1'],
    ['198.51.100.1, ', '127.0.0.1'],
    ['198.51.100.1:9, 203.0.113.7:5678', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:5678, 10.0.0.2:80', '2001:db8::1'],
    ['198.51.100.1, [::ffff:203.0.113.7]:5678', '203.0.113.7'],
    ['198.51.100.1, [2001:db8::1', '127.0.0.1'],
  ])('with %s the client is %s: the last one that no proxy of ours is', async (forwarded, client) => {
    expect(await addressSeen(forwarded)).toBe(client)
  })
})
