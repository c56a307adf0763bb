import { type Day, formatDay, longDay, parseDay } from '../../dates/calendar-day.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { addInput, addResult, askBack, blankAnswer, linkTo } from './date-answer.ts'
import type { EventName, ReadQuestion } from './read-events.ts'
import {
  type Asked,
  deliveredBack,
  directionBack,
  needsClosing,
  negationBack,
  planned,
  TRID_SCREEN,
  unclearBack,
} from './trid-ask-back.ts'
import { forward } from './trid-closing.ts'
import { backward } from './trid-deadline.ts'

const TRID_FROM = parseDay('2015-10-03', 'tridFrom')

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
      TRID_SCREEN,
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
