export interface TelemetrySettings {
  /** Of the collector, without a slash at its end. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The part of requests that is traced: 0 to 1. */
  traceRatio: number
  metricsEveryMs: number
}

/** `name=value,name=value`, values percent-encoded, as every OpenTelemetry program reads it. */
export function readOtlpHeaders(text: string): Record<string, string> | undefined {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => /^([!#$%&'*+.^_`|~\w-]+)\s*=\s*([\x21-\x7e]*)$/.exec(pair))
  if (pairs.includes(null)) return undefined
  try {
    return Object.fromEntries(pairs.map((pair) => [pair![1]!, decodeURIComponent(pair![2]!)]))
  } catch {
    return undefined
  }
}
