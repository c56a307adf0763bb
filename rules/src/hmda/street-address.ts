import { F } from './loan-fields.ts'
import type { LoanRow } from './loan-row.ts'

export const HAS_DIGIT = 1
export const HAS_LETTER = 2
/** `&`, `;`, a backslash or the word "and": more than one place. */
export const HAS_TWO_PLACES = 4
/** A sign that no address has, or "tbd" anywhere. */
export const HAS_BAD_SIGN = 8
const STARTS_WORD = 16

const CLASS = new Uint8Array(256)
for (let byte = 48; byte <= 57; byte++) CLASS[byte] = HAS_DIGIT
for (let byte = 97; byte <= 122; byte++) {
  CLASS[byte] = HAS_LETTER
  CLASS[byte - 32] = HAS_LETTER
}
for (const sign of '&;\\') CLASS[sign.charCodeAt(0)]! |= HAS_TWO_PLACES
for (const sign of '!@$^%*_+={}[]<>?\\') CLASS[sign.charCodeAt(0)]! |= HAS_BAD_SIGN
for (const letter of 'aAtT') CLASS[letter.charCodeAt(0)]! |= STARTS_WORD

/** What is in the street address (Q660). */
export function addressFlags({ bytes, start, end }: LoanRow): number {
  const from = start[F.streetAddress]!
  const to = end[F.streetAddress]!
  let flags = 0
  for (let at = from; at < to; at++) {
    const found = CLASS[bytes[at]!]!
    flags |= found
    if ((found & STARTS_WORD) === 0 || at + 2 >= to) continue
    const second = bytes[at + 1]! | 32
    const third = bytes[at + 2]! | 32
    if (second === 98 && third === 100 && (bytes[at]! | 32) === 116) flags |= HAS_BAD_SIGN
    else if (second === 110 && third === 100 && (bytes[at]! | 32) === 97)
      if ((at === from || !isWordByte(bytes[at - 1]!)) && (at + 3 === to || !isWordByte(bytes[at + 3]!)))
        flags |= HAS_TWO_PLACES
  }
  return flags
}

const isWordByte = (byte: number) => (CLASS[byte]! & (HAS_DIGIT | HAS_LETTER)) !== 0 || byte === 95
