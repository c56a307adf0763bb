import type { Day } from '../dates/calendar-day.ts'
import type { Working } from '../loan-tests/answer.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, divideHalfUp, parseCents } from '../money/cents.ts'
import { PERCENT_SCALE, type Percent, parsePercent } from '../money/percent.ts'
import { type ThresholdRow, thresholdOn } from '../thresholds/threshold-register.ts'

/** What a row gives to an answer. It is read once: most calls ask for the same few rows. */
interface RowFacts {
  /** Its name among the dates of the data. */
  source: string
  notes: readonly string[]
  cents?: Cents
  percent?: Percent
}

const factsOfRows = new WeakMap<ThresholdRow, RowFacts>()

function factsOf(row: ThresholdRow): RowFacts {
  const known = factsOfRows.get(row)
  if (known) return known
  const { key, from, status, note } = row
  const notes: string[] = []
  if (status === 'S') notes.push(`${key}: the figure from ${from} comes from a secondary source. Check it.`)
  if (status === 'V' && note.includes('by mistake')) notes.push(`${key}: ${note}.`)
  const facts = { source: `threshold:${key}`, notes }
  factsOfRows.set(row, facts)
  return facts
}

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
    const { source, notes } = factsOf(row)
    this.#working.dataAsOf[source] = row.from
    for (const note of notes) this.#working.note(note)
    return row
  }

  cents(key: string, day?: Day): Cents {
    const row = this.row(key, day)
    const facts = factsOf(row)
    facts.cents ??= parseCents(row.value, key)
    return facts.cents
  }

  percent(key: string, day?: Day): Percent {
    const row = this.row(key, day)
    const facts = factsOf(row)
    facts.percent ??= parsePercent(row.value, key)
    return facts.percent
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
