import { addBusinessDays, latestStart, specificDays } from '../../dates/business-day-count.ts'
import { type Day, formatDay, longDay, parseDay } from '../../dates/calendar-day.ts'
import { tridForward } from '../../loan-tests/trid-forward.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import {
  addInput,
  addResult,
  addSkipped,
  askBack,
  blankAnswer,
  fullSteps,
  linkTo,
  plainDay,
} from './date-answer.ts'
import type { EventName, ReadQuestion } from './read-events.ts'
import { TRID_SCREEN } from './trid-ask-back.ts'

/** Signing or funding under a right to rescind. */
export function rescissionQuestion(read: ReadQuestion, { data }: ToolContext): ToolAnswer | undefined {
  const of = (name: EventName) => read.events.find((event) => event.name === name)
  const isLate =
    /\b(?:latest|last day|must|need to|have to|by when|should|when do|when does)\b/.test(read.asked) &&
    /\b(?:sign|close|closing|consummat|settle)/.test(read.asked)
  const funding = of('disbursement')
  const returned =
    /\b(?:rescinded|cancel(?:l?ed|s)|notice of rescission|rescission notice|return (?:the )?money|exercised)\b/.test(
      read.text,
    ) && /\b(?:return|refund|release|give back|terminate|money)\b/.test(read.text)
  if (returned) return undefined
  const signed = of('closing') ?? of('application')
  const other = of('unknown')
  if (funding && (isLate || !signed))
    return isLate || /\bsign|\bclos/.test(read.text) ? fundingBack(funding.found.day) : undefined
  const named = of('closing')
  if (!named) {
    if (!other) return undefined
    return askBack(
      'Which day is it?',
      `What happens on ${longDay(other.found.day)}?`,
      [
        {
          label: 'The loan is signed that day',
          question: `If the loan is signed on ${plainDay(other.found.day)}, when does the right of rescission end?`,
        },
        {
          label: 'Funds are to go out that day',
          question: `To disburse on ${plainDay(other.found.day)}, by when must the borrower sign?`,
        },
      ],
      TRID_SCREEN,
    )
  }
  if (named.isNegated) return undefined
  const noticeEvent = read.events.find(({ name, found }) => found !== named.found && name !== 'disbursement')
  const date = formatDay(named.found.day)
  const notice = noticeEvent ? formatDay(Math.max(noticeEvent.found.day, named.found.day)) : date
  const { result, steps, notes } = tridForward(
    { rescission: { consummation: date, noticeDelivered: notice, materialDisclosuresDelivered: notice } },
    data,
  )
  const answer = blankAnswer(
    'rescission',
    `Rescission after ${longDay(named.found.day)}`,
    linkTo(TRID_SCREEN, { plannedConsummation: date, rescission: 'yes' }),
  )
  addInput(answer, 'Signed (consummation)', named.found.day)
  if (noticeEvent) addInput(answer, 'Notice and disclosures delivered', noticeEvent.found.day)
  addResult(
    answer,
    'The right to rescind ends at midnight of',
    result.rescission.expiresAtMidnightOf,
    '12 CFR 1026.23(a)(3)(i)',
  )
  addResult(answer, 'Funds may be disbursed from', result.rescission.disburseFrom, '12 CFR 1026.23(c)')
  answer.steps = fullSteps(steps.filter(({ text }) => /rescind|disbursed/.test(text)))
  answer.notes = [
    noticeEvent
      ? 'The last of consummation, notice, and material disclosures decides.'
      : `This takes ${longDay(named.found.day)} as the day of consummation, of the notice, and of the material disclosures; the last of the three decides.`,
    ...notes.filter((note) => /rescission|June/i.test(note)),
  ]
  if (funding)
    answer.results.unshift({
      label: `Can funds go out on ${longDay(funding.found.day)}?`,
      value:
        formatDay(funding.found.day) >= result.rescission.disburseFrom!
          ? 'Yes, by these dates'
          : 'No, that is too early',
      citation: '12 CFR 1026.23(c)',
    })
  addSkipped(answer, named.found.day, parseDay(result.rescission.disburseFrom!, 'day'))
  return answer
}

function fundingBack(funding: Day): ToolAnswer {
  const latest = latestStart(funding - 1, 3, specificDays())
  const answer = blankAnswer(
    'rescission',
    `Latest signing for funds on ${longDay(funding)}`,
    linkTo('/loan-tests/notice-dates', { clock: 'rescission_backward', date: formatDay(funding) }),
  )
  addInput(answer, 'Disbursement', funding)
  addResult(answer, 'Signing, notice, and material disclosures by', latest, '12 CFR 1026.23(a)(3)(i), (c)')
  const end = addBusinessDays(latest, 3, specificDays())
  answer.steps.push({
    text: `Signed on ${longDay(latest)}, the right to rescind ends at midnight of ${longDay(end)}; funds may go out from ${longDay(end + 1)}.`,
    value: formatDay(latest),
    citation: '12 CFR 1026.23(a)(3)(i), (c)',
  })
  answer.notes.push('The last of consummation, notice, and material disclosures decides.')
  addSkipped(answer, latest, funding)
  return answer
}
