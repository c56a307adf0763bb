/** Decimal arithmetic without rounding errors, for the two edits whose border depends on the last digit. */
interface Decimal {
  units: bigint
  /** Digits after the point. */
  scale: number
}

const LONGEST = 400

function parse(written: string): Decimal | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(written)
  if (!match || written.length > LONGEST) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const shift = Number(exponent)
  if (Math.abs(shift) > LONGEST) return undefined
  const units = BigInt(`${whole}${fraction}` || '0') * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - shift
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 }
}

const divideHalfUp = (above: bigint, below: bigint): bigint => {
  const negative = above < 0n !== below < 0n
  const [a, b] = [above < 0n ? -above : above, below < 0n ? -below : below]
  const result = (a * 2n + b) / (b * 2n)
  return negative ? -result : result
}

/** Q616-3: whether the points exceed the share of the amount, that product rounded half up to cents. */
export function shareOfAmount(points: string, amount: string, share: number): boolean {
  const [given, of] = [parse(points), parse(amount)]
  if (!given || !of) return Number(points) > Number(amount) * share
  const perThousand = BigInt(Math.round(share * 1000))
  const cents = divideHalfUp(of.units * perThousand * 100n, 1000n * 10n ** BigInt(of.scale))
  return given.units * 100n > cents * 10n ** BigInt(given.scale)
}

const LARGEST_WHOLE = 1_000_000_000

/** Q617 for whole dollars and up to three decimals, where products of doubles are exact; undefined for all else. */
export function isBelowLoanToValue(
  amount: number,
  value: number,
  cltv: number,
  slack: number,
): boolean | undefined {
  if (!Number.isInteger(amount) || !Number.isInteger(value) || !(amount >= 0 && amount < LARGEST_WHOLE))
    return undefined
  if (!(value > 0 && value < LARGEST_WHOLE) || !(cltv >= 0 && cltv < 1000)) return undefined
  for (let scale = 1; scale <= 1000; scale *= 10) {
    const units = Math.round(cltv * scale)
    if (units / scale !== cltv) continue
    // Rounding half up gives more than the units from half a unit above them on.
    return 200 * amount * scale >= (2 * (units + slack * scale) + 1) * value
  }
  return undefined
}

/** Q617: whether the CLTV is below amount ÷ value, rounded half up to the decimals of the CLTV without trailing zeros. */
export function scaledLoanToValue(amount: string, value: string, cltv: string, slack: number): boolean {
  const [loan, home, ratio] = [parse(amount), parse(value), parse(cltv)]
  if (!loan || !home || !ratio || home.units === 0n)
    return Number(cltv) + slack < (Number(amount) / Number(value)) * 100
  let { units, scale } = ratio
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n
    scale--
  }
  const above = loan.units * 10n ** BigInt(home.scale) * 100n * 10n ** BigInt(scale)
  const ltv = divideHalfUp(above, home.units * 10n ** BigInt(loan.scale))
  return units + BigInt(slack) * 10n ** BigInt(scale) < ltv
}
