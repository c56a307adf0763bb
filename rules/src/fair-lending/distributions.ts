/**
 * Tail probabilities to about 14 digits, also far out in the tails: Numerical Recipes' forms of the incomplete gamma
 * and beta functions (series near the center, continued fractions by Lentz's method elsewhere), with Lanczos' gamma.
 */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]
const STEPS_AT_MOST = 10_000
const TINY = 1e-300
const EPSILON = 1e-16

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const shifted = x - 1
  let sum = LANCZOS[0]!
  for (let step = 1; step < LANCZOS.length; step++) sum += LANCZOS[step]! / (shifted + step)
  const base = shifted + LANCZOS.length - 1.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}

/** The upper tail Q(a, x) of the gamma distribution. */
function gammaAbove(a: number, x: number): number {
  if (x <= 0) return 1
  if (x === Infinity) return 0
  const factor = Math.exp(-x + a * Math.log(x) - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let step = 1; step < STEPS_AT_MOST; step++) {
      term *= x / (a + step)
      sum += term
      if (Math.abs(term) < Math.abs(sum) * EPSILON) break
    }
    return 1 - sum * factor
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let product = d
  for (let step = 1; step < STEPS_AT_MOST; step++) {
    const numerator = -step * (step - a)
    b += 2
    d = 1 / orTiny(numerator * d + b)
    c = orTiny(b + numerator / c)
    const change = d * c
    product *= change
    if (Math.abs(change - 1) < EPSILON) break
  }
  return factor * product
}

const orTiny = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** P(chi-square of these degrees ≥ x). */
export const chiSquareAbove = (x: number, degrees: number): number => gammaAbove(degrees / 2, x / 2)

/** P(|Z| ≥ |z|) of the standard normal distribution. */
export const normalTwoSided = (z: number): number => gammaAbove(0.5, (z * z) / 2)

/** The point of the standard normal that 97.5 percent are below. */
export const Z_95 = 1.959963984540054

/** The regularized incomplete beta function I(x; a, b). */
export function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const factor = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2)
    ? (factor * betaFraction(x, a, b)) / a
    : 1 - (factor * betaFraction(1 - x, b, a)) / b
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / orTiny(1 - ((a + b) * x) / (a + 1))
  let product = d
  for (let step = 1; step < STEPS_AT_MOST; step++) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step))
    d = 1 / orTiny(1 + even * d)
    c = orTiny(1 + even / c)
    product *= d * c
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1))
    d = 1 / orTiny(1 + odd * d)
    c = orTiny(1 + odd / c)
    const change = d * c
    product *= change
    if (Math.abs(change - 1) < EPSILON) break
  }
  return product
}

/** The x at which I(x; a, b) reaches the probability. */
export function betaQuantile(probability: number, a: number, b: number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 200 && high - low > 1e-16; step++) {
    const middle = (low + high) / 2
    if (betaBelow(middle, a, b) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** P(|T| ≥ |t|) of Student's distribution. */
export const studentTwoSided = (t: number, degrees: number): number =>
  betaBelow(degrees / (degrees + t * t), degrees / 2, 0.5)
