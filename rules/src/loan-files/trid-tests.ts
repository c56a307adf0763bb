import { daysBetween, daysText, dayText } from '../loan-tests/explanation.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { tridBackward } from '../loan-tests/trid-backward.ts'
import { tridForward } from '../loan-tests/trid-forward.ts'
import type { DeliveryMethod } from '../trid/disclosure.ts'
import type { TridForwardInput } from '../trid/trid-forward-shape.ts'
import type { LoanReader } from './loan-reader.ts'
import { calculator, type LoanTest, methodOf, shown, undetermined } from './loan-test-parts.ts'
import type { Finding } from './loan-verdict.ts'

function tridFinding(reader: LoanReader, data: LoanTestData): Finding {
  const planned = reader.need('closingDate')
  const sent = reader.need('integratedDisclosureIssuedDate')
  if (planned === undefined || sent === undefined)
    return undetermined(reader, 'The waiting period cannot be computed.')
  const received = reader.value('closingDisclosureReceivedDate')
  const method =
    methodOf(reader.value('closingDisclosureMethod')) ?? (received === undefined ? undefined : 'other')
  const estimateSent = reader.value('loanEstimateSentDate')
  const estimateReceived = reader.value('loanEstimateReceivedDate')
  const estimateMethod = methodOf(reader.value('loanEstimateMethod')) ?? 'mail'
  const application = reader.value('applicationReceivedDate')
  const intent = reader.value('intentToProceedDate')
  const of = (by: DeliveryMethod): TridForwardInput => ({
    ...(application === undefined ? {} : { applicationReceived: application }),
    ...(estimateSent === undefined
      ? {}
      : {
          loanEstimate: {
            sent: estimateSent,
            method: estimateMethod,
            ...(estimateReceived === undefined ? {} : { evidenceOfReceipt: estimateReceived }),
          },
        }),
    ...(intent === undefined ? {} : { intentToProceed: intent }),
    closingDisclosure: {
      sent,
      method: by,
      ...(received === undefined ? {} : { evidenceOfReceipt: received }),
    },
    plannedConsummation: planned,
  })
  const input = of(method ?? 'mail')
  const answer = tridForward(input, data)
  const facts = {
    ...shown(answer),
    input,
    disclosed: planned,
    recomputed: answer.result.earliestConsummation ?? undefined,
  }
  if (answer.result.loanEstimate.onTime === false) {
    const due = answer.result.loanEstimate.dueBy!
    const late = daysBetween(due, estimateSent!)
    return {
      ...facts,
      verdict: 'outside',
      sentence: `The Loan Estimate went out on ${dayText(estimateSent!)}, ${daysText(late)} after ${dayText(due)}.`,
      days: late,
      citation: '1026.19(e)(1)(iii)(A)',
    }
  }
  const earliest = answer.result.earliestConsummation
  if (answer.result.plannedConsummation.allowed === true)
    return {
      ...facts,
      verdict: 'within',
      sentence: `Closing on ${dayText(planned)} is allowed: the earliest day was ${dayText(earliest!)}${method === undefined ? ', even if the Closing Disclosure was mailed' : ''}.`,
    }
  if (method === undefined) {
    const best = tridForward(of('in_person'), data)
    if (best.result.plannedConsummation.allowed === true) {
      reader.lack('closingDisclosureMethod')
      reader.lack('closingDisclosureReceivedDate')
      return undetermined(
        reader,
        `Closing on ${dayText(planned)} was allowed only if the Closing Disclosure of ${dayText(sent)} was handed over or received in time; by mail the earliest day was ${earliest === null ? 'later' : dayText(earliest)}.`,
        facts,
      )
    }
    const short = best.result.earliestConsummation
    if (short !== null) return earlyClosing(planned, short, { ...facts, recomputed: short })
  }
  if (earliest === null) return undetermined(reader, 'The earliest closing is not known.', facts)
  return earlyClosing(planned, earliest, facts)
}

function earlyClosing(planned: string, earliest: string, facts: Partial<Finding>): Finding {
  const early = daysBetween(planned, earliest)
  return {
    ...facts,
    verdict: 'outside',
    sentence: `Closing on ${dayText(planned)} is ${daysText(early)} before ${dayText(earliest)}, the earliest day after the Closing Disclosure.`,
    days: early,
    citation: '1026.19(f)(1)(ii)(A)',
  }
}

/** The days of the disclosures before the closing. */
export const TRID_TESTS: readonly LoanTest[] = [
  calculator('trid-forward', (reader, data) => tridFinding(reader, data)),
  calculator('trid-backward', (reader) => {
    const consummation = reader.need('closingDate')
    const sent = reader.need('integratedDisclosureIssuedDate')
    if (consummation === undefined || sent === undefined)
      return undetermined(reader, 'The last day to send the Closing Disclosure cannot be compared.')
    const input = { consummation }
    const answer = tridBackward(input)
    const { latestReceipt, latestSent } = answer.result.closingDisclosure
    const facts = { ...shown(answer), input, disclosed: sent, recomputed: latestSent.mail }
    const received = reader.value('closingDisclosureReceivedDate')
    const late = daysBetween(latestReceipt, received ?? sent)
    if (received !== undefined)
      return late <= 0
        ? {
            ...facts,
            verdict: 'within',
            sentence: `The Closing Disclosure was received on ${dayText(received)}, by the last day for this closing, ${dayText(latestReceipt)}.`,
          }
        : {
            ...facts,
            verdict: 'outside',
            sentence: `The Closing Disclosure was received on ${dayText(received)}, ${daysText(late)} after the last day for this closing, ${dayText(latestReceipt)}.`,
            days: late,
          }
    if (sent <= latestSent.mail)
      return {
        ...facts,
        verdict: 'within',
        sentence: `The Closing Disclosure was issued on ${dayText(sent)}, in time for this closing even by mail: the last day was ${dayText(latestSent.mail)}.`,
      }
    if (late > 0)
      return {
        ...facts,
        verdict: 'outside',
        sentence: `The Closing Disclosure was issued on ${dayText(sent)}, ${daysText(late)} after the last day for this closing, ${dayText(latestReceipt)}.`,
        days: late,
      }
    const method = methodOf(reader.value('closingDisclosureMethod'))
    if (method === 'in_person')
      return {
        ...facts,
        verdict: 'within',
        sentence: `The Closing Disclosure was handed over on ${dayText(sent)}, by the last day for this closing, ${dayText(latestReceipt)}.`,
      }
    if (method !== undefined) {
      const after = daysBetween(latestSent.mail, sent)
      return {
        ...facts,
        verdict: 'outside',
        sentence: `Sent on ${dayText(sent)} and not handed over, the Closing Disclosure went out ${daysText(after)} after the last day for this closing, ${dayText(latestSent.mail)}.`,
        days: after,
      }
    }
    reader.lack('closingDisclosureMethod')
    reader.lack('closingDisclosureReceivedDate')
    return undetermined(
      reader,
      `Issued on ${dayText(sent)}, the Closing Disclosure was in time only if it was handed over or received by ${dayText(latestReceipt)}.`,
      facts,
    )
  }),
]
