import type { Finding } from '@plumbline/rules/fair-lending/analysis.ts'
import type { Basis } from '@plumbline/rules/fair-lending/applications.ts'
import type { Disparity } from '@plumbline/rules/fair-lending/disparity.ts'
import { FOUR_FIFTHS, type Measure, type PriceDifference } from '@plumbline/rules/fair-lending/outcomes.ts'

export const BASIS_NAMES: Readonly<Record<Basis, string>> = {
  ethnicity: 'Ethnicity',
  race: 'Race',
  sex: 'Sex',
  age: 'Age',
}

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  incomplete: 'Incomplete',
  approvedNotAccepted: 'Approved, not accepted',
}

export const MEASURE_HINTS: Readonly<Record<Measure, string>> = {
  denied: 'Denied applications of all that were approved or denied.',
  withdrawn: 'Applications withdrawn by the applicant, of all applications.',
  incomplete: 'Files closed for incompleteness, of all applications.',
  approvedNotAccepted: 'Approved applications that the applicant did not accept, of all approved.',
}

export const PRICE_NAMES: Readonly<Record<PriceDifference['price'], string>> = {
  rateSpread: 'Rate spread',
  interestRate: 'Interest rate',
  totalLoanCosts: 'Total loan costs',
  originationCharges: 'Origination charges',
  discountPoints: 'Discount points',
  lenderCredits: 'Lender credits',
  days: 'Days until a decision',
}

const PERCENT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

export const thousands = (count: number): string => count.toLocaleString('en-US')

export const percent = (share: number): string => PERCENT.format(share)

export function priceText(price: PriceDifference['price'], value: number): string {
  if (price === 'rateSpread' || price === 'interestRate') return `${value.toFixed(3)}%`
  return price === 'days' ? value.toFixed(1) : DOLLARS.format(value)
}

/** By the four-fifths convention: of those approved or denied, the share that was approved. */
export const isAdverseImpact = (
  measure: string,
  tooSmall: boolean,
  disparity: Disparity | undefined,
): boolean =>
  measure === 'denied' &&
  !tooSmall &&
  disparity?.favorableRatio !== undefined &&
  disparity.favorableRatio < FOUR_FIFTHS

/** How many differences are called out, and what that means. */
export function findingsLead(findings: readonly Finding[]): string | undefined {
  const count = findings.filter(({ about }) => about !== 'nothing').length
  if (count === 0) return undefined
  return `${count === 1 ? 'One difference' : `${count} differences`} between groups ${count === 1 ? 'is' : 'are'} larger than chance explains. Each needs a reason from the files.`
}

/** A share in percentage points. */
export const pointsText = (share: number): string => (share * 100).toFixed(1)

export const figureText = (value: number | undefined): string =>
  value === undefined ? 'not defined' : value.toFixed(2)

/** A probability as people read it. */
export function chance(p: number | undefined): string {
  if (p === undefined) return 'not compared'
  return p < 0.001 ? 'below 0.001' : p.toFixed(3)
}

/** The groups of a row, a figure in each cell; quotes protect commas. */
export function csvOf(rows: readonly (readonly (string | number | undefined)[])[]): string {
  const cell = (value: string | number | undefined) => {
    const text = value === undefined ? '' : String(value)
    const inert = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
    return /[",\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
  }
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
