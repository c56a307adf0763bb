import { addBusinessDays, type DayRule } from '../dates/business-day-count.ts'
import { type Day, formatDay, parseDay, parseOptionalDay, shortDay } from '../dates/calendar-day.ts'
import type { Working } from '../loan-tests/answer.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'

export type DeliveryMethod = 'in_person' | 'mail' | 'email' | 'courier' | 'other'

export interface Disclosure {
  sent: string
  method: DeliveryMethod
  evidenceOfReceipt?: string
  esignConsent?: boolean
}

export type ReceivedBasis = 'in_person' | 'presumed' | 'evidence' | 'not_provided'

export interface Receipt {
  sent: Day
  received: Day | null
  basis: ReceivedBasis
}

/** When the consumer received a disclosure: 19(e)(1)(iv) for the Loan Estimate, 19(f)(1)(iii) for the Closing Disclosure. */
export function receiptOf(
  disclosure: Disclosure,
  { field, name, citation }: { field: string; name: string; citation: string },
  rule: DayRule,
  working: Working,
): Receipt {
  const sent = parseDay(disclosure.sent, `${field}.sent`)
  const evidence = parseOptionalDay(disclosure.evidenceOfReceipt, `${field}.evidenceOfReceipt`)
  if (evidence !== null && evidence < sent)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      `${field}.evidenceOfReceipt`,
      `${field}.evidenceOfReceipt: ${disclosure.evidenceOfReceipt} is before the disclosure was sent on ${disclosure.sent}.`,
    )
  if (disclosure.method === 'email' && disclosure.esignConsent === false) {
    working.step(
      `${name} emailed on ${shortDay(sent)} without E-Sign consent: it counts as not provided.`,
      'not_provided',
      `${citation}; 15 U.S.C. 7001(c)`,
    )
    return { sent, received: null, basis: 'not_provided' }
  }
  if (disclosure.method === 'email' && disclosure.esignConsent === undefined)
    working.note(`${name}: the consumer is assumed to have given E-Sign consent before the email.`)
  return withStep(received(), name, citation, working)

  function received(): Receipt & { received: Day } {
    if (disclosure.method === 'in_person') return { sent, received: sent, basis: 'in_person' }
    const presumed = addBusinessDays(sent, 3, rule)
    return evidence !== null && evidence < presumed
      ? { sent, received: evidence, basis: 'evidence' }
      : { sent, received: presumed, basis: 'presumed' }
  }
}

function withStep(
  receipt: Receipt & { received: Day },
  name: string,
  citation: string,
  working: Working,
): Receipt {
  const day = shortDay(receipt.received)
  const texts = {
    in_person: `${name} handed over in person: received the same day, ${day}.`,
    evidence: `${name} sent on ${shortDay(receipt.sent)}: evidence shows receipt on ${day}.`,
    presumed: `${name} sent on ${shortDay(receipt.sent)}, not in person: considered received on the third specific business day, ${day}.`,
  }
  working.step(texts[receipt.basis as keyof typeof texts], formatDay(receipt.received), citation)
  return receipt
}
