import { codesOf, F, LOAN_FIELDS, type LoanField, readerOf } from './loan-fields.ts'

/**
 * What a value is, as bits, so that an edit is a mask and not a comparison of strings.
 * A code field has one bit for each code that exists, `BLANK`, and `UNLISTED` for every other number.
 * All other fields have the bits below.
 */
export const BLANK = 1
export const NA = 1 << 1
export const EXEMPT = 1 << 2
export const NUMBER = 1 << 3
export const POSITIVE = 1 << 4
export const ZERO = 1 << 5
export const NEGATIVE = 1 << 6
/** A whole number within 32 bits. */
export const INT32 = 1 << 7
/** Text that is none of the others. */
export const TEXT = 1 << 8
/** `NA` in upper or lower case. */
export const NA_ANY_CASE = 1 << 9
/** Has the form the field asks for: a ZIP Code, eleven digits, a real day. */
export const WELL_FORMED = 1 << 10
/** Stands in the list of states, counties or tracts. */
export const LISTED = 1 << 11
export const SMALL_COUNTY = 1 << 12
export const IS_1111 = 1 << 13
export const IS_7777 = 1 << 14
export const IS_8888 = 1 << 15
export const IS_9999 = 1 << 16
export const WHOLE = 1 << 17
export const UNLISTED = 1 << 31

/** Bits that stand for more than one field, stored after the 110 fields. */
export const DERIVED = {
  applicant: 110,
  coApplicant: 111,
  applicantRaceText: 112,
  coApplicantRaceText: 113,
  anyDenialReason: 114,
  anyAus: 115,
  anyAusResult: 116,
} as const
export type DerivedField = keyof typeof DERIVED
export const REGISTERS = 117

export const NON_NATURAL = 2
export const NO_PERSON = 4
export const NATURAL = 8

/** Bit of each listed code of a field. */
export const CODE_BITS: readonly ReadonlyMap<number, number>[] = LOAN_FIELDS.map(
  (field) => new Map(codesOf(field).map((code, at) => [code, 1 << (at + 1)])),
)

const NAMED: Record<string, number> = {
  blank: BLANK,
  NA,
  Exempt: EXEMPT,
  number: NUMBER,
  positive: POSITIVE,
  notNegative: POSITIVE | ZERO,
  int32: INT32,
  naAnyCase: NA_ANY_CASE,
  wellFormed: WELL_FORMED,
  listed: LISTED,
  small: SMALL_COUNTY,
  nonNatural: NON_NATURAL,
  nobody: NO_PERSON,
  '1111': IS_1111,
  '7777': IS_7777,
  '8888': IS_8888,
  '9999': IS_9999,
}

const GROUPS: Record<string, string> = {
  R16: '1 2 21 22 23 24 25 26 27 3 4 41 42 43 44 5',
  R5: '1 2 3 4 5',
  E6: '1 11 12 13 14 2',
}

const LIKE: Partial<Record<DerivedField, LoanField>> = {
  anyDenialReason: 'denialReason1',
  anyAus: 'aus1',
  anyAusResult: 'ausResult1',
}

export function registerOf(field: string): number {
  const at = F[field as LoanField] ?? DERIVED[field as DerivedField]
  if (at === undefined) throw new Error(`There is no HMDA field ${field}.`)
  return at
}

/** The mask of a set such as `1 2 31`, `NA Exempt`, `filled`. */
export function maskOf(field: string, items: readonly string[]): number {
  const like = (LIKE[field as DerivedField] ?? field) as LoanField
  const at = F[like]
  const coded = at !== undefined && ['code', 'codeOrBlank'].includes(readerOf(like))
  let mask = 0
  for (const item of items.flatMap((name) => (GROUPS[name] ?? name).split(' '))) {
    if (coded && item === 'listed') for (const bit of CODE_BITS[at]!.values()) mask |= bit
    else if (coded && /^\d+$/.test(item)) {
      const bit = CODE_BITS[at]!.get(Number(item))
      if (bit === undefined) throw new Error(`${field} has no code ${item}.`)
      mask |= bit
    } else if (NAMED[item] !== undefined) mask |= NAMED[item]
    else throw new Error(`There is no set ${item} for ${field}.`)
  }
  return mask
}
