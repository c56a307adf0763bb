import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Gauges that end as counters do; the gauges of each kind say the same. */
const SUMS_OF_GAUGES = ['active_handles_total', 'active_requests_total', 'active_resources_total']

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'plumbline_' })
  for (const name of SUMS_OF_GAUGES) registry.removeSingleMetric(`plumbline_nodejs_${name}`)
  return {
    registry,
    requests: new Counter({
      name: 'plumbline_http_requests_total',
      help: 'Answered requests by area and status.',
      labelNames: ['area', 'status'],
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'plumbline_http_request_duration_seconds',
      help: 'Time from the request line to the last byte handed over, by area.',
      labelNames: ['area'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers: [registry],
    }),
    spansDropped: new Counter({
      name: 'plumbline_telemetry_spans_dropped_total',
      help: 'Pieces of traces that the collector did not get, because it was away, slow, or refused them.',
      registers: [registry],
    }),
    restarts: new Counter({
      name: 'plumbline_restarts_total',
      help: 'How many times the server was started again after a crash since `npm start`.',
      registers: [registry],
    }),
  }
}

export function registerLiveMetric(registry: Registry, live: { count(): number }): void {
  new Gauge({
    name: 'plumbline_live_streams',
    help: 'Browsers that are told of notifications as they come, on this process.',
    registers: [registry],
    collect() {
      this.set(live.count())
    },
  })
}
