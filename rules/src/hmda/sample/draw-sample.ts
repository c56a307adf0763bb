/** A seed as it is shown and written down: eight hexadecimal digits. */
export const SEED = /^[0-9a-f]{8}$/

export interface Sample {
  seed: string
  /** Rows in the order in which they were drawn, so that the first of them are the initial sample. */
  rows: number[]
}

/** Mulberry32: the same seed draws the same rows on every machine. */
function generator(seed: string): () => number {
  let state = Number.parseInt(seed, 16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Draws rows without repetition, each as likely as any other. */
export function drawSample(seed: string, candidates: readonly number[], size: number): Sample {
  if (!SEED.test(seed)) throw new Error('A seed has eight hexadecimal digits.')
  const next = generator(seed)
  const pool = [...candidates]
  const rows: number[] = []
  const wanted = Math.min(size, pool.length)
  for (let at = 0; at < wanted; at++) {
    const chosen = at + Math.floor(next() * (pool.length - at))
    ;[pool[at], pool[chosen]] = [pool[chosen]!, pool[at]!]
    rows.push(pool[at]!)
  }
  return { seed, rows }
}
