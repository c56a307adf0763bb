import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitClients } from './client-limit-middleware.ts'

test('of a flood beyond the limit twenty refusals in a second go at once, and the rest are held', async () => {
  const clientLimit = limitClients({ REQUESTS_PER_MINUTE: 60, TRUST_PROXY: [] } as never, () => 0)
  const app = new Hono().use(clientLimit).get('*', (context) => context.text('read'))
  const answers: Response[] = []
  const flood = Array.from({ length: 24 + 30 }, async () => {
    answers.push(await app.request('/', {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }))
  })
  for (let turn = 0; turn < 10; turn++) await setImmediate()
  const statuses = () => answers.map(({ status }) => status)
  expect(statuses().filter((status) => status === 200)).toHaveLength(24)
  expect(statuses().filter((status) => status === 429)).toHaveLength(20)
  await Promise.all(flood)
  expect(statuses().filter((status) => status === 429)).toHaveLength(30)
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('1')
})
