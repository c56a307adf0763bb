import { randomUUID } from 'node:crypto'
import type { Counter, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { otlpMetrics } from './otlp-metrics.ts'
import { createSender } from './otlp-sender.ts'
import { otlpTraces, resourceJson } from './otlp-traces.ts'
import { watchOutgoingCalls } from './outgoing-calls.ts'
import { createSpanQueue } from './span-queue.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import { createTracer, type Tracer } from './tracer.ts'

export interface Telemetry {
  tracer: Tracer
  /** Sends what waits now. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface TelemetryOptions {
  settings: TelemetrySettings
  metrics: { registry: Registry; spansDropped: Counter }
  /** Hosts that outgoing calls may be named after. */
  namedHosts: readonly string[]
  log: Log
}

/** Loaded only where a collector is set. */
export function openTelemetry({ settings, metrics, namedHosts, log }: TelemetryOptions): Telemetry {
  const { endpoint, headers, serviceName, traceRatio, metricsEveryMs } = settings
  const startedAt = Date.now()
  const resource = resourceJson({ 'service.name': serviceName, 'service.instance.id': randomUUID() })
  const queue = createSpanQueue({
    send: createSender(`${endpoint}/v1/traces`, headers),
    encode: (spans) => otlpTraces(resource, spans),
    countDropped: (spans) => metrics.spansDropped.inc(spans),
    log,
  })
  const sendMetrics = createSender(`${endpoint}/v1/metrics`, headers)
  const pushMetrics = async () => {
    const body = await otlpMetrics(resource, metrics.registry, { startedAt, now: Date.now() })
    if ((await sendMetrics(body)) === 'refused') log.warn('the collector of telemetry refuses the metrics')
  }
  let pushing: Promise<void> | undefined
  const pushOnce = () => {
    pushing ??= pushMetrics()
      .catch((error) => log.warn({ err: error }, 'the metrics could not be read'))
      .finally(() => {
        pushing = undefined
      })
    return pushing
  }
  const timer = setInterval(pushOnce, metricsEveryMs)
  timer.unref()
  const stopWatching = watchOutgoingCalls(new Set(namedHosts))

  return {
    tracer: createTracer(traceRatio, queue),
    async flush() {
      await Promise.all([queue.flush(), pushOnce()])
    },
    async close() {
      clearInterval(timer)
      stopWatching()
      await queue.close()
    },
  }
}
