import { generalDays, specificDays } from '../dates/business-day-count.ts'
import { formatDay, longDay, partsOf, shortDay } from '../dates/calendar-day.ts'
import { legalHoliday, legalHolidaysOf } from '../dates/legal-holidays.ts'
import { businessDays } from '../loan-tests/business-days.ts'
import { readDays } from './dates/read-days.ts'
import { readYear } from './read-words.ts'
import type { Tool, ToolAnswer } from './tool-answer.ts'

const CALENDAR = '/tools/business-days'

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

/** "3 business days after July 2, 2026", under both rules where the question names none. */
export const businessDayTool: Tool = (question, { today }) => {
  const match = new RegExp(
    `\\b(\\d{1,3}|${NUMBERS.join('|')})\\s+(general\\s+|specific\\s+)?business\\s+days?\\s+(after|from|before|prior to)\\b`,
    'i',
  ).exec(question)
  if (!match) return undefined
  const [whole, amount, said = '', direction] = match
  const [start] = readDays(question, today).filter(({ at }) => at >= match.index + whole.length)
  if (!start) return undefined
  const count = NUMBERS.indexOf(amount!.toLowerCase()) + 1 || Number(amount)
  const days = /before|prior/i.test(direction!) ? -count : count
  const answer = blank(
    'business-days',
    `${count} business ${count === 1 ? 'day' : 'days'} ${direction} ${shortDay(start.day)}`,
    CALENDAR,
  )
  for (const definition of ['specific', 'general'] as const) {
    if (said && !said.toLowerCase().startsWith(definition)) continue
    const { result, steps, notes } = businessDays({ definition, from: formatDay(start.day), days })
    answer.results.push({
      label: definition === 'specific' ? 'Specific business days' : 'General business days',
      value: `${result.weekday}, ${result.date}`,
      citation: '12 CFR 1026.2(a)(6)',
    })
    answer.steps.push(...steps)
    answer.notes.push(...notes)
    for (const day of result.skipped)
      if (!answer.skipped.some(({ date }) => date === day.date)) answer.skipped.push(day)
  }
  answer.skipped.sort((one, other) => (one.date < other.date ? -1 : 1))
  return answer
}

/** "Is July 4, 2026 a business day?" */
export const dayTool: Tool = (question, { today }) => {
  if (!/\b(?:is|was|will)\b.*\b(?:business day|holiday)/i.test(question)) return undefined
  const [found] = readDays(question, today)
  if (!found) return undefined
  const { day } = found
  const holiday = legalHoliday(day, { counted: true, periodBegan: day })
  const answer = blank('business-day', longDay(day), CALENDAR)
  const say = (reason: string | null) => (reason === null ? 'Yes' : `No: ${reason}`)
  answer.results.push(
    {
      label: 'Specific business day',
      value: say(specificDays().skipReason(day, day)),
      citation: '12 CFR 1026.2(a)(6)',
    },
    {
      label: 'General business day',
      value: say(generalDays(undefined).skipReason(day, day)),
      citation: '12 CFR 1026.2(a)(6)',
    },
    { label: 'Legal public holiday', value: holiday ?? 'No', citation: '5 U.S.C. 6103(a)' },
  )
  answer.notes.push(
    'The general definition follows your own hours; this assumes offices open Monday to Friday and closed on legal holidays.',
  )
  return answer
}

/** "Which holidays are there in 2026?" */
export const holidayTool: Tool = (question, { today }) => {
  if (!/\bholidays\b/i.test(question)) return undefined
  const year = readYear(question) ?? partsOf(today).year
  const answer = blank('holidays', `Legal public holidays of ${year}`, CALENDAR)
  answer.results = legalHolidaysOf(year).map(({ day, name }) => ({
    label: name,
    value: shortDay(day),
    citation: '5 U.S.C. 6103(a)',
  }))
  answer.notes.push(
    'For specific business days the date itself counts as the holiday, not the Friday or Monday on which it is observed (comment 2(a)(6)-2).',
  )
  return answer
}

function blank(tool: string, title: string, href: string): ToolAnswer {
  return { tool, title, href, results: [], steps: [], notes: [], skipped: [], missing: [] }
}
