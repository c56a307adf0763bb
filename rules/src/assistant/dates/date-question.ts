import { dayOf, daysInMonth, longDay, partsOf } from '../../dates/calendar-day.ts'
import type { Tool, ToolAnswer, ToolContext } from '../tool-answer.ts'
import { askBack } from './date-answer.ts'
import { hmdaYearQuestion } from './hmda-year-question.ts'
import { noticeQuestion } from './notice-question.ts'
import { type ReadQuestion, readEvents } from './read-events.ts'
import { rescissionQuestion } from './rescission-question.ts'
import { tridQuestion } from './trid-question.ts'

const ABOUT_DATES =
  /\b(?:when|what|which|earliest|latest|soonest|last|first|how|by|due|deadlines?|until|can|could|may|must|is|are|does|do|should|wants? to|too late|in time)\b/i
const TRID =
  /\bcdisc\b|\blest\b|\b(?:clos(?:e|ing)|consummat\w+)\b.*\bappl(?:y|ied|ication)|\bappl(?:y|ied|ication)\w*\b.*\b(?:clos(?:e|ing)|consummat\w+)\b|\bdisclosures?\b.*\bclos|\btolerance\b.*\b(?:refund|cure)|\b(?:refund|cure)\b.*\btolerance|\bcan (?:we|they|i|you|the \w+) (?:still )?(?:close|consummate)\b/
const RESCISSION =
  /\bresci(?:nd|nds|nded|ssion)\b|\bdisburs\w+|\bfund(?:s|ed|ing)?\b|\bcool(?:ing)?[- ]off\b|\bright to cancel\b|(?=.*\b(?:sign\w*|clos\w+|refi\w*|heloc)\b).*\bcancel\b/

/** A question about a date: what is asked, from which event, on which day. What is not certain is asked back. */
export const dateQuestionTool: Tool = (question, context) => {
  if (!ABOUT_DATES.test(question)) return undefined
  // Whether a day counts is asked of the calendar, not of a clock.
  if (
    /\b(?:is|are|was|does)\b.*\b(?:a )?business days?\b/i.test(question) &&
    !/\d|\b(?:first|last) business day (?:of|in)\b/i.test(question)
  )
    return undefined
  const read = readEvents(question, context.today)
  if (read.days.length === 0) return hmdaYearQuestion(question)
  const isOurs = TRID.test(read.text) || RESCISSION.test(read.text)
  const problem = read.days.find((found) => found.problem)
  const answer = answerOf(read, context, isOurs)
  if (!answer) return undefined
  if (problem) return badDay(question, problem)
  const ambiguous = read.days.filter(({ otherDay }) => otherDay !== undefined)
  if (ambiguous.length === 0) return answer
  if (ambiguous.length > 1 || answer.results.length === 0) return dayBack(question, ambiguous[0]!)
  return bothDays(read, context, isOurs, answer)
}

function answerOf(read: ReadQuestion, context: ToolContext, isOurs: boolean): ToolAnswer | undefined {
  if (isOurs && RESCISSION.test(read.text) && !/\bcdisc\b|\blest\b/.test(read.text)) {
    const rescission = rescissionQuestion(read, context)
    if (rescission) return rescission
  }
  const notice = noticeQuestion(read, context)
  if (notice) return notice
  return isOurs && TRID.test(read.text) ? tridQuestion(read, context) : undefined
}

function badDay(question: string, { problem, day, at, end }: ReadQuestion['days'][number]): ToolAnswer {
  const isOtherWeekday = problem!.includes('weekday')
  const without = (text: string) => question.slice(0, at) + text + question.slice(end)
  return askBack(
    'That day does not exist',
    `${problem} Which day do you mean?`,
    (isOtherWeekday ? [day] : daysNear(day)).map((one) => ({
      label: longDay(one),
      question: without(longDay(one).replace(/^\w+, /, '')),
    })),
    '/tools/business-days',
  )
}

/** For "February 29" of a year without it: the last day of the month, and the next day. */
function daysNear(firstOfMonth: number): number[] {
  const { year, month } = partsOf(firstOfMonth)
  const last = dayOf(year, month, daysInMonth(year, month))
  return [last, last + 1]
}

function dayBack(question: string, { day, otherDay, at, end }: ReadQuestion['days'][number]): ToolAnswer {
  const choice = (one: number) => ({
    label: longDay(one),
    question:
      question.slice(0, at) +
      longDay(one)
        .replace(/^\w+, /, 'on ')
        .replace(/^on /, /\bon\s*$/i.test(question.slice(0, at)) ? '' : 'on ') +
      question.slice(end),
  })
  return askBack(
    'Which day do you mean?',
    `"${question.slice(at, end).trim()}" can be two days.`,
    [choice(Math.min(day, otherDay!)), choice(Math.max(day, otherDay!))],
    '/tools/business-days',
  )
}

/** The words can mean two days: the answer for each, and which is which. */
function bothDays(read: ReadQuestion, context: ToolContext, isOurs: boolean, first: ToolAnswer): ToolAnswer {
  const swapped: ReadQuestion = {
    ...read,
    days: read.days.map((found) => ({ ...found, day: found.otherDay ?? found.day })),
    events: read.events.map((event) => ({
      ...event,
      found: { ...event.found, day: event.found.otherDay ?? event.found.day },
    })),
  }
  const second = answerOf(swapped, context, isOurs)
  if (!second) return first
  const { day, otherDay } = read.days.find((found) => found.otherDay !== undefined)!
  const labeled = (answer: ToolAnswer, of: number) =>
    answer.results.map((result) => ({ ...result, label: `If ${longDay(of)}: ${result.label}` }))
  return {
    ...first,
    inputs: [...(first.inputs ?? []), { label: 'Or', value: longDay(otherDay!) }],
    results: [...labeled(first, day), ...labeled(second, otherDay!)],
    steps: [...first.steps, ...second.steps],
    notes: ['The weekday can be in two weeks, so both are shown.', ...first.notes],
    skipped: [
      ...first.skipped,
      ...second.skipped.filter(({ date }) => !first.skipped.some((one) => one.date === date)),
    ],
  }
}
