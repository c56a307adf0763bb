import { LRUCache } from 'lru-cache'

/** Caches renderings by source. The same source always renders the same, so entries never expire. */
export interface RenderingCache<Rendered> {
  find(source: string): Rendered | undefined
  add(source: string, rendered: Rendered): void
}

interface Limits<Rendered> {
  charactersAtMost: number
  charactersOf: (rendered: Rendered) => number
}

/** Evicts the least recently used entries beyond the size limit. */
export function createRenderingCache<Rendered extends object | string>({
  charactersAtMost,
  charactersOf,
}: Limits<Rendered>): RenderingCache<Rendered> {
  const renderings = new LRUCache<string, Rendered>({
    maxSize: charactersAtMost,
    sizeCalculation: (rendered, source) => source.length + charactersOf(rendered),
  })
  return {
    find: (source) => renderings.get(source),
    add: (source, rendered) => void renderings.set(source, rendered),
  }
}
