import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FirstListener, type HttpServer, listen } from '../http/http-server.ts'
import { openSite } from '../program/site.ts'
import { startCollector } from '../testing/telemetry-collector.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createCachedPageListener } from './cached-page-listener.ts'

const collector = await startCollector()
const server = await startTestServer({
  withSampleData: true,
  environment: {
    PUBLIC_URL: 'https://plumbline.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRUST_PROXY: '127.0.0.1',
  },
})
const { plumbline } = server
let http: HttpServer
/** Whether the last request was answered before the application saw it. */
let wasFirst = false

beforeAll(async () => {
  const { app } = await openSite(plumbline, { isDevelopment: false })
  const answerFirst = createCachedPageListener(plumbline)
  const first: FirstListener = (...exchange) => {
    wasFirst = answerFirst(...exchange)
    return wasFirst
  }
  http = await listen(app, { port: 0, host: '127.0.0.1', first })
})
afterAll(async () => {
  await http.stop()
  await server.close()
  await collector.close()
})

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`http://127.0.0.1:${http.port}${path}`, { method, headers, redirect: 'manual' })
  const { 'x-request-id': requestId, date: _date, ...rest } = Object.fromEntries(answer.headers)
  return { wasFirst, status: answer.status, headers: rest, requestId, text: await answer.text() }
}

async function requestWhenCached(path: string, headers: Record<string, string> = {}) {
  await ask(path)
  return ask(path, headers)
}

test.each([
  ['compressed', { 'accept-encoding': 'br, gzip' }],
  ['as it is', { 'accept-encoding': 'identity' }],
])('a cached page is the one that the application would send: %s', async (_, headers) => {
  plumbline.pageCache.clear()
  const made = await ask('/pricing', headers)
  const kept = await ask('/pricing', headers)
  expect([made.wasFirst, kept.wasFirst]).toEqual([false, true])
  expect({ ...kept, wasFirst: false, requestId: '' }).toEqual({ ...made, requestId: '' })
  expect(kept.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(kept.requestId).not.toBe(made.requestId)
  expect(kept.headers).toHaveProperty('strict-transport-security')
})

test('who has the page already is told that it is unchanged', async () => {
  const { headers } = await requestWhenCached('/about')
  const again = await ask('/about', { 'if-none-match': headers.etag! })
  expect(again).toMatchObject({ wasFirst: true, status: 304, text: '' })
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

describe('the application answers', () => {
  test('someone who is signed in, who is led on', async () => {
    const answer = await requestWhenCached('/', { cookie: 'theme=dark; plumbline-signed-in=1' })
    expect(answer).toMatchObject({ wasFirst: false, status: 302, headers: { location: '/dashboard' } })
  })

  test('a writer, for whom the page is made anew', async () => {
    const answer = await requestWhenCached('/blog', { cookie: 'plumbline-fresh=1' })
    expect(answer).toMatchObject({ wasFirst: false, status: 200 })
  })

  test('a stranger who asks for a screen of members that was cached', async () => {
    const member = await requestWhenCached('/reports', { cookie: 'plumbline-signed-in=1' })
    expect(member.status).toBe(200)
    expect(await ask('/reports')).toMatchObject({ wasFirst: false, status: 302, headers: { location: '/' } })
  })

  test('requests that do more than read, or come while the program stops', async () => {
    await requestWhenCached('/help')
    expect(await ask('/help', {}, 'HEAD')).toMatchObject({ wasFirst: false, status: 200, text: '' })
    expect(await ask('/help', {}, 'POST')).toMatchObject({ wasFirst: false, status: 405 })
    plumbline.stopping = true
    const last = await ask('/help')
    plumbline.stopping = false
    expect(last).toMatchObject({ wasFirst: false, status: 200, headers: { connection: 'close' } })
  })

  test('what was written since', async () => {
    await requestWhenCached('/press')
    await plumbline.services.pagesChanged()
    expect(await ask('/press')).toMatchObject({ wasFirst: false, status: 200 })
  })
})

test('what is answered first is counted like the rest', async () => {
  await requestWhenCached('/terms')
  const counted = async () => {
    const { values } = await plumbline.metrics.requests.get()
    return values.find(({ labels }) => labels.area === 'pages' && labels.status === 200)!.value
  }
  const before = await counted()
  await ask('/terms')
  expect(await counted()).toBe(before + 1)
})

test('a page that is made is a trace, named by its pattern; a cached one only where a proxy asks for it', async () => {
  plumbline.pageCache.clear()
  const pages = async () => {
    await plumbline.telemetry!.flush()
    const spans = collector.spans().filter(({ kind }) => kind === 2)
    collector.received.length = 0
    return spans.map(({ name, traceId }) => ({ name, isJoined: traceId === 'a'.repeat(32) }))
  }
  await pages()
  await ask('/pricing')
  expect(await pages()).toEqual([{ name: 'GET /pricing', isJoined: false }])
  await ask('/pricing')
  expect(await pages()).toEqual([])
  const { wasFirst } = await ask('/pricing', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
  expect(wasFirst).toBe(true)
  expect(await pages()).toEqual([{ name: 'GET /pricing', isJoined: true }])
})
