import { EXEMPT, NA, NA_ANY_CASE, TEXT } from './field-sets.ts'

/** Reads values straight from the bytes of a row: no text is made of them. */
const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, at) => 10 ** at)
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/
const text = new TextDecoder()
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** The word in any case: the service does not take it for an exemption, and some edits look for it. */
export const EXEMPT_ANY = 1 << 20

export function lastVisible(bytes: Uint8Array, before: number, from: number): number {
  let at = before
  while (at > from && bytes[at - 1]! <= 32) at--
  return bytes[at - 1]!
}

export function isText(bytes: Uint8Array, from: number, to: number, word: string): boolean {
  if (to - from !== word.length) return false
  for (let at = 0; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) return false
  return true
}

/** Exactly `NA` or `Exempt`. */
export function wordBits(bytes: Uint8Array, from: number, to: number): number {
  const first = bytes[from]
  if (first === 78 && to - from === 2 && bytes[from + 1] === 65) return NA
  if (first === 69 && isText(bytes, from, to, 'Exempt')) return EXEMPT
  return 0
}

export function anyCaseWord(bytes: Uint8Array, from: number, to: number): number {
  const exact = wordBits(bytes, from, to)
  if (exact === NA) return NA | NA_ANY_CASE
  if (exact === EXEMPT) return EXEMPT | EXEMPT_ANY
  const length = to - from
  if (length === 2 && (bytes[from]! | 32) === 110 && (bytes[from + 1]! | 32) === 97) return NA_ANY_CASE
  if (length === 6 && /^exempt$/i.test(text.decode(bytes.subarray(from, to)))) return EXEMPT_ANY | TEXT
  return 0
}

export const isInt32 = (number: number) => number >= -2147483648 && number <= 2147483647

/** A whole number with an optional sign, or NaN. Beyond 15 digits the nearest double. */
export function wholeNumber(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  const sign = bytes[at]
  if (sign === 45 || sign === 43) at++
  if (at === to) return Number.NaN
  let number = 0
  const exact = to - at <= 15
  for (let digit = at; digit < to; digit++) {
    const byte = bytes[digit]! - 48
    if (byte < 0 || byte > 9) return Number.NaN
    number = number * 10 + byte
  }
  if (!exact) number = Number(text.decode(bytes.subarray(at, to)))
  return sign === 45 ? -number : number
}

/** Any decimal number, exponent form included, or NaN. Exact to the nearest double. */
export function decimalNumber(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  const sign = bytes[at]
  if (sign === 45 || sign === 43) at++
  let number = 0
  let count = 0
  let point = -1
  for (; at < to; at++) {
    const byte = bytes[at]!
    if (byte >= 48 && byte <= 57) {
      number = number * 10 + byte - 48
      count++
    } else if (byte === 46 && point < 0) point = at
    else return slowDecimal(bytes, from, to)
  }
  if (count === 0 || count > 15) return slowDecimal(bytes, from, to)
  if (point >= 0) number /= POWERS_OF_TEN[to - point - 1]!
  return sign === 45 ? -number : number
}

function slowDecimal(bytes: Uint8Array, from: number, to: number): number {
  if (to - from > 400) return Number.NaN
  const written = text.decode(bytes.subarray(from, to))
  return DECIMAL.test(written) ? Number(written) : Number.NaN
}

/** YYYYMMDD of a real day, or -1. */
export function dayNumber(bytes: Uint8Array, from: number, to: number): number {
  if (to - from !== 8) return -1
  const day = digits(bytes, from, to)
  if (day < 0) return -1
  const year = Math.floor(day / 10_000)
  const month = Math.floor(day / 100) % 100
  const inMonth = day % 100
  if (month < 1 || month > 12 || inMonth < 1 || inMonth > DAYS[month - 1]!) return -1
  if (month === 2 && inMonth === 29 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0))) return -1
  return day
}

export function digits(bytes: Uint8Array, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - 48
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}

export function isZip(bytes: Uint8Array, from: number, to: number): boolean {
  const length = to - from
  if (length !== 5 && length !== 10) return false
  if (digits(bytes, from, from + 5) < 0) return false
  return length === 5 || (bytes[from + 5] === 45 && digits(bytes, from + 6, to) >= 0)
}
