import { deriveBits } from './derived-bits.ts'
import {
  anyCaseWord,
  dayNumber,
  decimalNumber,
  digits,
  EXEMPT_ANY,
  isInt32,
  isText,
  isZip,
  lastVisible,
  wholeNumber,
  wordBits,
} from './field-bytes.ts'
import {
  BLANK,
  CODE_BITS,
  EXEMPT,
  INT32,
  IS_1111,
  IS_7777,
  IS_8888,
  IS_9999,
  LISTED,
  NA,
  NA_ANY_CASE,
  NEGATIVE,
  NUMBER,
  POSITIVE,
  REGISTERS,
  SMALL_COUNTY,
  TEXT,
  UNLISTED,
  WELL_FORMED,
  WHOLE,
  ZERO,
} from './field-sets.ts'
import type { Geography } from './geography.ts'
import { F, LOAN_FIELDS, readerOf } from './loan-fields.ts'
import { stateIndex } from './states.ts'

export const LOAN_FIELD_COUNT = LOAN_FIELDS.length
/** Values that the edits Q656, Q657, Q659, Q646 look for anywhere in the row; set while reading. */
export const MARK_1111 = 1
export const MARK_888 = 2
export const MARK_EXEMPT_WORD = 4

const PIPE = 0x7c
const LINE_FEED = 0x0a
const RETURN = 0x0d
const KIND = {
  code: 0,
  codeOrBlank: 1,
  integer: 2,
  integerOrNa: 3,
  integerOrNaOrExempt: 4,
  decimal: 5,
  decimalOrNaOrExempt: 6,
  decimalOrNaOrExemptOrBlank: 7,
  date: 8,
  dateOrNa: 9,
  identifier: 10,
  text: 11,
  street: 12,
  state: 13,
  zip: 14,
  county: 15,
  tract: 16,
  nmlsr: 17,
} as const
const KINDS = Uint8Array.from(LOAN_FIELDS, (field) => KIND[readerOf(field)])
const TABLED = 128
/** Bit of every value below 128, for each field. */
const BIT_OF_CODE = new Int32Array(LOAN_FIELD_COUNT * TABLED).fill(UNLISTED)
const BIT_OF_1111 = new Int32Array(LOAN_FIELD_COUNT).fill(UNLISTED)
CODE_BITS.forEach((bits, field) => {
  for (const [code, bit] of bits) {
    if (code < TABLED) BIT_OF_CODE[field * TABLED + code] = bit
    else BIT_OF_1111[field] = bit
  }
  if (KINDS[field] === KIND.codeOrBlank) BIT_OF_CODE[field * TABLED] = BLANK
})
const text = new TextDecoder()

/** One loan row as numbers: where each field begins and ends, what it is, and its value. Reused for every row. */
export class LoanRow {
  bytes: Uint8Array = new Uint8Array(0)
  readonly start = new Int32Array(LOAN_FIELD_COUNT + 2)
  readonly end = new Int32Array(LOAN_FIELD_COUNT + 2)
  readonly bits = new Int32Array(REGISTERS)
  readonly value = new Float64Array(LOAN_FIELD_COUNT)
  /** Number of fields found; 110 when the row has the right length. */
  fieldCount = 0
  /** Fields that the official service could not read. */
  readonly unreadable: number[] = []
  marks = 0
  /** Hash of the ULI, upper case. */
  uliHash = 0
  uliHash2 = 0
  geography: Geography | undefined
  private scratch = new Uint8Array(1024)

  constructor(geography?: Geography) {
    this.geography = geography
  }

  /** Finds the fields of the row that begins at `from`; returns where its line ends (the line feed or the end). */
  scan(bytes: Uint8Array, from: number, limit: number): number {
    const { start, end } = this
    let field = 0
    let dirty = 0
    let at = from
    start[0] = from
    for (; at < limit; at++) {
      const byte = bytes[at]!
      if (byte > 34) {
        if (byte === PIPE) {
          if (field <= LOAN_FIELD_COUNT) {
            end[field] = at
            start[++field] = at + 1
          } else field++
        }
      } else if (byte !== 32 && byte !== 33) {
        if (byte === LINE_FEED) break
        dirty++
      }
    }
    let stop = at
    if (dirty > 0 && stop > from && bytes[stop - 1] === RETURN) {
      stop--
      dirty--
    }
    if (dirty > 0) {
      this.scanCleaned(bytes, from, stop)
      return at
    }
    this.bytes = bytes
    if (field <= LOAN_FIELD_COUNT) end[field] = stop
    this.finishScan(field, stop)
    return at
  }

  /** The official service drops control characters and double quotes anywhere in the row. */
  private scanCleaned(bytes: Uint8Array, from: number, stop: number): void {
    if (this.scratch.length < stop - from) this.scratch = new Uint8Array((stop - from) * 2)
    const { scratch, start, end } = this
    let length = 0
    let field = 0
    start[0] = 0
    for (let at = from; at < stop; at++) {
      const byte = bytes[at]!
      if (byte < 32 || byte === 34) continue
      if (byte === PIPE) {
        if (field <= LOAN_FIELD_COUNT) {
          end[field] = length
          start[++field] = length + 1
        } else field++
      }
      scratch[length++] = byte
    }
    this.bytes = scratch
    if (field <= LOAN_FIELD_COUNT) end[field] = length
    this.finishScan(field, length)
  }

  private finishScan(pipes: number, stop: number): void {
    let { bytes } = this
    let last = stop
    while (last > this.start[0]! && bytes[last - 1]! <= 32) last--
    const endsWithPipe = last > this.start[0]! && bytes[last - 1] === PIPE
    // 110 pipes with one at the end: the service drops that last pipe.
    if (pipes === LOAN_FIELD_COUNT && endsWithPipe) {
      const beforePipe = last - 1
      bytes = this.bytes
      this.fieldCount = LOAN_FIELD_COUNT
      if (beforePipe > this.start[0]! && lastVisible(bytes, beforePipe, this.start[0]!) === PIPE)
        this.fieldCount = LOAN_FIELD_COUNT + 1
      return
    }
    // A row that ends with a pipe has no last field: the service refuses its length.
    this.fieldCount = endsWithPipe && pipes < LOAN_FIELD_COUNT ? pipes : pipes + 1
  }

  get hasRightLength(): boolean {
    return this.fieldCount === LOAN_FIELD_COUNT
  }

  /** Turns the fields into bits and values. Call after `scan` when the row has the right length. */
  decode(): void {
    const { start, end, bits, bytes, value } = this
    this.marks = 0
    this.uliHash = 0
    this.uliHash2 = 0
    this.unreadable.length = 0
    for (let field = 0; field < LOAN_FIELD_COUNT; field++) {
      let from = start[field]!
      let to = end[field]!
      while (from < to && bytes[from]! <= 32) from++
      while (to > from && bytes[to - 1]! <= 32) to--
      start[field] = from
      end[field] = to
      const kind = KINDS[field]!
      if (kind <= KIND.codeOrBlank) {
        const length = to - from
        if (length === 1) {
          const digit = bytes[from]! - 48
          if (digit >= 0 && digit <= 9) {
            bits[field] = BIT_OF_CODE[field * TABLED + digit]!
            value[field] = digit
            continue
          }
        } else if (length === 0) {
          bits[field] = BLANK
          value[field] = 0
          if (kind === KIND.code) this.unreadable.push(field)
          continue
        } else if (length === 2) {
          const tens = bytes[from]! - 48
          const ones = bytes[from + 1]! - 48
          if (tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9) {
            const code = tens * 10 + ones
            bits[field] = BIT_OF_CODE[field * TABLED + code]!
            value[field] = code
            continue
          }
        }
        this.decodeLongCode(field, from, to)
      } else bits[field] = this.decodeOther(kind, field, from, to)
    }
    deriveBits(this.bits)
  }

  private decodeLongCode(field: number, from: number, to: number): void {
    const code = wholeNumber(this.bytes, from, to)
    this.value[field] = code
    if (!isInt32(code)) {
      this.bits[field] = UNLISTED
      this.unreadable.push(field)
    } else if (code === 1111) {
      this.bits[field] = BIT_OF_1111[field]!
      this.marks |= MARK_1111
    } else this.bits[field] = code >= 0 && code < TABLED ? BIT_OF_CODE[field * TABLED + code]! : UNLISTED
  }

  private decodeOther(kind: number, field: number, from: number, to: number): number {
    const { bytes } = this
    if (from === to) {
      this.value[field] = 0
      if (kind <= KIND.dateOrNa && kind !== KIND.decimalOrNaOrExemptOrBlank) this.unreadable.push(field)
      return BLANK
    }
    if (kind <= KIND.integerOrNaOrExempt) {
      if (kind !== KIND.integer) {
        const word = wordBits(bytes, from, to)
        if (word === NA || (word === EXEMPT && kind === KIND.integerOrNaOrExempt))
          return this.word(field, word)
      }
      const number = wholeNumber(bytes, from, to)
      this.value[field] = number
      if (Number.isNaN(number) || (kind === KIND.integer && !isInt32(number))) {
        this.unreadable.push(field)
        return TEXT
      }
      return this.numberBits(number, true)
    }
    if (kind <= KIND.decimalOrNaOrExemptOrBlank) {
      if (kind !== KIND.decimal && bytes[from]! > 64) {
        const word = wordBits(bytes, from, to)
        if (word !== 0) return this.word(field, word)
      }
      const number = decimalNumber(bytes, from, to)
      this.value[field] = number
      if (Number.isNaN(number)) {
        this.unreadable.push(field)
        return TEXT
      }
      return this.numberBits(number, false)
    }
    return this.decodeText(kind, field, from, to)
  }

  private decodeText(kind: number, field: number, from: number, to: number): number {
    const { bytes } = this
    if (kind === KIND.date || kind === KIND.dateOrNa) {
      if (kind === KIND.dateOrNa && wordBits(bytes, from, to) === NA) {
        this.value[field] = 0
        return NA | NA_ANY_CASE
      }
      const day = dayNumber(bytes, from, to)
      this.value[field] = day
      if (day > 0) return NUMBER | POSITIVE | WELL_FORMED
      this.unreadable.push(field)
      return TEXT
    }
    if (kind === KIND.identifier) {
      if (field === F.uli) this.hashUli(from, to)
      for (let at = from; at < to; at++)
        if (bytes[at] === 32 || bytes[at] === 44) {
          this.unreadable.push(field)
          break
        }
      return TEXT
    }
    this.value[field] = -1
    if (kind === KIND.text && field !== F.city) return TEXT
    const word = to - from <= 6 ? anyCaseWord(bytes, from, to) : 0
    if (word !== 0) {
      if (word & EXEMPT_ANY) this.marks |= MARK_EXEMPT_WORD
      if (word & (NA | EXEMPT | EXEMPT_ANY)) return word & ~EXEMPT_ANY
    }
    if (to - from < 9) this.markOddText(from, to)
    if (kind === KIND.state)
      return TEXT | (to - from === 2 && stateIndex(bytes[from]!, bytes[from + 1]!) > 0 ? LISTED : 0) | word
    if (kind === KIND.zip) return TEXT | (isZip(bytes, from, to) ? WELL_FORMED : 0)
    if (kind === KIND.nmlsr) return nmlsrBits(wholeNumber(bytes, from, to))
    if (kind === KIND.county) {
      const county = to - from === 5 ? digits(bytes, from, to) : -1
      this.value[field] = county
      return TEXT | word | (county >= 0 && this.geography ? countyBits(this.geography, county) : 0)
    }
    if (kind === KIND.tract) {
      const county = to - from >= 5 ? digits(bytes, from, from + 5) : -1
      const inCounty = to - from === 11 ? digits(bytes, from + 5, to) : -1
      this.value[field] = county
      if (county < 0 || inCounty < 0) return TEXT | word
      return TEXT | WELL_FORMED | (this.geography?.hasTract(county, inCounty) ? LISTED : 0)
    }
    return TEXT
  }

  private word(field: number, word: number): number {
    this.value[field] = 0
    if (word === EXEMPT) this.marks |= MARK_EXEMPT_WORD
    return word === NA ? NA | NA_ANY_CASE : word
  }

  private numberBits(number: number, whole: boolean): number {
    let bits = NUMBER | (number > 0 ? POSITIVE : number === 0 ? ZERO : NEGATIVE)
    if (whole) bits |= isInt32(number) ? INT32 | WHOLE : WHOLE
    if (number < 888) return bits
    if (number === 1111) {
      this.marks |= MARK_1111
      return bits | IS_1111
    }
    if (number === 8888) return bits | IS_8888
    if (number === 9999) return bits | IS_9999
    if (number === 7777) return bits | IS_7777
    if (number === 888 || number === 999 || number === 88888 || number === 99999) this.marks |= MARK_888
    return bits
  }

  private markOddText(from: number, to: number): void {
    const first = this.bytes[from]!
    if (first === 0x31 && isText(this.bytes, from, to, '1111')) this.marks |= MARK_1111
    else if (first === 0x38 || first === 0x39) this.marks |= MARK_888
  }

  private hashUli(from: number, to: number): void {
    let first = 0x811c9dc5
    let second = to - from
    for (let at = from; at < to; at++) {
      let byte = this.bytes[at]!
      if (byte >= 97 && byte <= 122) byte -= 32
      first = Math.imul(first ^ byte, 0x01000193)
      second = Math.imul(second, 31) + byte
    }
    this.uliHash = first | 0
    this.uliHash2 = second | 0
  }

  length(field: number): number {
    return this.end[field]! - this.start[field]!
  }

  /** The value as it is in the file, trimmed. */
  text(field: number): string {
    return text.decode(this.bytes.subarray(this.start[field]!, this.end[field]!))
  }

  is(field: number, word: string): boolean {
    return isText(this.bytes, this.start[field]!, this.end[field]!, word)
  }

  /** Digits after the point as reported, without counting an exponent. */
  decimals(field: number): number {
    const from = this.start[field]!
    const to = this.end[field]!
    for (let at = from; at < to; at++) if (this.bytes[at] === 46) return to - at - 1
    return 0
  }
}

function nmlsrBits(number: number): number {
  if (Number.isNaN(number)) return TEXT
  return (
    TEXT | WHOLE | (isInt32(number) ? INT32 : 0) | (number > 0 ? POSITIVE : number === 0 ? ZERO : NEGATIVE)
  )
}

function countyBits(geography: Geography, county: number): number {
  const flags = geography.countyFlags[county]!
  return (flags & 1 ? LISTED : 0) | (flags & 2 ? SMALL_COUNTY : 0)
}
