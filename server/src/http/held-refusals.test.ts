import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitClients } from './client-limit-middleware.ts'
import { createHeldRefusals } from './held-refusals.ts'

test('of a flood beyond the limit twenty refusals in a second go at once, and the rest are held', async () => {
  const clientLimit = limitClients({ REQUESTS_PER_MINUTE: 60, TRUST_PROXY: [] } as never, { now: () => 0 })
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

test('refusals held together are released at different times', async () => {
  const waits: number[] = []
  const hold = createHeldRefusals(
    () => 0,
    async (ms) => waits.push(ms),
  )
  await Promise.all(Array.from({ length: 70 }, () => hold(() => new Response())))
  expect(waits).toHaveLength(50)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(500)
  expect(Math.max(...waits)).toBeLessThan(1_500)
  const tenths = new Set(waits.map((ms) => Math.floor(ms / 100)))
  expect(tenths.size).toBeGreaterThan(3)
})
