import { randomUUID } from 'node:crypto'
import { createRequestNotes } from '../http/request-notes.ts'
import { headersOfAll } from '../http/security-headers.ts'
import type { FirstListener } from '../http-server.ts'
import type { Plumbline } from '../plumbline.ts'
import { FRESH_COOKIE } from './fresh-cookie.ts'
import { answerWith } from './page-answer.ts'
import { SIGNED_IN_COOKIE } from './page-redirects.ts'

/** With these a page may be another one, or none. */
const COOKIES_THAT_MATTER = new RegExp(`${SIGNED_IN_COOKIE}|${FRESH_COOKIE}`)

/**
 * Visitors get a kept page before anything else looks at their request: the same bytes, headers and
 * notes as from the application, for less work. Whatever is not the plain case is the application's.
 */
export function createKeptPageListener(plumbline: Plumbline): FirstListener {
  const { config, pageCache } = plumbline
  const note = createRequestNotes(plumbline)
  const always = headersOfAll(config.publicUrl)
  /** As Node takes them without looking at each again. */
  const lines = new WeakMap<object, readonly string[]>()

  function linesOf(headers: Readonly<Record<string, string>>): readonly string[] {
    const known = lines.get(headers)
    if (known) return known
    const made = Object.entries({ ...always, ...headers }).flat()
    lines.set(headers, made)
    return made
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
    const answer = answerWith(page, {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    })
    outgoing.writeHead(answer.status, [...linesOf(answer.headers), 'X-Request-Id', requestId])
    outgoing.end(answer.body)
    const query = url.indexOf('?')
    note({
      requestId,
      method,
      path: query === -1 ? url : url.slice(0, query),
      status: answer.status,
      started,
    })
    return true
  }
}
