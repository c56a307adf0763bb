import { NUMBER, POSITIVE } from '../field-sets.ts'
import { F, type LoanField } from '../loan-fields.ts'
import type { LoanRow } from '../loan-row.ts'
import { RowSet } from '../row-set.ts'

/** Below this many values a median says nothing. */
const VALUES_AT_LEAST = 30
/** Standard deviations, estimated by the median of the distances, beyond which a value is named. */
const FAR = 6
/** Of a normal distribution, the median distance is this part of the standard deviation. */
const MEDIAN_TO_DEVIATION = 1.4826
/** A file of round figures has a tiny median distance; a deviation is at least this part of the median, or points. */
const LEAST_SHARE = 0.05
const LEAST_POINTS = 0.25

/** Amounts are compared by ratio, rates by difference. */
const AMOUNTS: readonly LoanField[] = [
  'loanAmount',
  'propertyValue',
  'income',
  'totalLoanCosts',
  'originationCharges',
]
const RATES: readonly LoanField[] = [
  'interestRate',
  'rateSpread',
  'debtToIncomeRatio',
  'combinedLoanToValueRatio',
]
export const OUTLIER_FIELDS: readonly LoanField[] = [...AMOUNTS, ...RATES]

export interface Spread {
  count: number
  median: number
  low: number
  high: number
}

/** Values far from the other values of the same field in the same file. */
export class Outliers {
  readonly rows = new RowSet(64)
  private readonly values: Float32Array[]
  private readonly spreads: (Spread | undefined)[] = []

  constructor(rowCount: number) {
    this.values = OUTLIER_FIELDS.map(() => new Float32Array(rowCount).fill(Number.NaN))
  }

  note(at: number, row: LoanRow): void {
    for (let place = 0; place < OUTLIER_FIELDS.length; place++) {
      const field = F[OUTLIER_FIELDS[place]!]
      const bits = row.bits[field]!
      const isAmount = place < AMOUNTS.length
      if ((bits & NUMBER) === 0 || (isAmount && (bits & POSITIVE) === 0)) continue
      const value = row.value[field]!
      this.values[place]![at] = isAmount ? Math.log(value) : value
    }
  }

  /** Judges one field; false after the last. */
  finishField(place: number): boolean {
    const values = this.values[place]
    if (!values) return false
    const known = values.filter((value) => !Number.isNaN(value)).sort()
    if (known.length < VALUES_AT_LEAST) {
      this.spreads.push(undefined)
      return true
    }
    const median = middle(known)
    const distances = known.map((value) => Math.abs(value - median)).sort()
    const isAmount = place < AMOUNTS.length
    const least = isAmount ? LEAST_SHARE : LEAST_POINTS
    const reach = FAR * Math.max(middle(distances) * MEDIAN_TO_DEVIATION, least)
    const back = (value: number) => (isAmount ? Math.exp(value) : value)
    this.spreads.push({
      count: known.length,
      median: back(median),
      low: back(median - reach),
      high: back(median + reach),
    })
    for (let at = 0; at < values.length; at++) if (Math.abs(values[at]! - median) > reach) this.rows.add(at)
    return true
  }

  /** The fields of a row that stand apart, with the spread of the file. */
  of(row: LoanRow): { field: LoanField; value: number; spread: Spread }[] {
    return OUTLIER_FIELDS.flatMap((field, place) => {
      const spread = this.spreads[place]
      if (!spread || (row.bits[F[field]]! & NUMBER) === 0) return []
      const value = row.value[F[field]]!
      if (place < AMOUNTS.length && value <= 0) return []
      return value < spread.low || value > spread.high ? [{ field, value, spread }] : []
    })
  }
}

const middle = (sorted: Float32Array): number =>
  (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
