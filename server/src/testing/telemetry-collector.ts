import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

export interface SentMetric {
  name: string
  sum?: { dataPoints: { asDouble: number }[] }
  gauge?: { dataPoints: { asDouble: number }[] }
  histogram?: { dataPoints: { count: string; bucketCounts: string[]; explicitBounds: number[] }[] }
}

interface Received {
  path: string
  headers: IncomingHttpHeaders
  text: string
}

/** Takes what an OpenTelemetry program sends by OTLP over HTTP. */
export async function startCollector() {
  const received: Received[] = []
  let answer: number | 'none' = 200
  const server = createServer(async (incoming, outgoing) => {
    let text = ''
    for await (const chunk of incoming.setEncoding('utf8')) text += chunk
    received.push({ path: incoming.url ?? '', headers: incoming.headers, text })
    if (answer !== 'none') outgoing.writeHead(answer, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const of = (path: string) => received.filter((one) => one.path === path).map(({ text }) => JSON.parse(text))

  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    /** What it answers from now on; `none` lets the sender wait. */
    answerWith(status: number | 'none') {
      answer = status
    },
    /** Cuts the waiting callers off. */
    async hangUp() {
      server.closeAllConnections()
    },
    spans: (): SentSpan[] =>
      of('/v1/traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans),
    metrics: (): SentMetric[] =>
      of('/v1/metrics').flatMap(({ resourceMetrics }) => resourceMetrics[0].scopeMetrics[0].metrics),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const attributesOf = ({ attributes }: SentSpan): Record<string, string | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
