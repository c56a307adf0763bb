import { type Day, dayOf, daysInMonth, isoWeekday, longDay, partsOf } from '../../dates/calendar-day.ts'
import { legalHolidaysOf } from '../../dates/legal-holidays.ts'
import { daysOfMonth } from './days-of-month.ts'

export interface FoundDay {
  day: Day
  at: number
  end: number
  /** The other day that the words can mean: "next Friday" on a Wednesday. */
  otherDay?: Day
  /** Why the words name no day, or two that disagree. */
  problem?: string
}

/** What the words around a date say: a day in the past, a day to come, or either. */
type Tense = 'past' | 'future' | 'open'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const WEEKDAY = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'

const ISO = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(\\d{4})\\b)?`, 'gi')
const DAY_FIRST = new RegExp(
  `\\b(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+(?:of\\s+)?|-)${MONTH}(?:(?:,?\\s+|-)(\\d{4})\\b|\\b)`,
  'gi',
)
const SLASHES = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/g
const SHORT_SLASHES = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/])/g
const RELATIVE = /\b(day after tomorrow|day before yesterday|today|tomorrow|yesterday)\b/gi
const SHIFTS: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  'day after tomorrow': 2,
  'day before yesterday': -2,
}
const COUNTED = new RegExp(
  `\\b(?:(\\d{1,3}|an?|${NUMBERS.join('|')})\\s+(days?|weeks?)\\s+(ago|from (?:now|today)|from tomorrow)|in\\s+(\\d{1,3}|an?|${NUMBERS.join('|')})\\s+(days?|weeks?))\\b`,
  'gi',
)
/** "A week from Monday" is a week after the coming one. */
const WEEKS_FROM = new RegExp(
  `\\b(a|one|two|three|four|\\d)\\s+weeks?\\s+(?:from|after)\\s+(?:the coming |this coming |this |next )?${WEEKDAY}\\b`,
  'gi',
)
const WEEKDAY_WORD = new RegExp(
  `\\b(?:(next|this|last|this coming|this past|the coming|the)\\s+)?${WEEKDAY}\\b(?:\\s+(next week|last week|this week))?`,
  'gi',
)
/** Short forms of weekdays are words of their own: "sat", "sun", "wed", "mon" need a capital letter. */
const SHORT_WEEKDAY = /^(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)$/
const HOLIDAYS: readonly (readonly [RegExp, string])[] = [
  [/\bthanksgiving(?: day)?\b/gi, 'Thanksgiving Day'],
  [/\b(?:christmas|xmas)(?: day)?\b/gi, 'Christmas Day'],
  [/\bnew year['’]?s?(?: day)?\b/gi, "New Year's Day"],
  [/\b(?:mlk|martin luther king)(?:,? jr\.?)?(?: day)?\b/gi, 'Birthday of Martin Luther King, Jr.'],
  [/\b(?:presidents?['’]?s? day|washington['’]?s birthday)\b/gi, "Washington's Birthday"],
  [/\bmemorial day\b/gi, 'Memorial Day'],
  [/\bjuneteenth\b/gi, 'Juneteenth'],
  [/\b(?:independence day|fourth of july)\b/gi, 'Independence Day'],
  [/\blabor day\b/gi, 'Labor Day'],
  [/\b(?:columbus|indigenous peoples['’]?) day\b/gi, 'Columbus Day'],
  [/\bveterans['’]? day\b/gi, 'Veterans Day'],
]
const AROUND_HOLIDAY =
  /(?:\b(?:(the |(?:\d|one|two|three|four|five|six|seven|eight|nine|ten) )?(days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (before|after)|the (?:week) (?:before|after)))\s*$/i
const ORDINAL_ALONE =
  /\bthe\s+(\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of\s+)?(?:business|calendar|day|month|quarter|anniversary))/gi

const PAST =
  /\b(?:sent|mailed|emailed|e-mailed|received|got|gave|given|provided|handed|applied|closed|signed|consummated|denied|declined|delivered|issued|went out|came|arrived|took|dated|filed|submitted|asked|disputed|locked|was|were|did|completed|disclosed|transferred|settled|last)\b/i
const FUTURE =
  /\b(?:will|going to|plan(?:s|ned|ning)?|wants?|would like|scheduled|upcoming|next|expect\w*|if we (?:send|mail|email|close)|is set|intend\w*|can we|must|close[sd]? on|closing)\b/i

/**
 * The days that a text names, in order. Without a year it is the nearest such day, in the direction that the words
 * around it give; a weekday that can be in two weeks has both.
 */
export function readDays(text: string, today: Day): FoundDay[] {
  const found: FoundDay[] = []
  const isTaken = (at: number, end: number) => found.some((one) => at < one.end && end > one.at)
  const add = (match: RegExpMatchArray, read: Omit<FoundDay, 'at' | 'end'> | undefined) => {
    const at = match.index!
    const end = at + match[0].length
    if (read && !isTaken(at, end)) found.push({ ...read, at, end })
  }
  const inYear = (match: RegExpMatchArray, month: number, dayOfMonth: number, year: string | undefined) => {
    if (month < 1 || month > 12) return undefined
    if (year !== undefined) return calendarDay(fullYear(year), month, dayOfMonth, match[0])
    return nearest(today, tenseAt(text, match.index!), (of) => calendarDay(of, month, dayOfMonth, match[0]))
  }
  daysOfMonth(text, (match, { month, year, which }, read) => {
    const now = partsOf(today)
    if (month === undefined) {
      const index = now.year * 12 + now.month - 1 + (/next/i.test(which ?? '') ? 1 : 0)
      return add(match, dayOrNone(read(Math.floor(index / 12), (index % 12) + 1)))
    }
    const inThat = (of: number) => dayOrNone(read(of, monthOf(month)))
    add(match, year ? inThat(Number(year)) : nearest(today, tenseAt(text, match.index!), inThat))
  })
  for (const match of text.matchAll(ISO))
    add(match, calendarDay(Number(match[1]), Number(match[2]), Number(match[3]), match[0]))
  for (const match of text.matchAll(SLASHES))
    add(match, inYear(match, Number(match[1]), Number(match[3]), match[4]))
  for (const match of text.matchAll(MONTH_FIRST))
    add(match, inYear(match, monthOf(match[1]!), Number(match[2]), match[3]))
  for (const match of text.matchAll(DAY_FIRST))
    add(match, inYear(match, monthOf(match[2]!), Number(match[1]), match[3]))
  for (const match of text.matchAll(SHORT_SLASHES))
    add(match, inYear(match, Number(match[1]), Number(match[2]), undefined))
  for (const match of text.matchAll(WEEKS_FROM)) {
    const ahead = (weekdayOf(match[2]!) - isoWeekday(today) + 7) % 7 || 7
    add(match, { day: today + ahead + 7 * numberOf(match[1]!) })
  }
  for (const match of text.matchAll(COUNTED)) add(match, countedDay(match, today))
  for (const match of text.matchAll(RELATIVE)) add(match, { day: today + SHIFTS[match[1]!.toLowerCase()]! })
  for (const [pattern, name] of HOLIDAYS)
    for (const match of text.matchAll(pattern)) addHoliday(text, match, name, today, add)
  for (const match of text.matchAll(WEEKDAY_WORD)) {
    const word = match[2]!
    const isShort = !/day\b/i.test(match[0]) && SHORT_WEEKDAY.test(word.toLowerCase())
    if (isShort && word[0] === word[0]!.toLowerCase()) continue
    if (!joinsDate(found, match, text))
      add(match, weekdayMeant(match, today, tenseAt(text, match.index!), text))
  }
  for (const match of text.matchAll(ORDINAL_ALONE))
    add(match, ordinalAlone(Number(match[1]), today, tenseAt(text, match.index!)))
  return withoutRepeats(
    found.sort((one, other) => one.at - other.at),
    text,
  )
}

/** "Christmas Eve, December 24" and "Friday, that is December 4" name one day twice. */
function withoutRepeats(found: FoundDay[], text: string): FoundDay[] {
  const days: FoundDay[] = []
  for (const one of found) {
    const last = days.at(-1)
    const between = last ? text.slice(last.end, one.at) : ''
    const isSaidAgain = /^[\s,(]*(?:that is|that['’]s|i\.e\.|which is),?\s*$/i.test(between)
    if (last && (isSaidAgain || (/^[\s,(]+$/.test(between) && last.day === one.day))) {
      if (last.day !== one.day && last.otherDay !== one.day)
        last.problem = `"${text.slice(last.at, one.end)}" names two days: ${longDay(last.day)} and ${longDay(one.day)}.`
      Object.assign(last, { day: one.day, otherDay: undefined, end: one.end })
    } else days.push(one)
  }
  return days
}

const dayOrNone = (day: Day | undefined) => (day === undefined ? undefined : { day })
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year))
const numberOf = (word: string) =>
  /^an?$/i.test(word) ? 1 : NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word)

function calendarDay(
  year: number,
  month: number,
  dayOfMonth: number,
  words: string,
): { day: Day; problem?: string } | undefined {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || dayOfMonth < 1) return undefined
  if (dayOfMonth <= daysInMonth(year, month)) return { day: dayOf(year, month, dayOfMonth) }
  return dayOfMonth > 31
    ? undefined
    : { day: dayOf(year, month, 1), problem: `"${words.trim()}" is not a day of the calendar of ${year}.` }
}

const NEAR_DAYS = 60

function nearest(
  today: Day,
  tense: Tense,
  read: (year: number) => { day: Day; problem?: string } | undefined,
): { day: Day; problem?: string } | undefined {
  const { year } = partsOf(today)
  const days = [year - 1, year, year + 1].map(read).filter((one) => one !== undefined)
  const real = days.filter(({ problem }) => problem === undefined)
  if (real.length === 0) return days[1]
  // A hypothesis speaks of the weeks ahead in the past tense; only a day that is far off is moved.
  const fitting = real.filter(({ day }) =>
    tense === 'past' ? day <= today + NEAR_DAYS : tense !== 'future' || day >= today - NEAR_DAYS,
  )
  const distance = ({ day }: { day: Day }) => Math.abs(day - today)
  return (fitting.length > 0 ? fitting : real).reduce((best, one) =>
    distance(one) < distance(best) ? one : best,
  )
}

/** The words of the same clause before a date, and the two after it. */
function tenseAt(text: string, at: number): Tense {
  const clause = clauseAround(text, at)
  const isHypothetical = /\b(?:if|suppose|assum\w+|were to|had we|say)\b/i.test(clause)
  const past = PAST.test(clause)
  if (past && isHypothetical) return 'open'
  if (past && !/\b(?:will|can|must|should|be|to be|have to)\b/i.test(clause)) return 'past'
  return FUTURE.test(clause) ? 'future' : 'open'
}

const BOUNDARY = /[;?:]|\.\s|,\s(?!\d{4})|\b(?=(?:if|when|what|how|earliest|latest|can|may|but|and)\b)/gi

/** The words between two boundaries, with the "if" that begins them. */
function clauseAround(text: string, at: number): string {
  let start = 0
  for (const match of text.matchAll(BOUNDARY)) {
    if (match.index > at) return text.slice(start, match.index)
    start = match.index + match[0].length
  }
  return text.slice(start)
}

function countedDay(match: RegExpMatchArray, today: Day): { day: Day } {
  const amount = numberOf((match[1] ?? match[4])!)
  const days = /week/i.test((match[2] ?? match[5])!) ? amount * 7 : amount
  if (/ago/i.test(match[3] ?? '')) return { day: today - days }
  return { day: today + days + (/tomorrow/i.test(match[3] ?? '') ? 1 : 0) }
}

type Add = (match: RegExpMatchArray, read: Omit<FoundDay, 'at' | 'end'> | undefined) => void

function addHoliday(text: string, match: RegExpMatchArray, name: string, today: Day, add: Add): void {
  const year = /^,?\s+(\d{4})\b/.exec(text.slice(match.index! + match[0].length))
  const eve = /^\s+eve\b/i.exec(text.slice(match.index! + match[0].length))
  const of = (y: number) => ({ day: legalHolidaysOf(y).find((one) => one.name === name)!.day })
  const day = (year ? of(Number(year[1])) : nearest(today, tenseAt(text, match.index!), of))?.day
  if (day === undefined) return
  const around = AROUND_HOLIDAY.exec(text.slice(0, match.index))
  const start = around ? match.index! - around[0].length : match.index!
  const end = match.index! + match[0].length + (year?.[0].length ?? eve?.[0].length ?? 0)
  const whole = Object.assign([text.slice(start, end)], { index: start }) as unknown as RegExpMatchArray
  if (around) add(whole, { day: besideHoliday(eve ? day - 1 : day, around[2], around[3], around[1]) })
  else if (eve) add(whole, { day: day - 1 })
  else add(whole, { day })
}

function besideHoliday(holiday: Day, which = 'day', side = 'before', count = 'one'): Day {
  const step = side.toLowerCase() === 'before' ? -1 : 1
  if (/^days?$/i.test(which)) return holiday + step * (numberOf(count.trim()) || 1)
  const weekday = WEEKDAYS.indexOf(which.toLowerCase()) + 1
  let day = holiday + step
  while (isoWeekday(day) !== weekday) day += step
  return day
}

/** "Monday, December 14, 2026" is one day; a weekday that disagrees with its date is a problem. */
function joinsDate(found: FoundDay[], match: RegExpMatchArray, text: string): boolean {
  const at = match.index!
  const end = at + match[0].length
  const date = found.find(
    (one) =>
      (/^(?:,|\s|\(|the\b)*$/i.test(text.slice(end, one.at)) && one.at >= end && one.at - end < 8) ||
      (at >= one.end &&
        at - one.end < 4 &&
        /^[\s,(]*$/.test(text.slice(one.end, at)) &&
        !/next|last/i.test(match[0])),
  )
  if (!date) return false
  const weekday = weekdayOf(match[2]!)
  if (date.problem === undefined && isoWeekday(date.day) !== weekday)
    date.problem = `"${text.slice(Math.min(at, date.at), Math.max(end, date.end))}": ${longDay(date.day)} is another weekday.`
  date.at = Math.min(at, date.at)
  date.end = Math.max(end, date.end)
  return true
}

const weekdayOf = (word: string) =>
  WEEKDAYS.findIndex((name) => name.startsWith(word.toLowerCase().replace(/day$/, '').slice(0, 3))) + 1

function weekdayMeant(
  match: RegExpMatchArray,
  today: Day,
  tense: Tense,
  text: string,
): Omit<FoundDay, 'at' | 'end'> | undefined {
  const [, which = '', word, week = ''] = match
  // "On Mondays" and "open Saturdays" name no day.
  if (/^s\b/i.test(text.slice(match.index! + match[0].length))) return undefined
  const weekday = weekdayOf(word!)
  const ahead = (weekday - isoWeekday(today) + 7) % 7 || 7
  const coming = today + ahead
  const past = coming - 7 === today ? today - 7 : coming - 7
  const monday = today - isoWeekday(today) + 1
  if (/next week/i.test(week)) return { day: monday + 7 + weekday - 1 }
  if (/last week/i.test(week)) return { day: monday - 7 + weekday - 1 }
  if (/this week/i.test(week)) return { day: monday + weekday - 1 }
  if (/^next$/i.test(which)) {
    const ofNextWeek = monday + 7 + weekday - 1
    return ofNextWeek === coming ? { day: coming } : { day: ofNextWeek, otherDay: coming }
  }
  if (/^last$|past/i.test(which)) {
    const ofLastWeek = monday - 7 + weekday - 1
    return ofLastWeek === past || /past/i.test(which) ? { day: past } : { day: past, otherDay: ofLastWeek }
  }
  if (/this|coming/i.test(which)) return { day: coming }
  if (tense === 'past') return { day: past }
  if (tense === 'future') return { day: coming }
  return PAST.test(clauseAround(text, match.index!)) ? { day: coming, otherDay: past } : { day: coming }
}

/** "The 14th" is of this month or the next. */
function ordinalAlone(
  dayOfMonth: number,
  today: Day,
  tense: Tense,
): { day: Day; problem?: string } | undefined {
  const { year, month } = partsOf(today)
  const of = (shift: number) => {
    const index = year * 12 + month - 1 + shift
    return calendarDay(Math.floor(index / 12), (index % 12) + 1, dayOfMonth, `the ${dayOfMonth}th`)
  }
  const days = [of(-1), of(0), of(1)].filter((one) => one !== undefined && one.problem === undefined)
  const fitting = days.filter((one) => (tense === 'past' ? one!.day <= today : one!.day >= today))
  return tense === 'past' ? fitting.at(-1) : fitting[0]
}
