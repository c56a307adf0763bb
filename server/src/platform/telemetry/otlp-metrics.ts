import type { Registry } from 'prom-client'
import { attributesJson, nanoseconds } from './otlp-traces.ts'

/** Sums that grow from the start of the process. */
const CUMULATIVE = 2

interface Sample {
  value: number
  labels: Record<string, string | number>
  /** Of a histogram: which of its parts this is. */
  metricName?: string
}

interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram' | 'summary'
  values: Sample[]
}

/** The metrics of `/metrics`, with the same names and labels, as OTLP's JSON. */
export async function otlpMetrics(
  resource: string,
  registry: Registry,
  { startedAt, now }: { startedAt: number; now: number },
): Promise<string> {
  const times = `"startTimeUnixNano":"${nanoseconds(startedAt)}","timeUnixNano":"${nanoseconds(now)}"`
  const families = (await registry.getMetricsAsJSON()) as unknown as Family[]
  const metrics = families.flatMap((family) => metricJson(family, times))
  return `{"resourceMetrics":[{"resource":${resource},"scopeMetrics":[{"scope":{"name":"plumbline"},"metrics":[${metrics.join()}]}]}]}`
}

function metricJson(family: Family, times: string): string[] {
  const values = family.values.filter(({ value }) => Number.isFinite(value))
  if (values.length === 0) return []
  const head = `"name":"${family.name}","description":${JSON.stringify(family.help)}`
  if (family.type === 'histogram')
    return [
      `{${head},"histogram":{"aggregationTemporality":${CUMULATIVE},"dataPoints":[${histogramPoints(values, times).join()}]}}`,
    ]
  const points = values.map(
    ({ labels, value }) => `{"attributes":${labelsJson(labels)},${times},"asDouble":${value}}`,
  )
  if (family.type === 'counter')
    return [
      `{${head},"sum":{"aggregationTemporality":${CUMULATIVE},"isMonotonic":true,"dataPoints":[${points.join()}]}}`,
    ]
  return [`{${head},"gauge":{"dataPoints":[${points.join()}]}}`]
}

/** Prometheus counts what is below each bound; OTLP what is between two of them. */
function histogramPoints(values: readonly Sample[], times: string): string[] {
  const series = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => labelsJson(labels))
  return [...series].map(([labels, samples]) => {
    const buckets = samples.filter(({ metricName }) => metricName?.endsWith('_bucket'))
    const bounds = buckets.map(({ labels: { le } }) => Number(le === '+Inf' ? Number.POSITIVE_INFINITY : le))
    const counts = buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0))
    const partOf = (end: string) => samples.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0
    return `{"attributes":${labels},${times},"count":"${partOf('_count')}","sum":${partOf('_sum')},"bucketCounts":[${counts.map((count) => `"${count}"`).join()}],"explicitBounds":[${bounds.filter(Number.isFinite).join()}]}`
  })
}

const labelsJson = (labels: Record<string, string | number>): string =>
  attributesJson(Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)])))
