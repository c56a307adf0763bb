import { LoanTestRefusal } from '../loan-tests/refusal.ts'

/** A rate as a whole number of hundred-millionths of a percentage point: 7.125 is 712,500,000. */
export type Percent = number

export const PERCENT_SCALE = 100_000_000
const DECIMALS = 8
export const PERCENT_AT_MOST = 1000

/** The rate, or nothing when it is not a number of at most eight decimals up to 1000. */
export function readPercent(value: number | string): Percent | undefined {
  // The shortest text of a number is what the sender wrote; arithmetic on the number would not be exact.
  const text = typeof value === 'number' ? plainText(value) : value
  const match = /^(-?)(\d{1,4})(?:\.(\d{1,20}))?$/.exec(text)
  if (!match) return undefined
  const fraction = (match[3] ?? '').replace(/0+$/, '')
  if (fraction.length > DECIMALS) return undefined
  const units = Number(match[2]) * PERCENT_SCALE + Number(fraction.padEnd(DECIMALS, '0'))
  if (units > PERCENT_AT_MOST * PERCENT_SCALE) return undefined
  return match[1] === '-' && units !== 0 ? -units : units
}

/** 1e-7 is the shortest text of 0.0000001; a decimal text has no exponent. */
function plainText(value: number): string {
  const text = String(value)
  return text.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : text
}

export function parsePercent(value: number | string, field: string): Percent {
  const percent = readPercent(value)
  if (percent === undefined)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      field,
      `${field}: "${value}" is not a rate in percent such as "6.875", with at most ${DECIMALS} decimals and at most ${PERCENT_AT_MOST}.`,
    )
  return percent
}

/** Rounds to the decimals asked for, a half away from zero: 1.990 */
export function formatPercent(percent: Percent, decimals: number): string {
  const divisor = 10 ** (DECIMALS - decimals)
  // Both are whole numbers far below 2^53, so this rounds exactly.
  const rounded = Math.floor((2 * Math.abs(percent) + divisor) / (2 * divisor))
  const digits = String(rounded).padStart(decimals + 1, '0')
  const sign = percent < 0 && rounded > 0 ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** All decimals that matter, and no more: 7.125 */
export function percentText(percent: Percent): string {
  return formatPercent(percent, DECIMALS).replace(/\.?0+$/, '')
}
