const TIMEOUT_MS = 10_000

/** What became of a message. `later`: the collector is away or busy, and the same may be sent again. */
export type Sent = 'taken' | 'refused' | 'later'

/** Sends JSON to one address of a collector. */
export type Send = (body: string) => Promise<Sent>

/** https://opentelemetry.io/docs/specs/otlp/#failures-1 */
const BUSY = new Set([429, 502, 503, 504])

export function createSender(url: string, headers: Readonly<Record<string, string>>): Send {
  return async (body) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (response.ok) return 'taken'
      return BUSY.has(response.status) ? 'later' : 'refused'
    } catch {
      return 'later'
    }
  }
}
