/** Formats of dates and times that have a number of their own (ECMA-376, part 1, 18.8.30), also those of East Asia. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const

const TOKENS = /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{1,5}|am|pm|p|y{1,4}|e{1,2}|e{4})$/
const CODE_AT_MOST = 255

/** Whether a cell of this format shows its number as a date. When in doubt it is a number. */
export function isDateFormat(id: number, code?: string): boolean {
  if (BUILT_IN.some(([first, last]) => id >= first && id <= last)) return true
  if (!code || code.length > CODE_AT_MOST) return false
  return code
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((part) => {
      const tokens = part
        .replace(/"[^"]*"/g, ' ')
        .replace(/(\[?[smhd]{1,2}\]?)[.,]0{1,3}/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter(Boolean)
      return tokens.length > 0 && tokens.every((token) => TOKENS.test(token))
    })
}
