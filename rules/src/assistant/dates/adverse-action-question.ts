import { type Day, formatDay, longDay } from '../../dates/calendar-day.ts'
import { type AdverseActionKind, adverseAction } from '../../loan-tests/adverse-action.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { addInput, addResult, askBack, blankAnswer, fullSteps, linkTo, plainDay } from './date-answer.ts'
import type { ReadQuestion } from './read-events.ts'
import { startDay } from './start-day.ts'

export function adverseQuestion(read: ReadQuestion, { data }: ToolContext): ToolAnswer | undefined {
  const { text, days } = read
  if (
    !/\badverse action\b|\bdenial (?:letter|notice)\b|\bnotice of (?:denial|action taken|incompleteness)\b|\bcounter-?offer|\bstatement of (?:specific )?reasons\b|\bdeclination\b|\b(?:den(?:y|ied)|declin\w+|turned down)\b.*\b(?:letter|notice)\b|\bincomplete application\b|\b(?:notify|tell) the applicant\b|\bnoia\b|\baan\b/.test(
      text,
    )
  )
    return undefined
  if (days.length === 0) return undefined
  if (/\bfcra\b|\b615\b/.test(text)) return undefined
  const day = days[0]!.day
  const make = (kind: AdverseActionKind, label: string, on: Day) => {
    const input = { kind, date: formatDay(on) }
    const { result, steps, notes } = adverseAction(input, data)
    const answer = blankAnswer(
      'adverse-action',
      'Notice of action taken',
      linkTo('/loan-tests/adverse-action', { ...input }),
    )
    addInput(answer, label, on)
    addResult(answer, 'Notify the applicant by', result.dueBy, `12 CFR ${result.citation}`)
    answer.steps = fullSteps(steps)
    answer.notes = [...notes]
    return answer
  }
  const of = (start: RegExp) => startDay(read, start)
  const counteroffer = /\bcounter-?offer/.test(text) ? of(/\bcounter-?offer\w*\b/) : undefined
  if (counteroffer !== undefined) {
    const answer = make('counteroffer', 'Counteroffer notice', counteroffer)
    answer.notes.push(
      'If the applicant does not expressly accept or use the credit offered. One combined notice needs no second one (comment 9(a)(1)-6).',
    )
    return answer
  }
  const requested = /\breasons\b/.test(text) ? of(/\b(?:request\w*|ask\w*)\b/) : undefined
  if (requested !== undefined) {
    const { result, steps, notes } = adverseAction(
      { kind: 'reasons_request', date: formatDay(requested), requested: formatDay(requested) },
      data,
    )
    const answer = blankAnswer(
      'adverse-action',
      'Statement of reasons',
      linkTo('/loan-tests/adverse-action', {
        kind: 'reasons_request',
        date: formatDay(requested),
        requested: formatDay(requested),
      }),
    )
    addInput(answer, 'Reasons requested', requested)
    addResult(answer, 'Statement of reasons by', result.dueBy, `12 CFR ${result.citation}`)
    answer.steps = fullSteps(steps)
    answer.notes = [...notes, 'The request has to come within 60 days of your notice.']
    return answer
  }
  const isExisting =
    /\bexisting account\b|\bcredit line\b|\bline of credit\b.*\b(?:reduc|clos|terminat)|\b(?:reduc|clos|terminat)\w*\b.*\b(?:line|account)\b/.test(
      text,
    )
  const acted = of(
    /\b(?:den(?:y|ied|ies)|declin\w+|adverse action|turned down|reject\w+|terminat\w+|reduc\w+|clos\w+|took|taken)\b/,
  )
  const received = of(/\b(?:appl\w+|apps?|complet\w+|receiv\w+|submitt\w+|came in)\b/)
  if (isExisting && acted !== undefined)
    return make('adverse_action_existing_account', 'Adverse action on the account', acted)
  const isIncomplete = /\bincomplete(?:ness)?\b|\bnoia\b/.test(text)
  if (isIncomplete && received !== undefined && !(acted !== undefined && acted !== received))
    return make('incomplete_application', 'Incomplete application received', received)
  if (isIncomplete && acted !== undefined)
    return make('adverse_action_incomplete', 'Adverse action on an incomplete application', acted)
  if (received !== undefined && !/\b(?:den|declin)/.test(partOf(read, received))) {
    const answer = make('complete_application', 'Application received', received)
    answer.notes.push(
      'For a completed application. For an incomplete one, the notice of action taken or of incompleteness is due on the same day (12 CFR 1002.9(c)(1)).',
    )
    return answer
  }
  const of2 = longDay(day)
  return askBack(
    'Which clock runs?',
    acted !== undefined
      ? `For a completed application the 30 days run from receipt of the application, not from the decision. Was the application that you acted on on ${of2} complete?`
      : `What happened on ${of2}?`,
    [
      {
        label:
          acted === undefined
            ? `The completed application was received on ${of2}`
            : 'Complete: I know when it was received',
        question:
          acted === undefined
            ? `If a completed application was received on ${plainDay(day)}, when is the adverse action notice due?`
            : 'When is the adverse action notice due after a completed application is received?',
      },
      {
        label: `It was incomplete, and adverse action was taken on ${of2}`,
        question: `If adverse action was taken on an incomplete application on ${plainDay(day)}, when is the adverse action notice due?`,
      },
    ],
    '/loan-tests/adverse-action',
  )
}

function partOf({ text, days }: ReadQuestion, day: Day): string {
  const index = days.findIndex((found) => found.day === day)
  const at = text.indexOf(`§${index}§`)
  return text
    .slice(0, at)
    .split(/[,;:?.]|\b(?:when|what|if|and)\b/)
    .at(-1)!
}
