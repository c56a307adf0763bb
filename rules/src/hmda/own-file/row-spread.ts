import { type AporTables, aporWeekOn, mondayOf } from '../../apor/apor-table.ts'
import { aporTerm } from '../../apor/loan-term.ts'
import { dayOf } from '../../dates/calendar-day.ts'
import { rateSpread } from '../../loan-tests/rate-spread.ts'
import { LoanTestRefusal } from '../../loan-tests/refusal.ts'
import { PERCENT_SCALE } from '../../money/percent.ts'
import { EXEMPT, NUMBER, POSITIVE } from '../field-sets.ts'
import { F } from '../loan-fields.ts'
import type { LoanRow } from '../loan-row.ts'
import type { LoanPricing } from './loan-pricing.ts'

/** What the row says of its rate, as the rate-spread test takes it; nothing where the row does not say enough. */
function terms(row: LoanRow): { amortization: 'fixed' | 'variable'; termMonths: number } | undefined {
  const introductory = row.bits[F.introductoryRatePeriod]!
  const hasTerm = (row.bits[F.loanTerm]! & POSITIVE) !== 0
  if (introductory & NUMBER)
    return { amortization: 'variable', termMonths: row.value[F.introductoryRatePeriod]! }
  if (introductory & EXEMPT || !hasTerm) return undefined
  return { amortization: 'fixed', termMonths: row.value[F.loanTerm]! }
}

export type RowSpread =
  | { outcome: 'same' | 'differs'; computed: string; working: string }
  | { outcome: 'notCompared'; because: string }

/** The rate spread of a row by our tables, beside what the row reports (12 CFR 1003.4(a)(12)). */
export function compareSpread(row: LoanRow, pricing: LoanPricing, apor: AporTables): RowSpread {
  const reported = row.text(F.rateSpread)
  if (row.bits[F.rateSpread]! & EXEMPT) return { outcome: 'notCompared', because: 'The row reports Exempt.' }
  const facts = terms(row)
  try {
    const { result } = rateSpread(
      {
        actionTaken: row.value[F.actionTaken]!,
        purchased: row.value[F.actionTaken] === 6,
        reverseMortgage: row.value[F.reverseMortgage] === 1,
        // Credit primarily for a business purpose is outside Regulation Z (1026.3(a)(1)).
        subjectToRegulationZ: row.value[F.businessOrCommercialPurpose] !== 1,
        apr: pricing.apr,
        rateSetDate: pricing.rateSetDate,
        amortization: facts?.amortization ?? 'fixed',
        ...(facts && { termMonths: facts.termMonths }),
        indefiniteTerm: row.value[F.openEndLineOfCredit] === 1,
      },
      { thresholds: new Map(), apor },
    )
    const computed = result.rateSpread
    const working =
      result.apor === null
        ? `By its action and kind the row reports ${computed}.`
        : `APR ${pricing.apr} less the average prime offer rate ${result.apor} (${result.table}, ${result.term} years, week of ${result.week}) is ${computed}.`
    return { outcome: isSame(reported, computed) ? 'same' : 'differs', computed, working }
  } catch (error) {
    if (error instanceof LoanTestRefusal) return { outcome: 'notCompared', because: error.message }
    throw error
  }
}

function isSame(reported: string, computed: string): boolean {
  if (reported === computed) return true
  const number = Number(reported)
  return reported !== '' && !Number.isNaN(number) && number.toFixed(3) === Number(computed).toFixed(3)
}

export interface ImpliedApr {
  /** The highest APR that the reported spread can stand for, in percent. */
  highest: number
  interestRate: number
}

const DATED = NUMBER | POSITIVE
/** Without an application date, the rate was set within so many days before the action. */
const LONGEST_LOCK_DAYS = 120

/**
 * The APR that a reported spread implies, for the kindest week between application and action, where even that lies
 * below the note rate. A fixed-rate loan's APR includes its charges, so this is rarely right.
 */
export function impliedAprBelowRate(row: LoanRow, { fixed }: AporTables): ImpliedApr | undefined {
  const { bits, value } = row
  const facts = terms(row)
  if (facts?.amortization !== 'fixed' || !(bits[F.rateSpread]! & NUMBER) || !(bits[F.interestRate]! & NUMBER))
    return undefined
  if ((bits[F.actionTakenDate]! & DATED) !== DATED) return undefined
  const last = dayOfNumber(value[F.actionTakenDate]!)
  const first =
    (bits[F.applicationDate]! & DATED) === DATED
      ? dayOfNumber(value[F.applicationDate]!)
      : last - LONGEST_LOCK_DAYS
  let term: number | undefined
  try {
    term = aporTerm({ termMonths: facts.termMonths }, 'fixed')
  } catch {
    return undefined
  }
  if (term === undefined || last < first) return undefined
  let best = Number.NEGATIVE_INFINITY
  for (let day = mondayOf(first); day <= last; day += 7) {
    const week = aporWeekOn(fixed, day)
    // A week that is missing might have had any rate.
    if (!week) return undefined
    best = Math.max(best, week.values[term - 1]!)
  }
  const highest = best / PERCENT_SCALE + value[F.rateSpread]!
  const interestRate = value[F.interestRate]!
  return highest < interestRate - 1e-9 ? { highest, interestRate } : undefined
}

const dayOfNumber = (number: number) =>
  dayOf(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100)
