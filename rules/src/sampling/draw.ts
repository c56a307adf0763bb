/**
 * The positions of a sample, in the order in which they are drawn: all positions from 1 to the population, sorted by
 * the SHA-256 digest of "seed:position". Anyone can repeat it with the seed and any program that knows SHA-256, and a
 * larger sample of the same seed begins with the smaller one.
 */
export function drawPositions(
  { seed, population, size }: { seed: string; population: number; size: number },
  /** SHA-256 of a text in hexadecimal digits: a server has a quicker one than a browser. */
  digest: (text: string) => string,
): number[] {
  const ranked = Array.from({ length: population }, (_, index) => ({
    position: index + 1,
    rank: digest(`${seed}:${index + 1}`),
  }))
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return ranked.slice(0, size).map(({ position }) => position)
}

export interface Stratum {
  name: string
  population: number
}

/** Shares a sample among strata by their sizes: whole parts first, the rest by the largest remainders. */
export function shareAmong(strata: readonly Stratum[], size: number): (Stratum & { size: number })[] {
  const all = strata.reduce((sum, { population }) => sum + population, 0)
  const exact = strata.map((stratum) => (size * stratum.population) / all)
  const sizes = exact.map((value) => Math.floor(value))
  const left = size - sizes.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) sizes[index]! += 1
  return strata.map((stratum, index) => ({ ...stratum, size: sizes[index]! }))
}
