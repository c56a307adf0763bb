import { readDay, shortDay } from '@plumbline/rules/dates/calendar-day.ts'

/** A value of a file, its days as this screen writes them: Thu, Jan 8, 2026. */
export function valueText(value: string): string {
  const day = readDay(value)
  return day === undefined ? value : shortDay(day)
}

/** A rate with two decimals, or with as many more as it needs. */
export function rateText(value: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value
  const [whole, decimals = ''] = value.split('.')
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`
}
