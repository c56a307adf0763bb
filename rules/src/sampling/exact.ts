/** A fraction of whole numbers: sampling is decided by comparisons that rounding must not touch. */
export interface Rational {
  top: bigint
  bottom: bigint
}

/** Ten decimals are finer than any rate that a plan states. */
const RATE = /^(0(\.\d{1,10})?|1(\.0{1,10})?)$/

/** A share written as a decimal between 0 and 1, such as "0.95". */
export function readRate(text: string): Rational | undefined {
  if (!RATE.test(text)) return undefined
  const [whole = '0', decimals = ''] = text.split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

/** "n choose k". */
export function choose(n: bigint, k: bigint): bigint {
  if (k < 0n || k > n) return 0n
  const steps = k < n - k ? k : n - k
  let product = 1n
  for (let step = 1n; step <= steps; step++) product = (product * (n - steps + step)) / step
  return product
}

/** P(X ≤ found) of a sample of `size` from so large a population that the rate stays the same. */
export function binomialAtMost(found: number, size: number, rate: Rational): Rational {
  const other = rate.bottom - rate.top
  const last = Math.min(found, size)
  let ways = 1n
  let sum = 0n
  // The common factor other^(size − last) is multiplied once, at the end.
  for (let count = 0; count <= last; count++) {
    sum += ways * rate.top ** BigInt(count) * other ** BigInt(last - count)
    ways = (ways * BigInt(size - count)) / BigInt(count + 1)
  }
  return { top: sum * other ** BigInt(size - last), bottom: rate.bottom ** BigInt(size) }
}

/** P(X ≤ found) of a sample of `size` from a population with so many deviations, without replacement. */
export function hypergeometricAtMost(
  found: number,
  size: number,
  population: number,
  deviations: number,
): Rational {
  // The distribution is the same with sample and deviations exchanged: the smaller of them costs less.
  const drawn = BigInt(Math.min(size, deviations))
  const marked = BigInt(Math.max(size, deviations))
  const all = BigInt(population)
  const unmarked = all - marked
  let sum = 0n
  // C(marked, count) · C(unmarked, drawn − count), each from the one before.
  const first = drawn > unmarked ? drawn - unmarked : 0n
  let term = choose(marked, first) * choose(unmarked, drawn - first)
  for (let count = first; count <= BigInt(found) && count <= drawn; count++) {
    sum += term
    term = (term * (marked - count) * (drawn - count)) / ((count + 1n) * (unmarked - drawn + count + 1n))
  }
  return { top: sum, bottom: choose(all, drawn) }
}

/** The probability is at most what the confidence leaves. */
export const isWithin = (probability: Rational, confidence: Rational): boolean =>
  probability.top * confidence.bottom <= (confidence.bottom - confidence.top) * probability.bottom

/** As a decimal, rounded half up at the last place. */
export function toDecimal({ top, bottom }: Rational, places: number): string {
  const scale = 10n ** BigInt(places)
  const units = (top * scale * 2n + bottom) / (bottom * 2n)
  const digits = units.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
