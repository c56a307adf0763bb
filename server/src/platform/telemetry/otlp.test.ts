import { JsonMetricsSerializer, JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { otlpMetrics } from './otlp-metrics.ts'
import { otlpTraces, resourceJson } from './otlp-traces.ts'
import { Span, Trace } from './span.ts'

const SERVICE = { 'service.name': 'plumbline', 'service.instance.id': 'one' }
const RESOURCE = { attributes: SERVICE, schemaUrl: undefined } as never
const SCOPE = { name: 'plumbline' } as never
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'

/** Seconds and nanoseconds, as the official packages keep a moment of milliseconds. */
const pairOf = (milliseconds: number): [number, number] => {
  const micros = Math.round(milliseconds * 1000)
  return [Math.floor(micros / 1_000_000), (micros % 1_000_000) * 1000]
}

const read = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes))

/** The official serializer writes integers as numbers, and what has its default; protobuf's JSON takes either. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !/^dropped|^(flags|events|links|min|max|unit)$/.test(name))
    .map(([name, one]) => [
      name,
      ['intValue', 'count'].includes(name)
        ? String(one)
        : name === 'bucketCounts'
          ? (one as unknown[]).map(String)
          : name === 'status' && (one as { code: number }).code === 0
            ? {}
            : plain(one),
    ])
  return Object.fromEntries(entries)
}

describe('what the official package writes of the same', () => {
  test('traces', () => {
    const kept: Span[] = []
    const trace = new Trace(TRACE_ID, { add: (spans) => void kept.push(...spans), drop: () => {} })
    const root = new Span(trace, 'b7ad6b7169203331', 'GET /api/tasks/{id}', 'server')
    root.startStatement('select "id" from "tasks" where "id" = $1')()
    root.startStatement('select 1 from "tasks"')(Object.assign(new Error('secret'), { code: '57014' }))
    root.attributes = {
      'http.route': '/api/tasks/{id}',
      'http.response.status_code': 500,
      quoted: 'a "b" \\ c',
    }
    root.endTrace()

    const kinds = { internal: 0, server: 1, client: 2 }
    const official = JsonTraceSerializer.serializeRequest(
      kept.map((span) => ({
        name: span.name,
        kind: kinds[span.kind],
        spanContext: () => ({ traceId: TRACE_ID, spanId: span.id, traceFlags: 1 }),
        parentSpanContext: { traceId: TRACE_ID, spanId: span.parentId!, traceFlags: 1 },
        startTime: pairOf(trace.clockOffset + span.startedAt),
        endTime: pairOf(trace.clockOffset + span.endedAt),
        status: { code: span.errorType === undefined ? 0 : 2 },
        attributes: {
          ...span.attributes,
          ...(span.errorType !== undefined && { 'error.type': span.errorType }),
        },
        ...{ links: [], events: [], duration: [0, 0], ended: true },
        ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
        resource: RESOURCE,
        instrumentationScope: SCOPE,
      })) as never,
    )
    const ours = JSON.parse(otlpTraces(resourceJson(SERVICE), kept))
    expect(kept).toHaveLength(3)
    expect(plain(ours)).toEqual(plain(read(official)))
    expect(JSON.stringify(ours)).not.toContain('secret')
  })

  test('metrics', async () => {
    const registry = new Registry()
    const registers = [registry]
    const asked = new Counter({ name: 'asked_total', help: 'A "sum".', labelNames: ['status'], registers })
    asked.inc({ status: 200 }, 3)
    asked.inc({ status: 500 })
    new Gauge({ name: 'streams', help: 'A state.', registers }).set(1.5)
    const seconds = new Histogram({ name: 'seconds', help: 'Times.', buckets: [0.1, 1], registers })
    for (const value of [0.05, 0.05, 0.5, 7]) seconds.observe(value)

    const times = { startTime: pairOf(1000), endTime: pairOf(61_000) }
    const point = (value: unknown, attributes = {}) => ({ ...times, attributes, value })
    const official = JsonMetricsSerializer.serializeRequest({
      resource: RESOURCE,
      scopeMetrics: [
        {
          scope: SCOPE,
          metrics: [
            {
              descriptor: { name: 'asked_total', description: 'A "sum".', valueType: 1 },
              aggregationTemporality: 1,
              dataPointType: 3,
              isMonotonic: true,
              dataPoints: [point(3, { status: '200' }), point(1, { status: '500' })],
            },
            {
              descriptor: { name: 'streams', description: 'A state.', valueType: 1 },
              aggregationTemporality: 1,
              dataPointType: 2,
              dataPoints: [point(1.5)],
            },
            {
              descriptor: { name: 'seconds', description: 'Times.', valueType: 1 },
              aggregationTemporality: 1,
              dataPointType: 0,
              dataPoints: [
                point({ buckets: { boundaries: [0.1, 1], counts: [2, 1, 1] }, count: 4, sum: 7.6 }),
              ],
            },
          ],
        },
      ],
    } as never)
    const ours = JSON.parse(
      await otlpMetrics(resourceJson(SERVICE), registry, { startedAt: 1000, now: 61_000 }),
    )
    expect(plain(ours)).toEqual(plain(read(official)))
  })
})
