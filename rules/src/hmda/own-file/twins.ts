import { BLANK, EXEMPT, NA_ANY_CASE } from '../field-sets.ts'
import { F, type LoanField } from '../loan-fields.ts'
import type { LoanRow } from '../loan-row.ts'
import { RowSet } from '../row-set.ts'

/** What two rows of one application would share. */
export const TWIN_FIELDS: readonly LoanField[] = [
  'applicationDate',
  'loanAmount',
  'streetAddress',
  'income',
  'loanPurpose',
]
const PLACES = TWIN_FIELDS.map((field) => F[field])
const UNKNOWN = BLANK | NA_ANY_CASE | EXEMPT

type RowLoader = (at: number) => LoanRow

/** Rows that agree in date, amount, address, income and purpose, and have different ULIs: perhaps one loan twice. */
export class Twins {
  readonly rows = new RowSet(64)
  private readonly first = new Map<number, number>()
  private readonly partners = new Map<number, number>()

  note(at: number, row: LoanRow, loadOther: RowLoader): void {
    if (row.bits[F.streetAddress]! & UNKNOWN || row.bits[F.applicationDate]! & UNKNOWN) return
    const hash = hashOf(row)
    const before = this.first.get(hash)
    if (before === undefined) {
      this.first.set(hash, at)
      return
    }
    const key = keyOf(row)
    const uli = row.text(F.uli).toUpperCase()
    const other = loadOther(before)
    if (keyOf(other) !== key || other.text(F.uli).toUpperCase() === uli) return
    this.rows.add(before)
    this.rows.add(at)
    this.partners.set(at, before)
    if (!this.partners.has(before)) this.partners.set(before, at)
  }

  partnerOf(at: number): number | undefined {
    return this.partners.get(at)
  }
}

const keyOf = (row: LoanRow): string => PLACES.map((field) => row.text(field).toUpperCase()).join('|')

function hashOf({ bytes, start, end }: LoanRow): number {
  let low = 0x811c9dc5
  let high = 0
  for (const field of PLACES) {
    for (let at = start[field]!; at < end[field]!; at++) {
      let byte = bytes[at]!
      if (byte >= 97 && byte <= 122) byte -= 32
      low = Math.imul(low ^ byte, 0x01000193)
      high = Math.imul(high, 31) + byte
    }
    low = Math.imul(low ^ 124, 0x01000193)
  }
  return (low >>> 0) * 0x200000 + (high & 0x1fffff)
}
