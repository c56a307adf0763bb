import { addBusinessDays, generalDays } from '../../dates/business-day-count.ts'
import { type Day, formatDay, longDay, parseDay } from '../../dates/calendar-day.ts'
import { tridBackward } from '../../loan-tests/trid-backward.ts'
import type { ToolAnswer } from '../tool-answer.ts'
import { addInput, addResult, addSkipped, blankAnswer, fullSteps, linkTo } from './date-answer.ts'
import { methodIn, type ReadQuestion } from './read-events.ts'
import { TRID_SCREEN } from './trid-ask-back.ts'

/** From the closing back to the last days of its disclosures. */
export function backward(
  asked: 'cd' | 'le' | 'revised_le',
  closing: Day,
  timeshare: boolean,
  { asked: words }: ReadQuestion,
  application: Day | undefined,
): ToolAnswer {
  const { result, steps, notes } = tridBackward({
    consummation: formatDay(closing),
    ...(timeshare && { timeshare }),
  })
  const answer = blankAnswer(
    'trid-backward',
    `Latest days for a closing on ${longDay(closing)}`,
    linkTo(TRID_SCREEN, {
      plannedConsummation: formatDay(closing),
      timeshare: timeshare ? 'yes' : undefined,
    }),
  )
  addInput(answer, 'Closing (consummation)', closing)
  const received = timeshare ? '12 CFR 1026.19(f)(1)(ii)(B)' : '12 CFR 1026.19(f)(1)(ii)(A)'
  const { closingDisclosure: cd, revisedLoanEstimate: revised } = result
  const method = methodIn(words)
  if (asked === 'cd') {
    const rows: [string, string, string][] = [
      ['Closing Disclosure received by', cd.latestReceipt, received],
      ['If mailed, emailed, or sent by courier: sent by', cd.latestSent.mail, '12 CFR 1026.19(f)(1)(iii)'],
      ['If handed over in person: by', cd.latestSent.in_person, received],
    ]
    const isSending =
      /\b(?:send|sent|mail(?:ed)?|e-?mail(?:ed)?|go out|goes out|out|courier|issue|overnight|fedex)\b/.test(
        words,
      )
    const order = method === 'in_person' ? [2, 0, 1] : isSending ? [1, 0, 2] : [0, 1, 2]
    for (const index of order) addResult(answer, ...rows[index]!)
    answer.notes.push(
      'With proof that the consumer received it earlier, it may be sent later: what counts is receipt (12 CFR 1026.19(f)(1)(iii)).',
    )
  } else if (asked === 'revised_le') {
    addResult(answer, 'Revised Loan Estimate received by', revised.latestReceipt, '12 CFR 1026.19(e)(4)(ii)')
    addResult(
      answer,
      'If mailed or emailed: sent by',
      revised.latestSent.mail,
      '12 CFR 1026.19(e)(1)(iv), (e)(4)(ii)',
    )
    answer.notes.push(
      'And before the day on which the Closing Disclosure is provided (12 CFR 1026.19(e)(4)(ii)).',
    )
  } else {
    addResult(
      answer,
      'Loan Estimate delivered or mailed by',
      result.loanEstimate.latestSent,
      '12 CFR 1026.19(e)(1)(iii)(B)',
    )
    answer.notes.push(
      'It is also due by the third business day after the application (12 CFR 1026.19(e)(1)(iii)(A)). The earlier day decides.',
    )
    if (timeshare)
      answer.notes.push('A timeshare has no seven-business-day wait (12 CFR 1026.19(e)(1)(iii)(C)).')
  }
  if (asked === 'cd' && /\blest\b/.test(words)) {
    addResult(
      answer,
      'Loan Estimate delivered or mailed by, for this closing',
      result.loanEstimate.latestSent,
      '12 CFR 1026.19(e)(1)(iii)(B)',
    )
    if (application !== undefined) {
      addInput(answer, 'Application received', application)
      addResult(
        answer,
        'Loan Estimate due by, after this application',
        addBusinessDays(application, 3, generalDays(undefined)),
        '12 CFR 1026.19(e)(1)(iii)(A)',
      )
    }
  }
  const own = { cd: /Closing Disclosure|Mailed/, revised_le: /revised/i, le: /first Loan Estimate|seven/ }[
    asked
  ]
  answer.steps = fullSteps(steps.filter(({ text }) => own.test(text)))
  answer.notes.push(...notes)
  addSkipped(
    answer,
    parseDay(answer.results.map(({ value }) => value).sort()[0] ?? formatDay(closing), 'day'),
    closing,
  )
  return answer
}
