import { dayOf, formatDay, parseDay } from '../../dates/calendar-day.ts'
import { readYear } from '../read-words.ts'
import type { ToolAnswer } from '../tool-answer.ts'
import { addResult, blankAnswer, linkTo } from './date-answer.ts'
import { NOTICE_SCREEN, noticeAnswer } from './notice-question.ts'

const QUARTERS = [
  /\b(?:first|1st) quarter\b|\bq1\b/i,
  /\b(?:second|2nd) quarter\b|\bq2\b/i,
  /\b(?:third|3rd) quarter\b|\bq3\b/i,
]
const ON_A_WEEKEND =
  'When the last day is a Saturday or Sunday, a submission on the next Monday is timely (12 CFR 1003.5(a)(1)(iii)).'

/** "When is the HMDA LAR for 2026 due?" names a year and no day. */
export function hmdaYearQuestion(question: string): ToolAnswer | undefined {
  if (
    !/\b(?:hmda|lar)\b/i.test(question) ||
    !/\b(?:due|deadline|when|submit|file|filing|by)\b/i.test(question)
  )
    return undefined
  const year = readYear(question)
  const quarter = QUARTERS.findIndex((pattern) => pattern.test(question))
  if (quarter !== -1 && year !== undefined)
    return noticeAnswer('hmda_quarter', dayOf(year, quarter * 3 + 1, 1))
  if (year === undefined || year < 2018 || year > 2100) return undefined
  if (
    !/\b(?:for|of|covering|data|calendar year|cy)\b[^.?]*\b\d{4}\b|\b\d{4}\b (?:hmda|lar|data|register)/i.test(
      question,
    )
  )
    return undefined
  if (/\b(?:threshold|exempt|how many|asset|count|cover)\b/i.test(question)) return undefined
  const due = parseDay(`${year + 1}-03-01`, 'due')
  const answer = blankAnswer(
    'notice-dates',
    'HMDA annual register',
    linkTo(NOTICE_SCREEN, { clock: 'hmda_record', date: `${year}-12-31` }),
  )
  answer.inputs.push({ label: 'Calendar year of the data', value: `${year}` })
  addResult(answer, 'Submit the annual register by', due, '12 CFR 1003.5(a)(1)(i)')
  answer.notes.push(ON_A_WEEKEND)
  answer.steps.push({
    text: `Data collected in ${year} are submitted by March 1 of the following year.`,
    value: formatDay(due),
    citation: '12 CFR 1003.5(a)(1)(i)',
  })
  return answer
}
