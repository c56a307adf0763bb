const LONG = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  timeZone: 'UTC',
})
const SHORT = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric' },
  timeZone: 'UTC',
})

/** Thursday, January 22, 2026 */
export const dayInFull = (iso: string) => LONG.format(new Date(iso))

/** Thu, Jan 22 */
export const dayInShort = (iso: string) => SHORT.format(new Date(iso))

/** $1,234.50 */
export function inDollars(money: string): string {
  const [whole, cents] = money.replace('-', '').split('.') as [string, string]
  return `${money.startsWith('-') ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
