import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BYPASS_CACHE_COOKIE } from '../http/bypass-cache-cookie.ts'
import { plain } from '../http/client-address.ts'
import type { HttpProgram } from '../http/http-program.ts'
import type { FirstListener } from '../http/http-server.ts'
import { createRequestLog } from '../http/request-log.ts'
import { endRequest, parentTrace } from '../http/trace-requests.ts'
import { headersOfAll } from '../platform/responses/security-headers.ts'
import type { PageCache } from './page-cache.ts'
import { SIGNED_IN_COOKIE } from './page-redirects.ts'
import { pageResponse } from './page-response.ts'

/** Requests carrying these cookies must not be served from the page cache. */
const COOKIES_THAT_MATTER = new RegExp(`${SIGNED_IN_COOKIE}|${BYPASS_CACHE_COOKIE}`)

/**
 * Serves cached pages before the application sees the request: the same bytes, headers, and log lines with
 * less work. The application handles all other cases.
 */
export function createCachedPageListener(plumbline: HttpProgram & { pageCache: PageCache }): FirstListener {
  const { config, pageCache, tracer } = plumbline
  const note = createRequestLog(plumbline)
  const always = headersOfAll(config.publicUrl)
  /** Header pairs in the flat form that Node writes without checking. */
  const lines = new WeakMap<object, readonly string[]>()

  function linesOf(headers: Readonly<Record<string, string>>): readonly string[] {
    const known = lines.get(headers)
    if (known) return known
    const made = Object.entries({ ...always, ...headers }).flat()
    lines.set(headers, made)
    return made
  }

  /** Nothing happens within that a trace would show: only a proxy's trace gets it. */
  function spanOf({ method = '', headers, socket }: IncomingMessage) {
    if (!tracer || headers.traceparent === undefined) return undefined
    const peer = () => plain(socket.remoteAddress ?? '')
    const parent = parentTrace(String(headers.traceparent), peer, config.TRUST_PROXY)
    return parent && tracer.begin(method, 'server', parent)
  }

  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (method !== 'GET' || plumbline.stopping) return false
    if (headers.cookie !== undefined && COOKIES_THAT_MATTER.test(headers.cookie)) return false
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    const page = pageCache.get(url)
    if (!page?.isForVisitors) return false
    const started = performance.now()
    const requestId = randomUUID()
    const span = spanOf(incoming)
    const answer = pageResponse(page, {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    })
    outgoing.writeHead(answer.status, [...linesOf(answer.headers), 'X-Request-Id', requestId])
    outgoing.end(answer.body)
    const query = url.indexOf('?')
    const noted = {
      requestId,
      method,
      path: query === -1 ? url : url.slice(0, query),
      status: answer.status,
      started,
    }
    if (!span) note(noted)
    else {
      span.run(() => note(noted))
      endRequest(span, { method, route: page.route ?? '/*', status: answer.status, requestId })
    }
    return true
  }
}
