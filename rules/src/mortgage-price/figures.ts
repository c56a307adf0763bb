import type { Day } from '../dates/calendar-day.ts'
import type { Working } from '../loan-tests/answer.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, divideHalfUp, parseCents } from '../money/cents.ts'
import { PERCENT_SCALE, type Percent, parsePercent } from '../money/percent.ts'
import { type ThresholdRow, thresholdOn } from '../thresholds/threshold-register.ts'

/** Looks figures up for one date, and keeps for the answer which rows were used. */
export class Figures {
  readonly #data: LoanTestData
  readonly #working: Working
  readonly #day: Day

  constructor(data: LoanTestData, working: Working, day: Day) {
    this.#data = data
    this.#working = working
    this.#day = day
  }

  row(key: string, day: Day = this.#day): ThresholdRow {
    const row = thresholdOn(this.#data.thresholds, key, day)
    this.#working.dataAsOf[`threshold:${key}`] = row.from
    if (row.status === 'S')
      this.#working.note(`${key}: the figure from ${row.from} comes from a secondary source. Check it.`)
    if (row.note !== '' && row.status === 'V' && row.note.includes('by mistake'))
      this.#working.note(`${key}: ${row.note}.`)
    return row
  }

  cents(key: string, day?: Day): Cents {
    return parseCents(this.row(key, day).value, key)
  }

  percent(key: string, day?: Day): Percent {
    return parsePercent(this.row(key, day).value, key)
  }
}

/** A percentage of an amount, exactly: cents over WHOLE. */
export type ExactCents = bigint
export const WHOLE = BigInt(100 * PERCENT_SCALE)

export const exactShare = (cents: Cents, percent: Percent): ExactCents => BigInt(cents) * BigInt(percent)
export const exactCents = (cents: Cents): ExactCents => BigInt(cents) * WHOLE
export const roundedCents = (exact: ExactCents): Cents => Number(divideHalfUp(exact, WHOLE))

/** What lies above a limit, up to the next cent: giving back less would not bring it down to the limit. */
export function centsAbove(amount: Cents, limit: ExactCents): Cents {
  const over = exactCents(amount) - limit
  return over <= 0n ? 0 : Number((over + WHOLE - 1n) / WHOLE)
}
