const SHOWN = 4
/** So that what is hidden is more than what is shown. */
const LEAST_HIDDEN = 4

/** A loan or member number as screens, letters, and histories show it: ••••7731. A short one is hidden whole. */
export function maskedNumber(number: string): string {
  if (number === '') return ''
  return `••••${number.length >= SHOWN + LEAST_HIDDEN ? number.slice(-SHOWN) : ''}`
}
