/** What was rendered last, by its source: the same source always gives the same, so nothing here grows old. */
export interface KeptRenderings<Rendered> {
  find(source: string): Rendered | undefined
  keep(source: string, rendered: Rendered): void
}

interface Limits<Rendered> {
  charactersAtMost: number
  charactersOf: (rendered: Rendered) => number
}

/** Those that nobody asked for the longest give way when all together are more than the limit. */
export function keepRenderings<Rendered>(limits: Limits<Rendered>): KeptRenderings<Rendered> {
  const kept = new Map<string, Rendered>()
  let characters = 0
  const sizeOf = (source: string, rendered: Rendered) => source.length + limits.charactersOf(rendered)

  return {
    find(source) {
      const known = kept.get(source)
      if (known === undefined) return undefined
      kept.delete(source)
      kept.set(source, known)
      return known
    },
    keep(source, rendered) {
      if (kept.has(source)) return
      kept.set(source, rendered)
      characters += sizeOf(source, rendered)
      for (const [oldest, its] of kept) {
        if (characters <= limits.charactersAtMost) break
        kept.delete(oldest)
        characters -= sizeOf(oldest, its)
      }
    },
  }
}
