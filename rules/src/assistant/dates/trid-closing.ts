import { latestStart, specificDays } from '../../dates/business-day-count.ts'
import { formatDay, longDay, parseDay } from '../../dates/calendar-day.ts'
import { tridForward } from '../../loan-tests/trid-forward.ts'
import type { DeliveryMethod, Disclosure } from '../../trid/disclosure.ts'
import type { TridForwardInput } from '../../trid/trid-forward-shape.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { addInput, addResult, addSkipped, blankAnswer, fullSteps, linkTo } from './date-answer.ts'
import { type EventName, methodIn, type QuestionEvent, type ReadQuestion } from './read-events.ts'
import { TRID_SCREEN } from './trid-ask-back.ts'

const HOW: Record<DeliveryMethod, string> = {
  in_person: ', in person',
  mail: ', by mail',
  email: ', by email',
  courier: ', by courier',
  other: '',
}

function disclosureOf(
  events: readonly QuestionEvent[],
  name: 'cd' | 'le',
  words: string,
): (Disclosure & { note?: string }) | undefined {
  const sent = events.find((event) => event.name === `${name}_sent`)
  const received = events.find((event) => event.name === `${name}_received`)
  if (received && !sent) return { sent: formatDay(received.found.day), method: 'in_person' }
  if (!sent) return undefined
  const documents = new Set(
    events.filter((event) => /_(?:sent|received)$/.test(event.name)).map((event) => event.name.slice(0, 2)),
  )
  const method = sent.method ?? (documents.size === 1 ? methodIn(words) : undefined)
  return {
    sent: formatDay(sent.found.day),
    method: method ?? 'mail',
    ...(received &&
      received.found.day >= sent.found.day && { evidenceOfReceipt: formatDay(received.found.day) }),
    ...(method === undefined && { note: 'presumed' }),
  }
}

/** From the disclosures forward to the earliest closing. */
export function forward(read: ReadQuestion, { data }: ToolContext, timeshare: boolean): ToolAnswer {
  const { events } = read
  const dayOf = (name: EventName) => events.find((event) => event.name === name)?.found.day
  const application = dayOf('application')
  const closing = dayOf('closing')
  const estimate = disclosureOf(events, 'le', read.text)
  const disclosure = disclosureOf(events, 'cd', read.text)
  const revisedSent = events.find(({ name }) => name === 'revised_le_sent' || name === 'revised_le_received')
  const input: TridForwardInput = {
    ...(timeshare && { timeshare }),
    ...(application !== undefined && { applicationReceived: formatDay(application) }),
    ...(closing !== undefined && { plannedConsummation: formatDay(closing) }),
    ...(estimate && { loanEstimate: bare(estimate) }),
    ...(disclosure && { closingDisclosure: bare(disclosure) }),
    ...(revisedSent && {
      revisedLoanEstimates: [
        {
          sent: formatDay(revisedSent.found.day),
          method: revisedSent.name === 'revised_le_received' ? 'in_person' : (revisedSent.method ?? 'mail'),
        } as Disclosure,
      ],
    }),
    ...(/\bopen (?:on )?saturdays?\b/.test(read.text) && { calendar: { openWeekdays: [1, 2, 3, 4, 5, 6] } }),
  }
  const { result, steps, notes } = tridForward(input, data)
  const answer = blankAnswer(
    'trid-forward',
    closing === undefined ? 'When the loan can close' : `Whether the loan can close on ${longDay(closing)}`,
    linkTo(TRID_SCREEN, {
      applicationReceived: input.applicationReceived,
      loanEstimateSent: estimate?.sent,
      loanEstimateMethod: estimate?.method,
      loanEstimateEvidence: estimate?.evidenceOfReceipt,
      closingDisclosureSent: disclosure?.sent,
      closingDisclosureMethod: disclosure?.method,
      closingDisclosureEvidence: disclosure?.evidenceOfReceipt,
      plannedConsummation: input.plannedConsummation,
      timeshare: timeshare ? 'yes' : undefined,
      open: input.calendar ? '1,2,3,4,5,6' : undefined,
    }),
  )
  const nameInput = (label: string, one: (Disclosure & { note?: string }) | undefined) => {
    if (!one) return
    const isReceipt = one.method === 'in_person' && !/in[- ]person|by hand|handed/.test(read.text)
    addInput(
      answer,
      `${label} ${isReceipt ? 'received' : 'sent'}`,
      parseDay(one.sent, 'sent'),
      isReceipt ? '' : one.note ? ', not in person' : HOW[one.method],
    )
    if (one.evidenceOfReceipt)
      addInput(answer, `${label} received`, parseDay(one.evidenceOfReceipt, 'received'))
  }
  if (application !== undefined) addInput(answer, 'Application received', application)
  nameInput('Loan Estimate', estimate)
  nameInput('Closing Disclosure', disclosure)
  if (revisedSent) addInput(answer, 'Revised Loan Estimate', revisedSent.found.day)
  if (closing !== undefined) addInput(answer, 'Planned closing', closing)
  answer.steps = fullSteps(steps)
  answer.notes = [...notes]
  const seven = result.loanEstimate.sevenDayEarliest
  const isTooEarly =
    closing !== undefined && disclosure === undefined && seven !== null && formatDay(closing) < seven
  if (isTooEarly)
    addResult(
      answer,
      'Can the loan close on that day?',
      'No, that is too early',
      '12 CFR 1026.19(e)(1)(iii)(B)',
    )
  if (disclosure && closing !== undefined && result.plannedConsummation.allowed !== null)
    addResult(
      answer,
      'Can the loan close on that day?',
      result.plannedConsummation.allowed ? 'Yes, by these dates' : 'No, that is too early',
      '12 CFR 1026.19(e)(1)(iii)(B), (f)(1)(ii)(A)',
    )
  addResult(answer, 'Loan Estimate due by', result.loanEstimate.dueBy, '12 CFR 1026.19(e)(1)(iii)(A)')
  addResult(answer, 'Loan Estimate received', result.loanEstimate.received, '12 CFR 1026.19(e)(1)(iv)')
  addResult(
    answer,
    'Closing Disclosure received',
    result.closingDisclosure.received,
    '12 CFR 1026.19(f)(1)(iii)',
  )
  if (/\bintent to proceed\b|\bexpir|\bgood\b|\bvalid\b/.test(read.text))
    addResult(answer, 'Estimate good through', result.intentToProceed.lastDay, '12 CFR 1026.19(e)(3)(iv)(E)')
  addResult(
    answer,
    'Earliest consummation',
    result.earliestConsummation,
    '12 CFR 1026.19(e)(1)(iii)(B), (f)(1)(ii)(A)',
  )
  if (!disclosure && revisedSent)
    addResult(
      answer,
      'After the revised Loan Estimate, not before',
      result.revisedLoanEstimates[0]!.earliestConsummation,
      '12 CFR 1026.19(e)(4)(ii)',
    )
  if (!disclosure && !revisedSent && estimate)
    addResult(
      answer,
      'After the Loan Estimate, not before',
      result.loanEstimate.sevenDayEarliest,
      '12 CFR 1026.19(e)(1)(iii)(B)',
    )
  const isAboutClosing = /\bclos|\bconsummat|\bsign|\bsettle/.test(read.asked)
  if (isAboutClosing || closing !== undefined) {
    if (application === undefined && !estimate && !disclosure)
      answer.missing.push('On which day did you receive the application?')
    if (!estimate && !(disclosure && closing === undefined && application === undefined))
      answer.missing.push(
        'On which day does the Loan Estimate go out, and how: in person, by mail, or by email?',
      )
    if (!disclosure)
      answer.missing.push(
        'On which day does the Closing Disclosure go out, and how: in person, by mail, or by email?',
      )
  }
  if (/\bwaiv/.test(read.text))
    answer.notes.push(
      'Without a waiver. The consumer may waive the wait for a bona fide personal financial emergency, in an own signed and dated statement (12 CFR 1026.19(e)(1)(v), (f)(1)(iv)).',
    )
  if (/\b(?:corrected|amended|updated|revised|new|second) cdisc\b|\bapr\b/.test(read.text))
    answer.notes.push(
      'A corrected Closing Disclosure begins a new three-day wait only if the APR became inaccurate, the product changed, or a prepayment penalty was added. Otherwise it is due at or before consummation (12 CFR 1026.19(f)(2)(i), (ii)). This answer counts the wait.',
    )
  if (disclosure && closing !== undefined && result.plannedConsummation.allowed === false)
    answer.notes.push(
      `For ${longDay(closing)} the Closing Disclosure had to be received by ${longDay(latestStart(closing, 3, specificDays()))} (12 CFR 1026.19(f)(1)(ii)(A)).`,
    )
  const start = application ?? events[0]!.found.day
  const ends = answer.results
    .map(({ value }) => value)
    .filter((value) => /^\d{4}-\d\d-\d\d$/.test(value))
    .map((value) => parseDay(value, 'day'))
  addSkipped(answer, start, Math.max(...ends, start))
  return answer
}

const bare = ({ note: _, ...disclosure }: Disclosure & { note?: string }): Disclosure => disclosure
