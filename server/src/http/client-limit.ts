import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'

interface Bucket {
  tokens: number
  updatedAt: number
}

const BUCKETS_AT_MOST = 20_000
/** A body counts as one request more for each of these. */
const BODY_UNIT_BYTES = 16 * 1024
/** A file counts no more: how many of those come at once is limited by itself. */
const BODY_COUNTED_BYTES = 1024 * 1024
/** So many minutes' worth may come at once. */
const BURST_MINUTES = 0.4

/** Seconds to wait, or nothing when there is room. */
export type ClientLimit = (client: string, bodyBytes: number) => number | undefined

/**
 * Counts the requests of each client (of IPv6, each /64 network) before their bodies are read. Each process counts
 * for itself: this keeps the process alive; what protects accounts is counted for all processes together.
 */
export function createClientLimit(perMinute: number, clock = () => Date.now()): ClientLimit {
  const buckets = new Map<string, Bucket>()
  const burst = Math.max(1, perMinute * BURST_MINUTES)
  const perMs = perMinute / 60_000

  return (client, bodyBytes) => {
    const now = clock()
    const key = networkOf(client, ONE_CLIENT)
    const known = buckets.get(key)
    const elapsed = known ? Math.max(0, now - known.updatedAt) : 0
    const tokens = known ? Math.min(burst, known.tokens + elapsed * perMs) : burst
    const cost = 1 + Math.floor(Math.min(bodyBytes, BODY_COUNTED_BYTES) / BODY_UNIT_BYTES)
    // Whoever used it up waits for it; what is refused costs nothing more.
    const isAllowed = tokens >= 1
    buckets.delete(key)
    buckets.set(key, { tokens: isAllowed ? tokens - cost : tokens, updatedAt: now })
    // The one that was silent for longest goes: its bucket is the fullest.
    const [oldest] = buckets.size > BUCKETS_AT_MOST ? buckets.keys() : []
    if (oldest !== undefined) buckets.delete(oldest)
    return isAllowed ? undefined : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
  }
}
