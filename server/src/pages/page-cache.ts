import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './rendered-page.ts'

/** The longest delay of a scheduled post, or of an invalidation message that got lost. */
const LIFETIME_MS = 15_000
const ENTRIES_AT_MOST = 500

/**
 * Rendered public pages of this process by address. A write that changes them clears the cache in every
 * process.
 */
export interface PageCache {
  get(key: string): RenderedPage | undefined
  /** Renders once for concurrent callers. */
  load(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
  clear(): void
}

export function createPageCache(now: () => number = () => performance.now()): PageCache {
  // Zero means "not set" to the library, so its clock starts at one.
  const pages = new LRUCache<string, RenderedPage>({
    max: ENTRIES_AT_MOST,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now: () => now() + 1 },
  })
  const rendering = new Map<string, Promise<RenderedPage>>()
  let generation = 0

  return {
    get: (key) => pages.get(key),
    load(key, render) {
      const underWay = rendering.get(key)
      if (underWay) return underWay
      const startedIn = generation
      const started = render()
        .then((page) => {
          // A page rendered from data read before a write must not be cached after it.
          if (page.status === 200 && startedIn === generation) pages.set(key, page)
          return page
        })
        .finally(() => {
          if (rendering.get(key) === started) rendering.delete(key)
        })
      rendering.set(key, started)
      return started
    },
    clear() {
      generation += 1
      pages.clear()
      rendering.clear()
    },
  }
}
