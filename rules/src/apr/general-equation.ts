/**
 * The general equation of appendix J (b)(8): at the unit-period rate i, what was advanced is worth what is
 * paid, each amount divided by (1 + e·i)(1 + i)^q. The odd fraction e of a unit-period earns simple interest
 * ((b)(6)); q counts the full unit-periods.
 */
export interface Flow {
  /** In cents; advances positive, payments negative. */
  cents: number
  full: number
  /** The odd fraction: part / whole of a unit-period. */
  part: number
  whole: number
  /** A level series: as many amounts, each `step` unit-periods (as a fraction of `whole`) after the one before. */
  count: number
  step: number
}

/** A rate per year in percent, as digits / 10^places. */
export interface DecimalRate {
  digits: bigint
  places: number
}

/** Digits after the point in the arithmetic that settles what floating point cannot. */
const PRECISION = 60
const ONE = 10n ** BigInt(PRECISION)
const NEWTON_STEPS = 200

/** Everything at one point in time: cents, full unit-periods, and the odd fraction over its whole. */
interface Point {
  cents: number
  full: number
  part: number
  whole: number
}

export function* pointsOf(flows: readonly Flow[]): Generator<Point> {
  for (const { cents, full, part, whole, count, step } of flows) {
    let at = full * whole + part
    for (let index = 0; index < count; index++, at += step)
      yield { cents, full: Math.floor(at / whole), part: at % whole, whole }
  }
}

/**
 * The unit-period rate at which the flows balance, by Newton's method inside a bracket. Undefined where the
 * payments return less than was advanced, or where no rate balances them.
 */
export function unitPeriodRate(flows: readonly Flow[]): { rate: number; error: number } | undefined {
  const points = flatten(flows)
  const atZero = valueAt(points, 0)
  if (atZero.value > 0) return undefined
  if (atZero.value === 0) return { rate: 0, error: 0 }
  let low = 0
  let high = 0.01
  while (valueAt(points, high).value < 0) {
    low = high
    high *= 4
    if (high > 1e9) return undefined
  }
  let rate = low
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const { value, slope } = valueAt(points, rate)
    if (value < 0) low = rate
    else high = rate
    const newton = rate - value / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    const moved = Math.abs(next - rate)
    rate = next
    if (moved <= 1e-16 * (1 + rate)) break
  }
  const { slope, size } = valueAt(points, rate)
  return { rate, error: (size * 1e-13) / Math.abs(slope) }
}

interface Flat {
  cents: Float64Array
  full: Float64Array
  odd: Float64Array
}

function flatten(flows: readonly Flow[]): Flat {
  const total = flows.reduce((sum, { count }) => sum + count, 0)
  const flat = {
    cents: new Float64Array(total),
    full: new Float64Array(total),
    odd: new Float64Array(total),
  }
  let index = 0
  for (const { cents, full, part, whole } of pointsOf(flows)) {
    flat.cents[index] = cents
    flat.full[index] = full
    flat.odd[index] = part / whole
    index++
  }
  return flat
}

/** The balance of the equation at a rate, how it changes with the rate, and the size of what was added. */
function valueAt({ cents, full, odd }: Flat, rate: number): { value: number; slope: number; size: number } {
  const base = 1 / (1 + rate)
  let value = 0
  let slope = 0
  let size = 0
  let reached = 0
  let power = 1
  for (let index = 0; index < cents.length; index++) {
    const periods = full[index]!
    if (periods === reached + 1) power *= base
    else if (periods !== reached) power = base ** periods
    reached = periods
    const fraction = odd[index]!
    const simple = 1 + fraction * rate
    const present = (cents[index]! * power) / simple
    value += present
    slope -= present * (periods * base + fraction / simple)
    size += Math.abs(present)
  }
  return { value, slope, size }
}

/**
 * Whether the true annual rate lies below (-1), at (0) or above (1) a decimal rate, in whole-number arithmetic:
 * the payments outweigh the advances at every rate below the true one.
 */
export function compareTrueRate(flows: readonly Flow[], perYear: Fraction, annual: DecimalRate): -1 | 0 | 1 {
  // i = annual / 100 / (perYear.part / perYear.whole)
  const numerator = annual.digits * BigInt(perYear.whole)
  const denominator = 10n ** BigInt(annual.places) * 100n * BigInt(perYear.part)
  const base = (ONE * denominator) / (denominator + numerator)
  let sum = 0n
  let reached = 0
  let power = ONE
  for (const { cents, full, part, whole } of pointsOf(flows)) {
    power = full === reached + 1 ? (power * base) / ONE : full === reached ? power : powerOf(base, full)
    reached = full
    const wholes = denominator * BigInt(whole)
    sum += (BigInt(cents) * power * wholes) / (wholes + numerator * BigInt(part))
  }
  // What the divisions above cut off is far below this.
  const cutOff = 10n ** BigInt(PRECISION / 2)
  if (sum > cutOff) return -1
  return sum < -cutOff ? 1 : 0
}

export interface Fraction {
  part: number
  whole: number
}

function powerOf(base: bigint, exponent: number): bigint {
  let result = ONE
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / ONE
    square = (square * square) / ONE
  }
  return result
}

/**
 * The annual rate in percent, rounded half up to so many places. Floating point finds it; where it comes too
 * close to the middle between two results to be trusted, whole numbers decide.
 */
export function annualRate(
  flows: readonly Flow[],
  perYear: Fraction,
  places: number,
  found: { rate: number; error: number },
): DecimalRate {
  const scale = 10 ** places
  const percent = ((found.rate * perYear.part) / perYear.whole) * 100
  const margin = Math.max(1e-9, ((found.error * perYear.part) / perYear.whole) * 1e4)
  // The rounded result is the highest whose lower edge, half a unit below it, the true rate reaches.
  for (let candidate = Math.floor(percent * scale + 0.5) + 1; ; candidate--) {
    const middle = { digits: BigInt(candidate) * 10n - 5n, places: places + 1 }
    const distance = percent - (candidate - 0.5) / scale
    const reaches = Math.abs(distance) > margin ? distance > 0 : compareTrueRate(flows, perYear, middle) >= 0
    if (reaches || candidate <= 0) return { digits: BigInt(candidate), places }
  }
}
