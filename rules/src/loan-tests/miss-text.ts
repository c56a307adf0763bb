import { dollars, readCents } from '../money/cents.ts'
import type { Miss } from './explanation.ts'

/** 1 day, $20.00, 0.25 percentage points. */
export function missText({ unit, amount }: Miss): string {
  switch (unit) {
    case 'dollars':
      return dollarsText(amount)
    case 'percentage_points':
      return `${amount} percentage points`
    case 'days':
      return counted(amount, 'day')
    case 'months':
      return counted(amount, 'month')
  }
}

/** What the loans of one cause come to: the dollars of all, or the largest number of days. */
export function groupMissText({
  dollars: sum,
  daysAtMost,
}: {
  dollars: string | null
  daysAtMost: number | null
}): string | null {
  if (sum !== null) return `${dollarsText(sum)} in all`
  return daysAtMost === null ? null : `up to ${counted(String(daysAtMost), 'day')}`
}

/** The sum of many loans can be more than one loan may have. */
const dollarsText = (amount: string) => {
  const cents = readCents(amount)
  return cents === undefined ? `$${amount}` : dollars(cents)
}

const counted = (amount: string, unit: string) =>
  `${Number(amount).toLocaleString('en-US')} ${unit}${amount === '1' ? '' : 's'}`
