/** What was rendered last, by its source: the same source always gives the same, so nothing here grows old. */
export interface KeptRenderings<Rendered> {
  /** The kept rendering, or a new one. */
  of(source: string, render: () => Rendered): Rendered
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
    of(source, render) {
      const known = kept.get(source)
      const rendered = known ?? render()
      kept.delete(source)
      kept.set(source, rendered)
      if (known === undefined) characters += sizeOf(source, rendered)
      for (const [oldest, its] of kept) {
        if (characters <= limits.charactersAtMost) break
        kept.delete(oldest)
        characters -= sizeOf(oldest, its)
      }
      return rendered
    },
  }
}
