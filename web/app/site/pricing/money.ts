const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const WHOLE = new Intl.NumberFormat('en-US')

/** `$527,010`. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount)
}

/** `17,626%`. */
export function wholePercent(percent: number): string {
  return `${WHOLE.format(percent)}%`
}
