import { addBusinessDays, generalDays, latestStart, specificDays } from '../../dates/business-day-count.ts'
import { type Day, formatDay, longDay, parseDay } from '../../dates/calendar-day.ts'
import { tridBackward } from '../../loan-tests/trid-backward.ts'
import { tridForward } from '../../loan-tests/trid-forward.ts'
import type { DeliveryMethod, Disclosure } from '../../trid/disclosure.ts'
import type { TridForwardInput } from '../../trid/trid-forward-shape.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { addInput, addResult, addSkipped, askBack, blankAnswer, fullSteps, linkTo } from './date-answer.ts'
import type { EventName, QuestionEvent, ReadQuestion } from './read-events.ts'
import { methodIn } from './read-events.ts'

const SCREEN = '/loan-tests/trid-clock'
const TRID_FROM = parseDay('2015-10-03', 'tridFrom')

const HOW: Record<DeliveryMethod, string> = {
  in_person: ', in person',
  mail: ', by mail',
  email: ', by email',
  courier: ', by courier',
  other: '',
}

/** What a question about disclosures asks for. */
type Asked = 'cd' | 'le' | 'revised_le' | 'closing' | 'cd_receipt' | 'le_receipt' | 'intent' | 'refund'

const DEADLINE =
  /\b(?:due|deadline|latest|last (?:day|date|possible)|by when|no later|must|need(?:s|ed)?|ha(?:ve|s) to|should|required|supposed|cut-?off|too late|in time|how late|how (?:soon|early|far)|have to|get the|when (?:do|does|is|are|would|will) |by what|at the latest|go out by|go out)\b/

export function tridQuestion(read: ReadQuestion, context: ToolContext): ToolAnswer | undefined {
  const asked = askedOf(read)
  if (!asked) return undefined
  const of = (name: EventName) => read.events.find((event) => event.name === name)
  const events = read.events
  const negated = events.find(({ isNegated }) => isNegated)
  if (negated) return negationBack(negated.found.day, asked)
  const first = events[0]
  if (first && events.every(({ found }) => found.day < TRID_FROM))
    return askBack(
      'Before the integrated disclosures',
      'These disclosures apply to applications received from October 3, 2015 (12 CFR 1026.19(e), (f)). An earlier date has no answer here. Which later date do you mean?',
      [],
      SCREEN,
    )
  const closing = of('closing')
  const unclear = of('unknown')
  const delivered = of('cd_delivered') ?? of('le_delivered')
  const hasForward = events.some(({ name }) => /^(?:cd|le|revised_le)_(?:sent|received)$/.test(name))
  if (delivered && !(asked === 'cd' && closing)) return deliveredBack(delivered, asked, closing)
  if (unclear) {
    if (!closing || events.length === 1) return unclearBack(unclear.found.day, asked)
    return unclearBack(unclear.found.day, asked)
  }
  const isTimeshare = /\btime-?shares?\b/.test(read.text)
  switch (asked) {
    case 'cd':
    case 'revised_le':
    case 'le':
      if (asked === 'le' && of('application') && !closing) return forward(read, context, isTimeshare)
      if (closing && !hasForward)
        return backward(asked, closing.found.day, isTimeshare, read, of('application')?.found.day)
      if (closing) return forward(read, context, isTimeshare)
      if (of('application') && !hasForward)
        return asked === 'cd'
          ? needsClosing(of('application')!.found.day)
          : forward(read, context, isTimeshare)
      return directionBack(events[0]!, asked)
    case 'cd_receipt':
      return of('cd_sent') ? forward(read, context, isTimeshare) : directionBack(events[0]!, 'cd')
    case 'le_receipt':
      return of('le_sent') ? forward(read, context, isTimeshare) : directionBack(events[0]!, 'le')
    case 'closing':
      if (hasForward || of('application')) return forward(read, context, isTimeshare)
      return closing ? planned(closing.found.day) : undefined
    case 'intent': {
      const sent = of('le_sent') ?? of('le_received')
      return sent ? forward(read, context, isTimeshare) : undefined
    }
    case 'refund':
      return closing ? refund(closing.found.day, context) : undefined
  }
}

function askedOf({ asked, text, events }: ReadQuestion): Asked | undefined {
  const has = (pattern: RegExp) => pattern.test(asked)
  const names = new Set(events.map(({ name }) => name))
  if (/\b(?:refund|cure)\b/.test(text) && names.has('closing')) return 'refund'
  if (
    /\bintent to proceed\b|\bexpir(?:e|es|ation)\b|\bgood (?:until|through|for)\b|\b(?:until|till) when\b.*\b(?:good|valid)\b|\bhow long (?:is|does|will)\b.*\b(?:good|valid|stand)/.test(
      asked,
    ) &&
    /\blest\b/.test(text)
  )
    return 'intent'
  const isClosing =
    /\b(?:earliest|soonest|first)\b.*?\b(?:clos(?:e|ing)|consummat\w+|sign(?:ing)?|settle\w*)\b/.test(
      asked,
    ) ||
    /\b(?:clos(?:e|ing)|consummat\w+|settle\w*)\b[^.?]*\b(?:earliest|soonest|allowed|possible|okay|ok|legal|permitted)\b/.test(
      asked,
    ) ||
    /\b(?:when|how soon|how early|what (?:day|date)|which (?:day|date))\b[^,]*?\b(?:can|could|may|might|able|allowed|are|will|do|would)\b[^,]*?\b(?:close|closing|consummate|sign|settle)\b/.test(
      asked,
    ) ||
    /\b(?:can|could|may|are|is)\b[^,]*?\b(?:close|closing|consummat\w+|sign|settle)\b/.test(asked) ||
    (/\bcan (?:we|they|i|you|the \w+)\b/.test(asked) && names.has('closing'))
  const disclosure = /\bcdisc\b/.test(asked)
    ? 'cd'
    : /\brevised (?:lest|loan estimate)\b/.test(asked)
      ? 'revised_le'
      : /\blest\b/.test(asked)
        ? 'le'
        : undefined
  const isReceipt =
    /\b(?:considered|deemed|presumed|count(?:s|ed)? as|treated as|assumed|when (?:is|was|will|does|did))\b.*\b(?:received|receipt|delivered)\b|\bpresum\w+\b|\bmailbox\b/.test(
      asked,
    )
  const doc = /\bcdisc\b/.test(text) ? 'cd' : 'le'
  if (isReceipt && !names.has('closing') && (names.has('cd_sent') || names.has('le_sent')))
    return names.has('cd_sent') ? 'cd_receipt' : 'le_receipt'
  if (
    isReceipt &&
    !names.has('closing') &&
    /\bmust\b|\bhave to\b/.test(asked) === false &&
    names.has('unknown')
  )
    return `${doc}_receipt` as Asked
  const hasForward = [...names].some((name) => /^(?:cd|le|revised_le)_/.test(name))
  if (hasForward && /\bwait(?:ing)?(?: period)?\b/.test(asked)) return 'closing'
  if (isClosing && (hasForward || names.has('application'))) return 'closing'
  if (disclosure && (DEADLINE.test(asked) || has(/\bwhen\b|\bby\b/))) return disclosure
  if (isClosing) return 'closing'
  if (names.has('closing') && DEADLINE.test(asked)) {
    const document = /\bcdisc\b/.test(text)
      ? 'cd'
      : /\blest\b/.test(text)
        ? 'le'
        : /\bdisclosures?\b/.test(text)
          ? 'cd'
          : undefined
    if (document) return document
  }
  if (hasForward && (names.has('closing') || /\bwhen\b|\bearliest\b|\bclos/.test(asked))) return 'closing'
  if ((hasForward || names.has('unknown')) && /\bcdisc\b|\blest\b/.test(text) && DEADLINE.test(asked))
    return doc
  return undefined
}

const NAMES: Partial<Record<Asked, string>> = {
  cd: 'Closing Disclosure',
  le: 'Loan Estimate',
  revised_le: 'revised Loan Estimate',
  cd_receipt: 'Closing Disclosure',
  le_receipt: 'Loan Estimate',
}
const documentOf = (asked: Asked) => NAMES[asked] ?? 'Closing Disclosure'
const deadlineQuestion = (asked: Asked, day: Day) =>
  `When must the ${documentOf(asked)} be received for a closing on ${plain(day)}?`
const closingQuestion = (asked: Asked, day: Day, verb: string) =>
  `If the ${documentOf(asked)} was ${verb} on ${plain(day)}, what is the earliest closing?`
const plain = (day: Day) => longDay(day).replace(/^\w+, /, '')

/** The day could be the closing, or the day of the disclosure. */
function unclearBack(day: Day, asked: Asked): ToolAnswer {
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
    SCREEN,
  )
}

/** "Delivered" can mean handed over, or put on its way. */
function deliveredBack(
  { found: { day } }: QuestionEvent,
  asked: Asked,
  closing: QuestionEvent | undefined,
): ToolAnswer {
  const of = longDay(day)
  const document = documentOf(asked === 'closing' ? 'cd' : asked)
  const end = closing ? `can we close on ${plain(closing.found.day)}?` : 'what is the earliest closing?'
  return askBack(
    'Delivered how?',
    `Did the consumer have the ${document} in hand on ${of}, or was it sent on that day? A disclosure that is not handed over in person is considered received on the third business day (12 CFR 1026.19(e)(1)(iv), (f)(1)(iii)).`,
    [
      {
        label: `In hand on ${of}`,
        question: `If the ${document} was received in person on ${plain(day)}, ${end}`,
      },
      { label: `Sent on ${of}`, question: `If the ${document} was mailed on ${plain(day)}, ${end}` },
    ],
    SCREEN,
  )
}

/** A deadline was asked for, and only the day of the disclosure is known. */
function directionBack({ found: { day } }: QuestionEvent, asked: Asked): ToolAnswer {
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
    SCREEN,
  )
}

function negationBack(day: Day, asked: Asked): ToolAnswer {
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
    SCREEN,
  )
}

function needsClosing(application: Day): ToolAnswer {
  const answer = blankAnswer('trid-backward', 'When the Closing Disclosure is due', SCREEN)
  addInput(answer, 'Application received', application)
  answer.missing.push(
    'On which day does the loan close? The Closing Disclosure is counted back from closing, not forward from the application (12 CFR 1026.19(f)(1)(ii)(A)).',
  )
  return answer
}

function planned(closing: Day): ToolAnswer {
  const answer = blankAnswer(
    'trid-forward',
    'Whether the loan can close',
    linkTo(SCREEN, { plannedConsummation: formatDay(closing) }),
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

function backward(
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
    linkTo(SCREEN, { plannedConsummation: formatDay(closing), timeshare: timeshare ? 'yes' : undefined }),
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

function forward(read: ReadQuestion, { data }: ToolContext, timeshare: boolean): ToolAnswer {
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
    linkTo(SCREEN, {
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

function refund(closing: Day, _context: ToolContext): ToolAnswer {
  const due = closing + 60
  const answer = blankAnswer(
    'trid-post-closing',
    'Refund and corrected disclosure after closing',
    linkTo('/loan-tests/after-closing', {
      consummation: formatDay(closing),
      events: JSON.stringify([{ id: 'Refund', kind: 'refund_over_tolerance' }]),
    }),
  )
  addInput(answer, 'Closing (consummation)', closing)
  addResult(answer, 'Refund and corrected Closing Disclosure by', due, '12 CFR 1026.19(f)(2)(v)')
  answer.steps.push({
    text: `60 calendar days after consummation on ${longDay(closing)}: ${longDay(due)}.`,
    value: formatDay(due),
    citation: '12 CFR 1026.19(f)(2)(v)',
  })
  answer.notes.push('Calendar days. A deadline on a weekend or holiday does not move.')
  return answer
}

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
          question: `If the loan is signed on ${plain(other.found.day)}, when does the right of rescission end?`,
        },
        {
          label: 'Funds are to go out that day',
          question: `To disburse on ${plain(other.found.day)}, by when must the borrower sign?`,
        },
      ],
      SCREEN,
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
    linkTo('/loan-tests/trid-clock', { plannedConsummation: date, rescission: 'yes' }),
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
