import { createServer } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { attributesOf, type SentSpan, startCollector } from '../testing/telemetry-collector.ts'
import { startTestServer } from '../testing/test-server.ts'

const collector = await startCollector()
const server = await startTestServer({
  environment: {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
    OTEL_SERVICE_NAME: 'plumbline-test',
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRUST_PROXY: '127.0.0.1',
  },
})
const strict = await startTestServer({
  environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' },
})
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE_ID}-b7ad6b7169203331-01`

afterAll(async () => {
  await server.close()
  await strict.close()
  await collector.close()
})
beforeEach(async () => {
  collector.answerWith(200)
  await server.plumbline.telemetry!.flush()
  collector.received.length = 0
})

async function spansOf(program: typeof server, name: string): Promise<SentSpan[]> {
  await program.plumbline.telemetry!.flush()
  const spans = collector.spans()
  const root = spans.find((span) => span.name === name)
  expect(spans.map((span) => span.name)).toContain(name)
  return spans.filter(({ traceId }) => traceId === root!.traceId)
}

describe('a request', () => {
  test('is a trace of the request, its operation, and its statements, named by patterns', async () => {
    const lender = await server.newInstitution()
    const bearer = await server.tokenOf(
      await lender.addMember({ role: 'manager', email: 'ada.trace@example.com' }),
    )
    const headers = { authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' }
    const { status } = await server.request('/api/exams/7b1c1a52-6f0e-4c3c-9a52-000000000001?search=Ada', {
      headers,
    })
    expect(status).toBe(404)
    const spans = await spansOf(server, 'GET /api/exams/{id}')
    const of = (name: string) => spans.find((span) => span.name === name)!
    const root = of('GET /api/exams/{id}')
    expect(attributesOf(root)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/exams/{id}',
      'http.response.status_code': '404',
    })
    expect(root.kind).toBe(2)
    expect(root.parentSpanId).toBeUndefined()
    expect(of('exams.find').parentSpanId).toBe(root.spanId)
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === of('exams.find').spanId)
    expect(statements.map(({ name }) => name)).toContain('select user_profiles')
    for (const span of spans)
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
    const sent = collector.received.map(({ text }) => text).join()
    for (const hidden of ['Ada', 'ada.trace', lender.id, '000000000001', bearer])
      expect(sent).not.toContain(hidden)
    expect(sent).toContain('"service.name","value":{"stringValue":"plumbline-test"}')
    expect(collector.received[0]!.headers['x-key']).toBe('a b')
  })

  test('joins the trace that a trusted proxy names, and nobody else’s', async () => {
    await server.request('/api/blog', { headers: { traceparent } })
    const [first] = await spansOf(server, 'GET /api/blog')
    expect(first!.traceId).toBe(TRACE_ID)
    collector.received.length = 0
    await strict.request('/api/blog', { headers: { traceparent } })
    const [second] = await spansOf(strict, 'GET /api/blog')
    expect(second!.traceId).not.toBe(TRACE_ID)
  })

  test('of a monitor is none', async () => {
    await server.request('/readyz')
    await server.request('/blog/nothing')
    const names = (await spansOf(server, 'GET /*')).map(({ name }) => name)
    expect(names).toEqual(['GET /*'])
    expect(collector.spans().map(({ name }) => name)).not.toContain('GET /readyz')
  })
})

describe('what calls others', () => {
  test('is told of with its status; who was called is not, and the trace is not handed on', async () => {
    const heard: (string | undefined)[] = []
    const other = createServer((incoming, outgoing) => {
      heard.push(incoming.headers.traceparent as string | undefined)
      outgoing.writeHead(503).end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    await server.plumbline.tracer!.around(
      'a job',
      async () => {
        await fetch(`http://127.0.0.1:${port}/secret-path?who=ada`, { method: 'POST' })
        return true
      },
      false,
    )
    const spans = await spansOf(server, 'a job')
    const call = spans.find(({ name }) => name === 'POST')!
    expect(attributesOf(call)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': '503',
      'error.type': '503',
    })
    expect(call.status).toEqual({ code: 2 })
    expect(heard).toEqual([undefined])
    other.closeAllConnections()
    other.close()
  })
})

describe('the collector', () => {
  test('gets the metrics, also', async () => {
    await server.request('/api/blog')
    await server.plumbline.telemetry!.flush()
    const named = (name: string) => collector.metrics().find((metric) => metric.name === name)!
    expect(named('plumbline_http_requests_total').sum!.dataPoints[0]!.asDouble).toBeGreaterThan(0)
    expect(named('plumbline_mail_letters').gauge!.dataPoints).toHaveLength(2)
    const [point] = named('plumbline_http_request_duration_seconds').histogram!.dataPoints
    expect(point!.bucketCounts).toHaveLength(point!.explicitBounds.length + 1)
  })

  test('that does not answer holds no request up', async () => {
    collector.answerWith('none')
    await server.request('/api/blog')
    const flushed = server.plumbline.telemetry!.flush()
    const { status } = await server.request('/api/blog')
    expect(status).toBe(200)
    collector.answerWith(200)
    await collector.hangUp()
    await flushed
    await server.plumbline.telemetry!.flush()
    expect(collector.spans().filter(({ name }) => name === 'GET /api/blog').length).toBeGreaterThanOrEqual(2)
  })
})
