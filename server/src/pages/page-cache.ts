import type { RenderedPage } from './rendered-page.ts'

/** A scheduled post appears, and a message from another process that got lost is made up for, within this time. */
const LIFETIME_MS = 15_000
const ENTRIES_AT_MOST = 500

/** Rendered public pages of this process, by address. A write to what they show empties it, on every process. */
export interface PageCache {
  get(key: string): RenderedPage | undefined
  /** Renders once for any number of simultaneous callers. */
  load(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
  clear(): void
}

export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const entries = new Map<string, { page: RenderedPage; until: number }>()
  const rendering = new Map<string, Promise<RenderedPage>>()
  let generation = 0

  function get(key: string) {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.until > now()) return entry.page
    entries.delete(key)
    return undefined
  }

  return {
    get,
    load(key, render) {
      const underWay = rendering.get(key)
      if (underWay) return underWay
      const startedIn = generation
      const started = render()
        .then((page) => {
          // What was read before a write must not be kept after it.
          if (page.status === 200 && startedIn === generation) {
            if (entries.size >= ENTRIES_AT_MOST) entries.delete(entries.keys().next().value!)
            entries.set(key, { page, until: now() + LIFETIME_MS })
          }
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
      entries.clear()
      rendering.clear()
    },
  }
}
