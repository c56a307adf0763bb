import {
  dayOf,
  daysInMonth,
  formatDay,
  parseDay,
  partsOf,
  readDay,
} from '@plumbline/rules/dates/calendar-day.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date as people type it: "1/14", "1/14/26", "jan 14", "2026-01-14", "today", "tomorrow". */
export function readTypedDate(text: string, today: string): string | undefined {
  const typed = text.trim().toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim()
  const now = parseDay(today, 'today')
  if (typed === 'today') return today
  if (typed === 'tomorrow') return formatDay(now + 1)
  if (typed === 'yesterday') return formatDay(now - 1)
  if (readDay(typed) !== undefined) return typed
  const slashed = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?$/.exec(typed)
  if (slashed) return dateOf(Number(slashed[1]), Number(slashed[2]), slashed[3], now)
  const named = /^([a-z]{3,9}) (\d{1,2})(?: (\d{4}))?$/.exec(typed)
  const month = named ? MONTHS.indexOf(named[1]!.slice(0, 3)) + 1 : 0
  return named && month > 0 ? dateOf(month, Number(named[2]), named[3], now) : undefined
}

function dateOf(
  month: number,
  dayOfMonth: number,
  year: string | undefined,
  now: number,
): string | undefined {
  const full = year === undefined ? partsOf(now).year : Number(year.length === 2 ? `20${year}` : year)
  if (month < 1 || month > 12 || full < 1900 || full > 2199) return undefined
  if (dayOfMonth < 1 || dayOfMonth > daysInMonth(full, month)) return undefined
  return formatDay(dayOf(full, month, dayOfMonth))
}
