import { formatDay, readDay } from '../../dates/calendar-day.ts'
import { readPercent } from '../../money/percent.ts'

/** What the register does not hold and a rate spread needs: the APR and the day on which the rate was set. */
export interface LoanPricing {
  apr: string
  rateSetDate: string
}

export const PRICING_LINES_AT_MOST = 1_000_000

/** The table cannot be read; the message names its line. */
export class PricingProblem extends Error {
  override readonly name = 'PricingProblem'
}

/** Reads lines of ULI, APR and rate-set date, as copied from a spreadsheet or a CSV file. A heading may come first. */
export function parsePricing(text: string): Map<string, LoanPricing> {
  const pricing = new Map<string, LoanPricing>()
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.length > PRICING_LINES_AT_MOST)
    throw new PricingProblem(
      `The table has ${lines.length.toLocaleString('en-US')} lines; at most ${PRICING_LINES_AT_MOST.toLocaleString('en-US')} are read.`,
    )
  lines.forEach((line, at) => {
    if (line.trim() === '') return
    const cells = line.split(/[\t,;|]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    const [uli = '', apr = '', day = ''] = cells
    const rate = apr.replace(/\s*%$/, '')
    const date = isoDay(day)
    if (readPercent(rate) === undefined) {
      // The first line may name the columns.
      if (pricing.size === 0 && !/\d/.test(apr)) return
      throw new PricingProblem(`Line ${at + 1}: "${apr}" is not an APR such as 6.875.`)
    }
    if (uli === '') throw new PricingProblem(`Line ${at + 1} has no ULI.`)
    if (!date)
      throw new PricingProblem(`Line ${at + 1}: "${day}" is not a date such as 2026-03-31 or 03/31/2026.`)
    const key = uli.toUpperCase()
    const known = pricing.get(key)
    if (known && (known.apr !== rate || known.rateSetDate !== date))
      throw new PricingProblem(`Line ${at + 1}: ${uli} appears in the table twice, with different figures.`)
    pricing.set(key, { apr: rate, rateSetDate: date })
  })
  if (pricing.size === 0) throw new PricingProblem('The table has no line with ULI, APR and rate-set date.')
  return pricing
}

function isoDay(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const iso = american
    ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`
    : plain
      ? `${plain[1]}-${plain[2]}-${plain[3]}`
      : text
  const day = readDay(iso)
  return day === undefined ? undefined : formatDay(day)
}
