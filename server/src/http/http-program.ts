import type { Auth } from '@plumbline/auth/auth.ts'
import type { Database } from '@plumbline/database/db.ts'
import type { Registry } from 'prom-client'
import type { LiveStreams } from '../platform/live/live-streams.ts'
import type { Log } from '../platform/log.ts'
import type { RequestContext } from '../platform/procedures.ts'
import type { Tracer } from '../platform/telemetry/tracer.ts'
import type { RequestMetrics } from './request-log.ts'
import type { SharedCounts } from './shared-counts.ts'

/** What the HTTP layer needs from the program that it belongs to. */
export interface HttpProgram {
  config: {
    publicUrl: string
    METRICS_TOKEN?: string | undefined
    TRUST_PROXY: string[]
    REQUESTS_PER_MINUTE: number | 'off'
    KEY_REQUESTS_PER_MINUTE: number
  }
  log: Log
  metrics: RequestMetrics & { registry: Registry }
  database: Database
  auth: Auth
  /** Where a collector of telemetry is set. */
  tracer: Tracer | undefined
  live: LiveStreams
  /** What the limits of all processes counted together. */
  sharedCounts: SharedCounts
  services: Omit<RequestContext, 'requestId' | 'clientAddress' | 'bearer' | 'idempotencyKey' | 'onReplay'>
  /** Signs the cookie of writers; the same on every process. */
  bypassCacheKey: Buffer
  stopping: boolean
}
