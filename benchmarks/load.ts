import { Client } from 'undici'

export interface Ask {
  path: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
}

export interface Answered {
  perSecond: number
  /** Percentiles of the response time in milliseconds. */
  p95: number
  p99: number
}

/** Sends requests as fast as responses arrive, one at a time per connection. */
export async function drive(
  origin: string,
  ask: (number: number) => Ask,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<Answered> {
  const times: number[] = []
  let asked = 0
  const started = performance.now()
  const until = started + forMs
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(origin, { pipelining: 1 })
      while (performance.now() < until) {
        const { path, method = 'GET', headers = {}, body = null } = ask(asked++)
        const before = performance.now()
        const answer = await client.request({ path, method, headers, body })
        const text = await answer.body.arrayBuffer()
        times.push(performance.now() - before)
        if (answer.statusCode !== 200)
          throw new Error(
            `${method} ${path}: ${answer.statusCode} ${Buffer.from(text).toString().slice(0, 200)}`,
          )
      }
      await client.close()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
