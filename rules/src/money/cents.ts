import { LoanTestRefusal } from '../loan-tests/refusal.ts'

/** An amount of money as a whole number of cents. */
export type Cents = number

/** One trillion dollars: every sum of a thousand amounts stays an exact integer. */
export const CENTS_AT_MOST = 100_000_000_000_000

/** The amount, or nothing when the text is not dollars with at most two decimals. */
export function readCents(text: string): Cents | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole, decimals = ''] = match
  const cents = Number(whole) * 100 + (decimals.length === 1 ? Number(decimals) * 10 : Number(decimals))
  if (cents > CENTS_AT_MOST) return undefined
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** Refuses a text that is not money, and a negative amount unless `mayBeNegative` is set. */
export function parseCents(text: string, field: string, mayBeNegative = false): Cents {
  const cents = readCents(text)
  if (cents === undefined)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      field,
      `${field}: "${text}" is not an amount such as "1234.50", at most ${formatCents(CENTS_AT_MOST)}.`,
    )
  if (cents < 0 && !mayBeNegative)
    throw new LoanTestRefusal('INVALID_VALUE', field, `${field}: "${text}" is below zero. The least is 0.00.`)
  return cents
}

/** The same for an amount that must be there, such as a loan. */
export function parsePositiveCents(text: string, field: string): Cents {
  const cents = parseCents(text, field)
  if (cents === 0)
    throw new LoanTestRefusal('INVALID_VALUE', field, `${field}: "${text}" is zero. The least is 0.01.`)
  return cents
}

/** 1234.50 */
export function formatCents(cents: Cents): string {
  const positive = Math.abs(cents)
  const rest = positive % 100
  return `${cents < 0 ? '-' : ''}${(positive - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}

/** $1,234.50 */
export function dollars(cents: Cents): string {
  const text = formatCents(Math.abs(cents))
  let grouped = text.slice(-6)
  for (let end = text.length - 6; end > 0; end -= 3)
    grouped = `${text.slice(Math.max(0, end - 3), end)},${grouped}`
  return `${cents < 0 ? '-' : ''}$${grouped}`
}

/** Divides exactly and rounds a half away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const rounded = (2n * top + bottom) / (2n * bottom)
  return negative ? -rounded : rounded
}

/** A fraction of an amount, rounded to the cent, a half away from zero. */
export function shareOfCents(cents: Cents, numerator: number, denominator: number): Cents {
  return Number(divideHalfUp(BigInt(cents) * BigInt(numerator), BigInt(denominator)))
}
