import type { LoanTestAnswer } from '../loan-tests/answer.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { rateSpread } from '../loan-tests/rate-spread.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import type { LoanReader } from './loan-reader.ts'
import { disclosedApr, refusalText } from './loan-test-parts.ts'
import { isAdjustable, termMonths } from './recompute.ts'

interface ComparedApor {
  value: string
  /** Which one it is. */
  from: 'table' | 'lender'
  lender: string | undefined
  spread?: LoanTestAnswer<{ rateSpread: string; apor: string | null; week: string | null }>
  input?: object
  problem?: string
}

/** The published rate of the week and term; where it cannot be looked up, the one that the lender used. */
export function aporOf(reader: LoanReader, data: LoanTestData): ComparedApor | undefined {
  return reader.shared('apor', (from) => {
    const lender = from.value('averagePrimeOfferRatePercent')
    const rateSetDate = from.value('currentRateSetDate')
    const adjustable = isAdjustable(from)
    const months = adjustable
      ? Number(from.value('firstRateChangeMonthsCount') ?? Number.NaN)
      : termMonths(from)
    const rate = disclosedApr(from)
    if (
      rateSetDate !== undefined &&
      adjustable !== undefined &&
      months !== undefined &&
      !Number.isNaN(months)
    ) {
      const input = {
        ...{ actionTaken: 1, amortization: adjustable ? ('variable' as const) : ('fixed' as const) },
        ...{ apr: rate ?? '0', rateSetDate, termMonths: months },
      }
      try {
        const spread = rateSpread(input, data)
        return { value: spread.result.apor!, from: 'table', lender, spread, input }
      } catch (error) {
        if (!(error instanceof LoanTestRefusal)) throw error
        return lender === undefined
          ? undefined
          : { value: lender, from: 'lender', lender, problem: refusalText(error) }
      }
    }
    return lender === undefined ? undefined : { value: lender, from: 'lender', lender }
  })
}
