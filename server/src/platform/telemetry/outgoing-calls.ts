import diagnostics from 'node:diagnostics_channel'
import { currentSpan, type Span } from './span.ts'

/** A call that begins: of `fetch`, or of Node's own client. */
interface Call {
  method?: string
  origin?: string | URL
  host?: string
}

interface Message {
  request: Call
  response?: { statusCode?: number }
  error?: unknown
}

/** Services that the settings name by hostname, and the sources of the law. An institution's own addresses are not told. */
export function watchOutgoingCalls(namedHosts: ReadonlySet<string>): () => void {
  const underWay = new WeakMap<Call, Span>()

  function begin({ request }: Message) {
    const host = hostOf(request)
    const span = currentSpan()?.child(request.method ?? 'GET', 'client', {
      'http.request.method': request.method ?? 'GET',
      ...(namedHosts.has(host) && { 'server.address': host }),
    })
    if (span) underWay.set(request, span)
  }
  function end({ request, response, error }: Message) {
    const span = underWay.get(request)
    if (!span) return
    underWay.delete(request)
    const status = response?.statusCode
    if (status !== undefined) span.attributes = { ...span.attributes, 'http.response.status_code': status }
    if (status !== undefined && status >= 400) span.errorType = String(status)
    span.end(error)
  }

  const heard = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', end],
    ['http.client.request.start', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ] as const
  const listeners = heard.map(([channel, hear]) => {
    const listener = (message: unknown) => hear(message as Message)
    diagnostics.subscribe(channel, listener)
    return () => diagnostics.unsubscribe(channel, listener)
  })
  return () => {
    for (const stop of listeners) stop()
  }
}

function hostOf({ origin, host }: Call): string {
  if (origin === undefined) return host ?? ''
  return URL.canParse(String(origin)) ? new URL(String(origin)).hostname : ''
}
