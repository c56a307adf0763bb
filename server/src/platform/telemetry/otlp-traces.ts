import type { Attributes } from './attributes.ts'
import { SPAN_KIND, type Span } from './span.ts'

/** Attributes of statements are shared by all spans of that statement: their JSON is written once. */
const written = new WeakMap<Attributes, string>()

/** OTLP's JSON of what comes from this process: `JSON.stringify` of objects made for it would cost twice as much. */
export function otlpTraces(resource: string, spans: readonly Span[]): string {
  return `{"resourceSpans":[{"resource":${resource},"scopeSpans":[{"scope":{"name":"plumbline"},"spans":[${spans.map(spanJson).join()}]}]}]}`
}

/** Described once, when the process starts. */
export const resourceJson = (attributes: Attributes): string => `{"attributes":${attributesJson(attributes)}}`

function spanJson(span: Span): string {
  const { trace, id, parentId, name, kind, startedAt, endedAt, errorType } = span
  const parent = parentId === undefined ? '' : `"parentSpanId":"${parentId}",`
  const status = errorType === undefined ? '{}' : '{"code":2}'
  return `{"traceId":"${trace.id}","spanId":"${id}",${parent}"name":${JSON.stringify(name)},"kind":${SPAN_KIND[kind]},"startTimeUnixNano":"${nanoseconds(trace.clockOffset + startedAt)}","endTimeUnixNano":"${nanoseconds(trace.clockOffset + endedAt)}","attributes":${attributesOf(span)},"status":${status}}`
}

function attributesOf({ attributes, errorType }: Span): string {
  if (errorType !== undefined) return attributesJson({ ...attributes, 'error.type': errorType })
  if (!Object.isFrozen(attributes)) return attributesJson(attributes)
  const known = written.get(attributes)
  if (known !== undefined) return known
  const made = attributesJson(attributes)
  written.set(attributes, made)
  return made
}

export function attributesJson(attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    typeof value === 'number'
      ? `{"key":"${key}","value":{"intValue":"${value}"}}`
      : `{"key":"${key}","value":{"stringValue":${JSON.stringify(value)}}}`,
  )
  return `[${pairs.join()}]`
}

/** Of milliseconds, to the microsecond: a number holds no more. */
export const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`
