import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

interface AnsweredRequest {
  requestId: string
  method: string
  /** Without its query: queries of the sign-in pages carry tokens, those of searches what people typed. */
  path: string
  status: number
  /** When it came, by `performance.now()`. */
  started: number
}

/** Who knows it reads what is not out yet. */
const PREVIEW_TOKEN = /(\/previews?\/)[^/]+/

/** Counts and logs what was answered. */
export function createRequestNotes({ log, metrics }: { log: Log; metrics: Metrics }) {
  return ({ requestId, method, path, status, started }: AnsweredRequest): void => {
    const seconds = (performance.now() - started) / 1000
    const area = areaOf(path)
    metrics.requests.inc({ area, status })
    metrics.duration.observe({ area }, seconds)
    const milliseconds = Math.round(seconds * 1000)
    log.info({ requestId, method, path: path.replace(PREVIEW_TOKEN, '$1…'), status, milliseconds }, 'request')
  }
}

const AREAS = new Set(['api', 'auth', 'assets', 'media', 'healthz', 'readyz', 'metrics'])

/** Few values, so that a stranger's paths cannot fill the metrics. */
function areaOf(path: string): string {
  const end = path.indexOf('/', 1)
  const first = end === -1 ? path.slice(1) : path.slice(1, end)
  return AREAS.has(first) ? first : 'pages'
}
