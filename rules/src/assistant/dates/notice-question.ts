import { type Day, formatDay, longDay } from '../../dates/calendar-day.ts'
import { noticeClock } from '../../notice-dates/notice-clocks.ts'
import { noticeDates } from '../../notice-dates/notice-dates.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { adverseQuestion } from './adverse-action-question.ts'
import { addInput, addResult, askBack, blankAnswer, linkTo, plainDay } from './date-answer.ts'
import { NOTICE_TOPICS } from './notice-topics.ts'
import type { ReadQuestion } from './read-events.ts'
import { servicingQuestion } from './servicing-question.ts'
import { startDay } from './start-day.ts'

export const NOTICE_SCREEN = '/loan-tests/notice-dates'

const ASKS =
  /\b(?:when|deadlines?|due|by what|latest|last day|how long|until|what(?:['’]s| is)? the (?:day|date|deadline|due|last|earliest|latest)|which (?:day|date)|what (?:day|date)|must|need|have to|how (?:soon|late|many days)|acknowledge by|respond by|clock|timeline|allowed|may|earliest|is it|are we|too late|still)\b/

/** A deadline that follows from one day: the clause of the day has to say that it is the day of the event. */
export function noticeQuestion(read: ReadQuestion, context: ToolContext): ToolAnswer | undefined {
  const { text } = read
  if (!ASKS.test(text) && !/\bby\s*[?.!]?\s*$|\bby\s*\?/.test(text)) return undefined
  const own = adverseQuestion(read, context) ?? servicingQuestion(read, context)
  if (own) return own
  const topic = NOTICE_TOPICS.find(({ subject }) => subject.test(text))
  if (!topic) return undefined
  const clock = noticeClock(topic.clock)!
  if (read.days.length === 0) return undefined
  const day = startDay(read, topic.start)
  if (read.events.some(({ isNegated }) => isNegated) || day === undefined)
    return eventBack(clock.event, topic.clock, read.days[0]!.day)
  return noticeAnswer(topic.clock, day)
}

function eventBack(event: string, clock: string, day: Day): ToolAnswer {
  const name = noticeClock(clock)!.name
  return askBack(
    'Which day is it?',
    `The clock runs from this event: ${event.toLowerCase()}. Is ${longDay(day)} that day, or the day on which something is due or was sent?`,
    [
      { label: `${event}: ${longDay(day)}`, question: canonical(clock, day) },
      {
        label: `It is another day: how does the clock of "${name}" run?`,
        question: `When is the deadline for ${name.toLowerCase()}?`,
      },
    ],
    linkTo(NOTICE_SCREEN, { clock }),
  )
}

/** A question that is read without doubt. */
const CANONICAL: Readonly<Record<string, string>> = {
  notice_of_error: 'If a notice of error was received on #, when is the answer due?',
  notice_of_error_payoff:
    'If a notice of error about a payoff balance was received on #, when is the answer due?',
  information_request: 'If a request for information was received on #, when is the answer due?',
  information_request_owner:
    'If a request for the owner of the loan was received on #, when is the answer due?',
  transfer_error_new_account:
    'If a Regulation E notice about a new account was received on #, when is the answer due?',
  transfer_error_point_of_sale:
    'If a Regulation E notice about a point-of-sale transaction was received on #, when is the answer due?',
  transfer_error_foreign:
    'If a Regulation E notice about a foreign transfer was received on #, when is the answer due?',
  transfer_error: 'If a Regulation E notice was received on #, when is the answer due?',
  remittance_error: 'If a remittance notice was received on #, when is the answer due?',
  billing_error: 'If a billing error notice was received on #, when is the answer due?',
  credit_dispute: 'If a direct dispute was received on #, when is the answer due?',
  escrow_initial: 'If the loan settled on #, when is the initial escrow statement due?',
  escrow_annual: 'If the computation year ended on #, when is the annual escrow statement due?',
  escrow_payoff: 'If the loan was paid in full on #, when is the escrow refund due?',
  payoff_statement: 'If a payoff statement request was received on #, when is it due?',
  appraisal_notice: 'If the application was received on #, when is the appraisal notice due?',
  appraisal_copy: 'If the loan closes on #, when must the appraisal copies be delivered?',
  hmda_record: 'If final action was on #, when must it be recorded for HMDA?',
  hmda_quarter: 'If the quarter ended on #, when is the quarterly HMDA report due?',
  hmda_statement: 'If the FFIEC notice was received on #, when is the HMDA disclosure statement due?',
  revised_estimate:
    'If we received the changed circumstance information on #, when is the revised Loan Estimate due?',
  revised_estimate_lock: 'If the rate was locked on #, when is the revised Loan Estimate due?',
  rescission_return: 'If the rescission was received on #, when must we return the money?',
}
const canonical = (clock: string, day: Day) => CANONICAL[clock]!.replace('#', plainDay(day))

export function noticeAnswer(id: string, day: Day): ToolAnswer {
  const { result, steps, notes } = noticeDates({ clock: id, date: formatDay(day) })
  const clock = noticeClock(id)!
  const answer = blankAnswer(
    'notice-dates',
    clock.name,
    linkTo(NOTICE_SCREEN, { clock: id, date: formatDay(day) }),
  )
  addInput(answer, clock.event, day)
  for (const { label, date, citation } of result.deadlines) addResult(answer, label, date, citation)
  answer.steps = steps
  answer.notes = [...notes]
  if (result.deadlines.length === 0)
    answer.missing.push('No date follows from this day. Which quarter do you mean?')
  return answer
}
