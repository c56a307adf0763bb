export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** 1 for Monday to 7 for Sunday, as people say them: Monday to Friday; Tuesday, Thursday. */
export function weekdayNames(days: readonly number[]): string {
  const sorted = [...new Set(days)].filter((day) => day >= 1 && day <= 7).toSorted((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (sorted.length === 7) return 'Every day'
  const name = (day: number) => WEEKDAYS[day - 1]!
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${name(first)} to ${name(last)}`
  return sorted.map(name).join(', ')
}
