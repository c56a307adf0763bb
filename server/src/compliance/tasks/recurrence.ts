import { type Day, formatDay, isoWeekday, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { legalHoliday } from '@plumbline/rules/dates/legal-holidays.ts'
import rrule from 'rrule'

const { RRule, datetime } = rrule

/** A rule that is asked for dates further away than this never occurs, to all intents. */
const YEARS_AT_MOST = 20
const ALLOWED_PARTS = new Set([
  'FREQ',
  'INTERVAL',
  'BYDAY',
  'BYMONTH',
  'BYMONTHDAY',
  'BYSETPOS',
  'COUNT',
  'UNTIL',
  'WKST',
])
const ALLOWED_FREQUENCIES = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])
const WEEKDAYS = 'MO,TU,WE,TH,FR'

export class RecurrenceInvalid extends Error {}

type Rule = InstanceType<typeof RRule>

/** Reads a rule of RFC 5545 that begins on a day. Hours and smaller steps have no place in calendar days. */
function readRule(recurrence: string, from: string): Rule {
  const parts = recurrence
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .map((part) => part.split('='))
  const names = parts.map(([name]) => name)
  if (names.some((name) => !name || !ALLOWED_PARTS.has(name)) || new Set(names).size < names.length)
    throw new RecurrenceInvalid('It has a part that is not supported.')
  const frequency = parts.find(([name]) => name === 'FREQ')?.[1]
  if (!frequency || !ALLOWED_FREQUENCIES.has(frequency))
    throw new RecurrenceInvalid('It has to be daily, weekly, monthly, or yearly.')
  try {
    const options = RRule.parseString(parts.map((part) => part.join('=')).join(';'))
    const [year = 1970, month = 1, day = 1] = from.split('-').map(Number)
    if ((options.interval ?? 1) < 1 || (options.interval ?? 1) > 1_000)
      throw new RecurrenceInvalid('Its interval is not from 1 to 1,000.')
    return new RRule({ ...options, dtstart: datetime(year, month, day) })
  } catch (error) {
    if (error instanceof RecurrenceInvalid) throw error
    throw new RecurrenceInvalid('It is not written as RFC 5545 has it.')
  }
}

/** Rules for the last business day of a period: those move back from a legal holiday. */
const meansBusinessDay = (recurrence: string): boolean =>
  recurrence.toUpperCase().includes(`BYDAY=${WEEKDAYS}`) && /BYSETPOS=-?\d/i.test(recurrence)

function onBusinessDay(day: Day, direction: 1 | -1): Day {
  let found = day
  while (isoWeekday(found) > 5 || legalHoliday(found, { counted: true, periodBegan: found }))
    found += direction
  return found
}

/** The dates after a day, at most so many. */
export function nextOccurrences(recurrence: string, from: string, after: string, atMost: number): string[] {
  const rule = readRule(recurrence, from)
  const direction = /BYSETPOS=-/i.test(recurrence) ? -1 : 1
  const isBusiness = meansBusinessDay(recurrence)
  const end = new Date(`${after}T00:00:00Z`)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_AT_MOST)
  const dates: string[] = []
  // One day earlier, because a date that moves back from a holiday may fall on or before the day asked about.
  let at = new Date(`${after}T00:00:00Z`)
  while (dates.length < atMost) {
    const next = rule.after(at, false)
    if (!next || next > end) break
    at = next
    const text = next.toISOString().slice(0, 10)
    const moved = isBusiness ? formatDay(onBusinessDay(parseDay(text, 'day'), direction)) : text
    if (moved > after && moved !== dates.at(-1)) dates.push(moved)
  }
  return dates
}

/** Refuses what cannot be read or never occurs. */
export function checkRecurrence(recurrence: string, from: string): void {
  if (nextOccurrences(recurrence, from, dayBefore(from), 1).length === 0)
    throw new RecurrenceInvalid('It never occurs.')
}

function dayBefore(day: string): string {
  return formatDay(parseDay(day, 'day') - 1)
}

const PRESET_WORDS: Readonly<Record<string, string>> = {
  [`FREQ=MONTHLY;BYDAY=${WEEKDAYS};BYSETPOS=-1`]: 'On the last business day of each month',
  [`FREQ=MONTHLY;BYDAY=${WEEKDAYS};BYSETPOS=1`]: 'On the first business day of each month',
  [`FREQ=MONTHLY;INTERVAL=3;BYMONTH=3,6,9,12;BYDAY=${WEEKDAYS};BYSETPOS=-1`]:
    'On the last business day of each quarter',
  [`FREQ=YEARLY;BYMONTH=3,6,9,12;BYDAY=${WEEKDAYS};BYSETPOS=-1`]: 'On the last business day of each quarter',
  [`FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=${WEEKDAYS};BYSETPOS=-1`]: 'On the last business day of each quarter',
  [`FREQ=MONTHLY;BYMONTH=12;BYDAY=${WEEKDAYS};BYSETPOS=-1`]: 'On the last business day of each year',
}

/** How a rule reads: "Every 3 months on the 15th". */
export function recurrenceText(recurrence: string, from: string): string {
  if (recurrence === '') return ''
  const preset = PRESET_WORDS[recurrence.replace(/^RRULE:/i, '').toUpperCase()]
  if (preset) return preset
  const text = readRule(recurrence, from).toText()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
