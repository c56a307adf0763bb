import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { ALWAYS, type SharedCount } from './shared-counts.ts'

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
 * Counts the requests of each client (of IPv6, each /64 network) before their bodies are read. What it used at other
 * processes is taken off when they tell of it, also below nothing: it is waited for, so that the rate is kept.
 */
export function createClientLimit(
  perMinute: number,
  {
    now: clock = () => Date.now(),
    shared,
  }: { now?: (() => number) | undefined; shared?: SharedCount | undefined } = {},
): ClientLimit {
  const buckets = new Map<string, Bucket>()
  const burst = Math.max(1, perMinute * BURST_MINUTES)
  const perMs = perMinute / 60_000

  function tokensOf(key: string): number {
    const known = buckets.get(key)
    if (!known) return burst
    return Math.min(burst, known.tokens + Math.max(0, clock() - known.updatedAt) * perMs)
  }
  function keep(key: string, tokens: number) {
    buckets.delete(key)
    buckets.set(key, { tokens, updatedAt: clock() })
    // The one that was silent for longest goes: its bucket is the fullest.
    const [oldest] = buckets.size > BUCKETS_AT_MOST ? buckets.keys() : []
    if (oldest !== undefined) buckets.delete(oldest)
  }
  shared?.onHeard((key, cost) => keep(key, tokensOf(key) - cost))

  return (client, bodyBytes) => {
    const key = networkOf(client, ONE_CLIENT)
    const tokens = tokensOf(key)
    // A client that used it up waits; a refused request costs nothing more.
    if (tokens < 1) {
      keep(key, tokens)
      return Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
    }
    const cost = 1 + Math.floor(Math.min(bodyBytes, BODY_COUNTED_BYTES) / BODY_UNIT_BYTES)
    keep(key, tokens - cost)
    shared?.add(key, cost, ALWAYS)
    return undefined
  }
}
