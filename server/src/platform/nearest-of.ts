/** The word that takes the fewest changes; none where all are far. */
export function nearestOf(given: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, distance: distanceOf(given.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.word
}

/** Levenshtein's. */
function distanceOf(a: string, b: string): number {
  const short = a.slice(0, 100)
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= short.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (short[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
