import { type Day, formatDay, longDay } from '../../dates/calendar-day.ts'
import type { ToolAnswer } from '../tool-answer.ts'
import { addInput, askBack, blankAnswer, linkTo, plainDay } from './date-answer.ts'
import type { QuestionEvent } from './read-events.ts'

export const TRID_SCREEN = '/loan-tests/trid-clock'

/** What a question about disclosures asks for. */
export type Asked = 'cd' | 'le' | 'revised_le' | 'closing' | 'cd_receipt' | 'le_receipt' | 'intent' | 'refund'

const NAMES: Partial<Record<Asked, string>> = {
  cd: 'Closing Disclosure',
  le: 'Loan Estimate',
  revised_le: 'revised Loan Estimate',
  cd_receipt: 'Closing Disclosure',
  le_receipt: 'Loan Estimate',
}
const documentOf = (asked: Asked) => NAMES[asked] ?? 'Closing Disclosure'
const deadlineQuestion = (asked: Asked, day: Day) =>
  `When must the ${documentOf(asked)} be received for a closing on ${plainDay(day)}?`
const closingQuestion = (asked: Asked, day: Day, verb: string) =>
  `If the ${documentOf(asked)} was ${verb} on ${plainDay(day)}, what is the earliest closing?`

/** The day could be the closing, or the day of the disclosure. */
export function unclearBack(day: Day, asked: Asked): ToolAnswer {
  const of = longDay(day)
  return askBack(
    'Which day is it?',
    `What happens on ${of}?`,
    [
      { label: `The loan closes on ${of}`, question: deadlineQuestion(asked, day) },
      {
        label: `The ${documentOf(asked)} is sent on ${of}`,
        question: closingQuestion(asked, day, 'mailed'),
      },
    ],
    TRID_SCREEN,
  )
}

/** "Delivered" can mean handed over, or put on its way. */
export function deliveredBack(
  { found: { day } }: QuestionEvent,
  asked: Asked,
  closing: QuestionEvent | undefined,
): ToolAnswer {
  const of = longDay(day)
  const document = documentOf(asked === 'closing' ? 'cd' : asked)
  const end = closing ? `can we close on ${plainDay(closing.found.day)}?` : 'what is the earliest closing?'
  return askBack(
    'Delivered how?',
    `Did the consumer have the ${document} in hand on ${of}, or was it sent on that day? A disclosure that is not handed over in person is considered received on the third business day (12 CFR 1026.19(e)(1)(iv), (f)(1)(iii)).`,
    [
      {
        label: `In hand on ${of}`,
        question: `If the ${document} was received in person on ${plainDay(day)}, ${end}`,
      },
      { label: `Sent on ${of}`, question: `If the ${document} was mailed on ${plainDay(day)}, ${end}` },
    ],
    TRID_SCREEN,
  )
}

/** A deadline was asked for, and only the day of the disclosure is known. */
export function directionBack({ found: { day } }: QuestionEvent, asked: Asked): ToolAnswer {
  const of = longDay(day)
  return askBack(
    'Forward or back?',
    `Is ${of} the day of the ${documentOf(asked)}, or the planned closing?`,
    [
      {
        label: `The ${documentOf(asked)} is sent on ${of}: show the earliest closing`,
        question: closingQuestion(asked, day, 'mailed'),
      },
      {
        label: `The loan closes on ${of}: show the deadline`,
        question: deadlineQuestion(asked, day),
      },
    ],
    TRID_SCREEN,
  )
}

export function negationBack(day: Day, asked: Asked): ToolAnswer {
  return askBack(
    'Which day counts?',
    `I read that something did not happen on ${longDay(day)}. Which day do you want to count from?`,
    [
      { label: `The loan closes on ${longDay(day)}`, question: deadlineQuestion(asked, day) },
      {
        label: `The disclosure goes out on ${longDay(day)}`,
        question: closingQuestion(asked, day, 'mailed'),
      },
    ],
    TRID_SCREEN,
  )
}

export function needsClosing(application: Day): ToolAnswer {
  const answer = blankAnswer('trid-backward', 'When the Closing Disclosure is due', TRID_SCREEN)
  addInput(answer, 'Application received', application)
  answer.missing.push(
    'On which day does the loan close? The Closing Disclosure is counted back from closing, not forward from the application (12 CFR 1026.19(f)(1)(ii)(A)).',
  )
  return answer
}

export function planned(closing: Day): ToolAnswer {
  const answer = blankAnswer(
    'trid-forward',
    'Whether the loan can close',
    linkTo(TRID_SCREEN, { plannedConsummation: formatDay(closing) }),
  )
  addInput(answer, 'Planned closing', closing)
  answer.missing.push(
    'On which day does the Closing Disclosure go out, and how: in person, by mail, or by email?',
    'On which day does the Loan Estimate go out, and how: in person, by mail, or by email?',
  )
  answer.choices.push({
    label: 'Show the latest days for this closing',
    question: deadlineQuestion('cd', closing),
  })
  return answer
}
