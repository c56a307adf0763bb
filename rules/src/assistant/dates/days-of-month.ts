import { generalDays } from '../../dates/business-day-count.ts'
import { type Day, dayOf, daysInMonth, isoWeekday } from '../../dates/calendar-day.ts'

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const WEEKDAY = '(mon|tues|wednes|thurs|fri|satur|sun)day'
const WHICH = '(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)'
const OF_MONTH = `(?:of|in)\\s+(?:${MONTH}(?:,?\\s+(\\d{4})\\b)?|(this|next)\\s+month|the\\s+month)`

/** "The second Tuesday in December", "the last business day of the month". */
const NTH = new RegExp(
  `\\b(?:the\\s+)?${WHICH}\\s+(?:${WEEKDAY}|(business\\s+)?(day))\\s+${OF_MONTH}\\b`,
  'gi',
)
/** "The end of January", "month end". */
const END = new RegExp(
  `\\b(?:the\\s+)?end\\s+of\\s+(?:${MONTH}(?:,?\\s+(\\d{4})\\b)?|(this|next)\\s+month|the\\s+month)\\b|\\bmonth[- ]end(?:\\s+(?:of\\s+)?${MONTH}(?:,?\\s+(\\d{4})\\b)?)?`,
  'gi',
)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']

interface MonthWords {
  month: string | undefined
  year: string | undefined
  which: string | undefined
}

/** Days that a text names by their place in a month. `inMonth` finds the year or month that is meant. */
export function daysOfMonth(
  text: string,
  inMonth: (
    match: RegExpMatchArray,
    words: MonthWords,
    read: (year: number, month: number) => Day | undefined,
  ) => void,
): void {
  for (const match of text.matchAll(NTH)) {
    const [, place, weekday, business, , month, year, which] = match
    inMonth(match, { month, year, which }, (of, number) =>
      nth(of, number, place!, weekday, business !== undefined),
    )
  }
  for (const match of text.matchAll(END))
    inMonth(
      match,
      { month: match[1] ?? match[4], year: match[2] ?? match[5], which: match[3] },
      (of, number) => dayOf(of, number, daysInMonth(of, number)),
    )
}

function nth(
  year: number,
  month: number,
  place: string,
  weekday: string | undefined,
  isBusiness: boolean,
): Day | undefined {
  const isWanted = (day: Day) =>
    weekday
      ? isoWeekday(day) === WEEKDAYS.indexOf(weekday.toLowerCase()) + 1
      : !isBusiness || generalDays(undefined).skipReason(day, day) === null
  const all = Array.from({ length: daysInMonth(year, month) }, (_, at) => dayOf(year, month, at + 1))
  const days = all.filter(isWanted)
  const said = place.toLowerCase()
  if (said === 'last') return days.at(-1)
  return days[(/^\d/.test(said) ? Number(said[0]) : ORDINALS.indexOf(said) + 1) - 1]
}
