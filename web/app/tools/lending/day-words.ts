import type { Day } from '@plumbline/contract/platform/days.ts'

const LONG = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  timeZone: 'UTC',
})
const SHORT = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric' },
  timeZone: 'UTC',
})

/** Thursday, January 22, 2026 */
export const dayInFull = (day: Day) => LONG.format(new Date(day))

/** Thu, Jan 22 */
export const dayInShort = (day: Day) => SHORT.format(new Date(day))

/** $1,234.50 */
export function inDollars(money: string): string {
  const [whole, cents] = money.replace('-', '').split('.') as [string, string]
  return `${money.startsWith('-') ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
