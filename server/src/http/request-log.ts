import type { Counter, Histogram } from 'prom-client'
import type { Log } from '../platform/log.ts'

export interface RequestMetrics {
  requests: Counter<'area' | 'status'>
  duration: Histogram<'area'>
}

interface LoggedRequest {
  requestId: string
  method: string
  /** Without its query: sign-in pages carry tokens there, and searches carry what people typed. */
  path: string
  status: number
  /** When it arrived, by `performance.now()`. */
  started: number
}

/** Anyone who knows the token can read unpublished texts. */
const PREVIEW_TOKEN = /((?:\/|-)previews?\/)[^/]+/

/** Counts and logs each response. */
export function createRequestLog({ log, metrics }: { log: Log; metrics: RequestMetrics }) {
  return ({ requestId, method, path, status, started }: LoggedRequest): void => {
    const seconds = (performance.now() - started) / 1000
    const area = areaOf(path)
    metrics.requests.inc({ area, status })
    metrics.duration.observe({ area }, seconds)
    const milliseconds = Math.round(seconds * 1000)
    log.info({ requestId, method, path: path.replace(PREVIEW_TOKEN, '$1…'), status, milliseconds }, 'request')
  }
}

const AREAS = new Set(['api', 'auth', 'assets', 'media', 'healthz', 'readyz', 'metrics'])

/** A bounded set of labels, so that arbitrary paths cannot fill the metrics. */
function areaOf(path: string): string {
  const end = path.indexOf('/', 1)
  const first = end === -1 ? path.slice(1) : path.slice(1, end)
  return AREAS.has(first) ? first : 'pages'
}
