import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { tookTooLong } from '../platform/responses/problem.ts'
import { problemFor } from './problem-page.ts'

const app = new Hono().all('*', (context) => problemFor(context, tookTooLong(15)))
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a person who opens a page that is late reads a page that tries again, not JSON', async () => {
  const answer = await app.request('/regulations', { headers: BROWSER })
  expect(answer.status).toBe(504)
  expect(answer.headers.get('Content-Type')).toContain('text/html')
  expect(answer.headers.get('Retry-After')).toBe('10')
  const page = await answer.text()
  expect(page).toContain('<h1>Plumbline is busy</h1>')
  expect(page).toContain('<a href="">Try again</a>')
  expect(page).not.toContain('GATEWAY_TIMEOUT')
})

test('a program reads JSON', async () => {
  const answers = [
    await app.request('/regulations', { headers: { Accept: '*/*' } }),
    await app.request('/api/tasks', { method: 'POST', headers: BROWSER }),
  ]
  for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'GATEWAY_TIMEOUT' })
})
