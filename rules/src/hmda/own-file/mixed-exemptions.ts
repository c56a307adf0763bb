import { EXEMPT, IS_1111 } from '../field-sets.ts'
import { exemptValue } from '../field-words.ts'
import { F, LOAN_FIELDS, type LoanField } from '../loan-fields.ts'
import type { LoanRow } from '../loan-row.ts'
import { RowSet } from '../row-set.ts'

export const EXEMPTABLE: readonly LoanField[] = LOAN_FIELDS.filter(
  (field) => exemptValue(field) !== undefined,
)
const PLACES = EXEMPTABLE.map((field) => F[field])
const CODES = EXEMPTABLE.map((field) => exemptValue(field) === '1111')

/** Closed-end, open-end, or not said: a partially exempt filer may leave the kind out as well. */
export const LOAN_KINDS = ['closed-end', 'open-end', 'not said'] as const
const kindOf = (row: LoanRow): number => {
  const code = row.value[F.openEndLineOfCredit]
  return code === 2 ? 0 : code === 1 ? 1 : 2
}

const isExempt = (row: LoanRow, place: number): boolean =>
  CODES[place]
    ? row.value[PLACES[place]!] === 1111
    : (row.bits[PLACES[place]!]! & (EXEMPT | IS_1111)) === EXEMPT

/**
 * Fields that some rows of a kind report and others call exempt. The exemption is for all closed-end loans or all
 * open-end lines of the institution (1003.3(d)(2)-(3)); reporting some anyway is allowed and worth a look.
 */
export class MixedExemptions {
  readonly rows = new RowSet(64)
  private readonly exempt: [Int32Array, Int32Array]
  private readonly kinds: Uint8Array
  private readonly counts = LOAN_KINDS.map(() => EXEMPTABLE.map(() => [0, 0] as [number, number]))

  constructor(rowCount: number) {
    this.exempt = [new Int32Array(rowCount), new Int32Array(rowCount)]
    this.kinds = new Uint8Array(rowCount).fill(255)
  }

  note(at: number, row: LoanRow): void {
    const kind = kindOf(row)
    this.kinds[at] = kind
    for (let place = 0; place < EXEMPTABLE.length; place++) {
      const exempt = isExempt(row, place)
      this.counts[kind]![place]![exempt ? 0 : 1]++
      if (exempt) this.exempt[place >> 5]![at]! |= 1 << (place & 31)
    }
  }

  finish(): void {
    // Nobody claims the exemption, or everybody does.
    const rare = this.counts.map((fields) => fields.map(rarerSide))
    if (rare.every((fields) => fields.every((side) => side === undefined))) return
    for (let at = 0; at < this.kinds.length; at++) {
      const sides = rare[this.kinds[at]!]
      if (!sides) continue
      for (let place = 0; place < EXEMPTABLE.length; place++) {
        const exempt = (this.exempt[place >> 5]![at]! & (1 << (place & 31))) !== 0
        if (sides[place] === (exempt ? 0 : 1)) {
          this.rows.add(at)
          break
        }
      }
    }
  }

  /** The fields in which a row is among the fewer. */
  of(row: LoanRow): { field: LoanField; kind: string; exempt: number; reported: number }[] {
    const kind = kindOf(row)
    return EXEMPTABLE.flatMap((field, place) => {
      const counts = this.counts[kind]![place]!
      if (rarerSide(counts) !== (isExempt(row, place) ? 0 : 1)) return []
      return [{ field, kind: LOAN_KINDS[kind]!, exempt: counts[0], reported: counts[1] }]
    })
  }
}

/** 0 where fewer rows are exempt, 1 where fewer report, nothing where all do the same. */
function rarerSide([exempt, reported]: [number, number]): 0 | 1 | undefined {
  if (exempt === 0 || reported === 0) return undefined
  return exempt <= reported ? 0 : 1
}
