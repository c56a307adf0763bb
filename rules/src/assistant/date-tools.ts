import { generalDays, specificDays } from '../dates/business-day-count.ts'
import { type Day, formatDay, longDay, partsOf, shortDay } from '../dates/calendar-day.ts'
import { legalHoliday, legalHolidaysOf } from '../dates/legal-holidays.ts'
import { businessDays } from '../loan-tests/business-days.ts'
import { tridForward } from '../loan-tests/trid-forward.ts'
import type { DeliveryMethod, Disclosure } from '../trid/disclosure.ts'
import type { TridForwardInput } from '../trid/trid-forward-shape.ts'
import { type FoundDay, readDays, readYear } from './read-words.ts'
import type { Tool, ToolAnswer } from './tool-answer.ts'

const CALENDAR = '/tools/business-days'
const TRID_CLOCK = '/loan-tests/trid-clock'

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

const CLOSING_QUESTION =
  /\b(?:when|what|earliest|how soon|which)\b.*\b(?:close|closing|consummat\w+)\b|\bcan (?:we|i|they)\b.*\bclose\b/i
const SENDING =
  /\b(?:sent|send|mailed|mail|delivered|deliver|emailed|email|provided|given|handed|today|tomorrow|on|by|out)\b/i

/** "Application today by mail, when can we close?" The clock of Regulation Z with what is known, and what is not. */
export const closingTool: Tool = (question, { today, data }) => {
  if (!CLOSING_QUESTION.test(question)) return undefined
  const days = readDays(question, today)
  if (days.length === 0) return undefined
  const received = dayNear(question, days, /\bappl(?:y|ies|ied|ication)s?\b/i)
  const estimate = disclosureIn(question, days, /\b[Ll]oan [Ee]stimates?\b|\bLEs?\b/)
  const closing = disclosureIn(question, days, /\b[Cc]losing [Dd]isclosures?\b|\bCDs?\b/)
  if (received === undefined && !estimate && !closing) return undefined
  const input: TridForwardInput = {}
  if (received !== undefined) input.applicationReceived = formatDay(received)
  if (estimate) input.loanEstimate = estimate
  if (closing) input.closingDisclosure = closing
  const { result, steps, notes } = tridForward(input, data)
  const answer = blank('trid-forward', 'When the loan can close', TRID_CLOCK)
  answer.steps = steps
  answer.notes = notes
  const add = (label: string, value: string | null, citation: string) => {
    if (value) answer.results.push({ label, value, citation })
  }
  add('Loan Estimate due by', result.loanEstimate.dueBy, '12 CFR 1026.19(e)(1)(iii)(A)')
  add('Loan Estimate received', result.loanEstimate.received, '12 CFR 1026.19(e)(1)(iv)')
  add('Closing Disclosure received', result.closingDisclosure.received, '12 CFR 1026.19(f)(1)(iii)')
  add('Earliest consummation', result.earliestConsummation, '12 CFR 1026.19(e)(1)(iii)(B), (f)(1)(ii)(A)')
  if (received === undefined && !estimate)
    answer.missing.push('On which day did you receive the application?')
  if (!estimate)
    answer.missing.push(
      'On which day does the Loan Estimate go out, and how: in person, by mail, or by email?',
    )
  if (!closing)
    answer.missing.push(
      'On which day does the Closing Disclosure go out, and how: in person, by mail, or by email?',
    )
  const first = received ?? days[0]!.day
  const last = Math.max(
    ...answer.results.map(({ value }) => Date.parse(value) / 86_400_000).filter(Number.isFinite),
    first,
  )
  const rule = specificDays()
  for (let day = first; day <= last && day < first + 60; day++) {
    const reason = rule.skipReason(day, first)
    if (reason) answer.skipped.push({ date: formatDay(day), reason })
  }
  return answer
}

/** "Signed today, when does rescission end?" */
export const rescissionTool: Tool = (question, { today, data }) => {
  if (
    !/\bresci(?:nd|ssion)\b|\bdisburse\b/i.test(question) ||
    !/\bwhen\b|\bend\b|\bexpire|\buntil\b/i.test(question)
  )
    return undefined
  const [found] = readDays(question, today)
  if (!found) return undefined
  const date = formatDay(found.day)
  const { result, steps, notes } = tridForward(
    { rescission: { consummation: date, noticeDelivered: date, materialDisclosuresDelivered: date } },
    data,
  )
  const answer = blank('rescission', `Rescission after ${shortDay(found.day)}`, TRID_CLOCK)
  answer.results = [
    {
      label: 'The right to rescind ends at midnight of',
      value: result.rescission.expiresAtMidnightOf!,
      citation: '12 CFR 1026.23(a)(3)(i)',
    },
    {
      label: 'Funds may be disbursed from',
      value: result.rescission.disburseFrom!,
      citation: '12 CFR 1026.23(c)',
    },
  ]
  answer.steps = steps.filter(({ text }) => /rescind|disbursed/.test(text))
  answer.notes = [
    `This takes ${shortDay(found.day)} as the day of consummation, of the notice, and of the material disclosures; the last of the three decides.`,
    ...notes.filter((note) => /rescission|June/i.test(note)),
  ]
  return answer
}

const METHODS: readonly (readonly [RegExp, DeliveryMethod])[] = [
  [/\be-?mail(?:ed)?\b|\belectronic/i, 'email'],
  [/\bin person\b|\bby hand\b|\bhand(?:ed| deliver)/i, 'in_person'],
  [/\bcourier\b|\bovernight\b|\bfedex\b/i, 'courier'],
  [/\bmail(?:ed)?\b/i, 'mail'],
]

/** The part of the question that speaks of a disclosure: up to the next comma, semicolon, or "and". */
function disclosureIn(question: string, days: readonly FoundDay[], name: RegExp): Disclosure | undefined {
  const match = name.exec(question)
  if (!match) return undefined
  const rest = question.slice(match.index)
  const clause = rest.split(/[;?]|,(?!\s*\d{4})|\band\b/i)[0]!
  const found = days.find(({ at }) => at >= match.index && at < match.index + clause.length)
  if (!found || !SENDING.test(clause)) return undefined
  const method = METHODS.find(([pattern]) => pattern.test(clause))?.[1] ?? 'mail'
  return { sent: formatDay(found.day), method }
}

function dayNear(question: string, days: readonly FoundDay[], name: RegExp): Day | undefined {
  const match = name.exec(question)
  if (!match) return undefined
  const after = days.find(({ at }) => at >= match.index && at < match.index + 45)
  return (after ?? days.find(({ end }) => end <= match.index && match.index - end < 20))?.day
}

function blank(tool: string, title: string, href: string): ToolAnswer {
  return { tool, title, href, results: [], steps: [], notes: [], skipped: [], missing: [] }
}
