import { LRUCache } from 'lru-cache'

const HOUR_MS = 3_600_000
const KEYS_AT_MOST = 20_000

/** Counts in windows of an hour; gives the seconds to wait where one is used up. Each process counts for itself. */
export function createHourlyLimit(atMost: number, now = () => Date.now()) {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: KEYS_AT_MOST })
  return (key: string): number | undefined => {
    const known = windows.get(key)
    const current = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + HOUR_MS }
    current.count++
    windows.set(key, current)
    return current.count <= atMost ? undefined : Math.ceil((current.endsAt - now()) / 1000)
  }
}
