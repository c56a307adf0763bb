import { type Day, dayOf, daysInMonth, partsOf, readDay } from '../dates/calendar-day.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export interface FoundDay {
  day: Day
  at: number
  end: number
}

const ISO = /\b(\d{4}-\d{2}-\d{2})\b/g
const IN_WORDS =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b/gi
const IN_NUMBERS = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g
const RELATIVE = /\b(today|tomorrow|yesterday)\b/gi
const SHIFTS: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 }

/** The days that a question names, in order. A date without a year is of the year of today. */
export function readDays(text: string, today: Day): FoundDay[] {
  const found: FoundDay[] = []
  const add = (match: RegExpMatchArray, day: Day | undefined) => {
    if (day !== undefined) found.push({ day, at: match.index!, end: match.index! + match[0].length })
  }
  for (const match of text.matchAll(ISO)) add(match, readDay(match[1]!))
  for (const match of text.matchAll(IN_WORDS)) {
    const year = match[3] ? Number(match[3]) : partsOf(today).year
    add(match, calendarDay(year, MONTHS.indexOf(match[1]!.toLowerCase()) + 1, Number(match[2])))
  }
  for (const match of text.matchAll(IN_NUMBERS))
    add(match, calendarDay(Number(match[3]), Number(match[1]), Number(match[2])))
  for (const match of text.matchAll(RELATIVE)) add(match, today + SHIFTS[match[1]!.toLowerCase()]!)
  return found.sort((one, other) => one.at - other.at)
}

function calendarDay(year: number, month: number, dayOfMonth: number): Day | undefined {
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return undefined
  return dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month) ? undefined : dayOf(year, month, dayOfMonth)
}

/** The year that a question names alone: "HOEPA threshold for 2026". */
export function readYear(text: string): number | undefined {
  const year = /(?<![\d-])((?:19|20|21)\d{2})(?![\d-])/.exec(text)?.[1]
  return year === undefined ? undefined : Number(year)
}

/** Amounts of money in order, as the rules take them: "$300,000" is 300000, "300k" is 300000. */
export function readAmounts(text: string): string[] {
  return [...text.matchAll(/\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(k)?|\b(\d{2,4})k\b/gi)].map(
    ([, whole, fraction = '', thousand, short]) => {
      const digits = (short ?? whole)!.replaceAll(',', '')
      return short || thousand ? `${digits}000` : digits + fraction
    },
  )
}

/** The percentage after or before a name: "APR of 7.25%", "7.25 percent APR". */
export function readPercentOf(text: string, name: RegExp): string | undefined {
  const after = new RegExp(
    `\\b(?:${name.source})\\b[^\\d%$]{0,20}(\\d{1,2}(?:\\.\\d{1,6})?)\\s?(?:%|percent|\\b)`,
    'i',
  ).exec(text)
  const before = new RegExp(`(\\d{1,2}(?:\\.\\d{1,6})?)\\s?(?:%|percent)\\s+(?:${name.source})\\b`, 'i').exec(
    text,
  )
  return before?.[1] ?? after?.[1]
}
