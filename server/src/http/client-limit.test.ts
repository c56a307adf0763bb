import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClientLimit } from './client-limit.ts'
import { limitClients } from './client-limit-middleware.ts'

function startLimit() {
  let now = 0
  const limit = createClientLimit(600, { now: () => now })
  return { limit, advance: (ms: number) => (now += ms) }
}

test('each client has its own share, which fills again', () => {
  const { limit, advance } = startLimit()
  const first = Array.from({ length: 300 }, () => limit('192.0.2.1', 0))
  expect(first.filter((wait) => wait === undefined)).toHaveLength(240)
  expect(first.at(-1)).toBe(1)
  expect(limit('192.0.2.2', 0)).toBeUndefined()
  advance(1000)
  expect(Array.from({ length: 20 }, () => limit('192.0.2.1', 0)).filter((wait) => !wait)).toHaveLength(10)
})

test('large bodies use it up sooner', () => {
  const { limit } = startLimit()
  const answers = Array.from({ length: 100 }, () => limit('192.0.2.1', 64 * 1024))
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(48)
})

test('an IPv6 address counts as its whole network', () => {
  const { limit } = startLimit()
  for (let count = 0; count < 240; count++) limit(`2001:db8:1:2::${count.toString(16)}`, 0)
  expect(limit('2001:db8:1:2::ffff', 0)).toBeGreaterThan(0)
  expect(limit('2001:db8:1:3::1', 0)).toBeUndefined()
})

test.each([
  ['a piece of a file of a member does not', `/api/files/${crypto.randomUUID()}/chunks/0`, 1],
  ['a file that anybody may send does', '/api/reading/questionnaire/file', 65],
])('the size counts: %s', async (_words, path, cost) => {
  const costs: number[] = []
  const shared = { add: (_key: string, one: number) => void costs.push(one), onHeard: () => undefined }
  const config = { REQUESTS_PER_MINUTE: 3_000, TRUST_PROXY: [] }
  const app = new Hono().use(limitClients(config, { shared })).post('*', (context) => context.text('in'))
  await app.request(path, { method: 'POST', headers: { 'Content-Length': String(1024 * 1024) } })
  expect(costs).toEqual([cost])
})
