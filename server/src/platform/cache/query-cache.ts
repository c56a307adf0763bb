import { LRUCache } from 'lru-cache'

const LIFETIME_MS = 15_000
const RESULTS_AT_MOST = 1000

/**
 * Caches small query results that many pages need: how many posts match a search, which categories there
 * are. Entries live as long as cached pages do, and are cleared with them.
 */
export interface QueryCache {
  /** Concurrent callers share one query. */
  load<Result>(key: string, find: () => Promise<Result>): Promise<Result>
  clear(): void
}

/** Bypasses the cache for a client that has just written; this process may not have received the invalidation yet. */
export const NO_QUERY_CACHE: QueryCache = {
  load: (_key, find) => find(),
  clear() {},
}

export function createQueryCache(now: () => number = () => performance.now()): QueryCache {
  // Zero means "not set" to the library, so its clock starts at one.
  const results = new LRUCache<string, Promise<unknown>>({
    max: RESULTS_AT_MOST,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now: () => now() + 1 },
  })

  return {
    load<Result>(key: string, find: () => Promise<Result>): Promise<Result> {
      const cached = results.get(key)
      if (cached) return cached as Promise<Result>
      const result = find()
      results.set(key, result)
      // A failure is not cached.
      result.catch(() => {
        if (results.peek(key) === result) results.delete(key)
      })
      return result
    },
    clear: () => results.clear(),
  }
}
