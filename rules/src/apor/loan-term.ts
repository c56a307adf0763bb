import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { APOR_TERMS } from './apor-table.ts'

export interface LoanTermInput {
  termYears?: number | undefined
  termMonths?: number | undefined
  termDays?: number | undefined
  indefiniteTerm?: boolean | undefined
}

/** A fixed-rate open-end plan without a stated length counts as 30 years (comment 4(a)(12)-4.i). */
const INDEFINITE_FIXED_YEARS = 30

/**
 * The column of the table, in years: 1003 comment 4(a)(12)-4.iii. Odd days go to the nearest month, months to
 * the nearest year, a half to the shorter, and less than six months is one year.
 */
export function aporTerm(input: LoanTermInput, amortization: 'fixed' | 'variable'): number | undefined {
  const { termYears, termMonths, termDays = 0, indefiniteTerm = false } = input
  if (termYears === undefined && termMonths === undefined && termDays === 0)
    return indefiniteTerm && amortization === 'fixed' ? INDEFINITE_FIXED_YEARS : undefined
  if (termYears !== undefined && termMonths === undefined && termDays === 0)
    return checked(termYears, `${termYears} years`)
  const months = (termYears ?? 0) * 12 + (termMonths ?? 0) + Math.ceil((termDays - 15) / 30)
  // A variable rate without any fixed period is compared with one year; a loan without a term is none.
  const years = months === 0 && amortization === 'fixed' ? 0 : Math.max(1, Math.ceil((months - 6) / 12))
  return checked(years, `${termYears ?? 0} years, ${termMonths ?? 0} months, ${termDays} days`)
}

function checked(years: number, given: string): number {
  if (years < 1 || years > APOR_TERMS)
    throw new LoanTestRefusal(
      'BAD_LOAN_TERM',
      'term',
      `term: ${given} is outside the tables, which have 1 to ${APOR_TERMS} years.`,
    )
  return years
}
