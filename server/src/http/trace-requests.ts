import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Attributes } from '../platform/telemetry/attributes.ts'
import type { Span } from '../platform/telemetry/span.ts'
import { readTraceparent, type TraceParent } from '../platform/telemetry/trace-ids.ts'
import type { Tracer } from '../platform/telemetry/tracer.ts'
import { peerOf } from './client-address.ts'

/** Asked every few seconds by monitors. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics'])

/** One trace for each request, also one that is refused. */
export function traceRequests(tracer: Tracer, trustedProxies: readonly string[]): MiddlewareHandler {
  return (context, next) => {
    const { method, path } = context.req
    if (UNTRACED.has(path)) return next()
    const parent = parentTrace(context.req.header('traceparent'), () => peerOf(context), trustedProxies)
    const span = tracer.begin(method, 'server', parent)
    if (!span) return next()
    return span.run(async () => {
      await next()
      endRequest(span, {
        method,
        route: span.trace.route ?? patternOf(context),
        status: context.res.status,
        requestId: context.get('requestId'),
      })
    })
  }
}

/** Only a trusted proxy says which trace a request belongs to: anybody else could join or fill those of others. */
export function parentTrace(
  traceparent: string | undefined,
  peer: () => string,
  trustedProxies: readonly string[],
): TraceParent | undefined {
  return traceparent && trustedProxies.includes(peer()) ? readTraceparent(traceparent) : undefined
}

interface AnsweredRequest {
  method: string
  route: string
  status: number
  requestId: string
}

export function endRequest(span: Span, { method, route, status, requestId }: AnsweredRequest): void {
  const attributes: Attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'plumbline.request_id': requestId,
  }
  span.name = `${method} ${route}`
  span.attributes = attributes
  if (status >= 500) span.errorType = String(status)
  span.endTrace()
}

/** The most exact pattern that answers here, such as `/files/:token`. */
function patternOf(context: Context): string {
  const paths = matchedRoutes(context).map(({ path }) => path)
  return (
    paths.find((path) => !path.endsWith('*')) ?? paths.reduce((a, b) => (b.length > a.length ? b : a), '/*')
  )
}
