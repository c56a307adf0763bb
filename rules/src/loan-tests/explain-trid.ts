import type { Disclosure, ReceivedBasis } from '../trid/disclosure.ts'
import type { Blocker, Control, TridForwardInput, TridForwardResult } from '../trid/trid-forward-shape.ts'
import {
  type Cause,
  type DecidingInput,
  daysBetween,
  daysMissed,
  daysText,
  dayText,
  decidedBy,
  type Explanation,
  explained,
  firstOf,
  undetermined,
} from './explanation.ts'
import type { TridBackwardInput, TridBackwardResult } from './trid-backward.ts'
import type { TridPostClosingInput, TridPostClosingResult } from './trid-post-closing.ts'

export function explainTridForward(input: TridForwardInput, result: TridForwardResult): Explanation {
  const about = closing(input, result)
  const late = lateLoanEstimate(input, result)
  if (!late || about.cause?.key === late.cause?.key) return about
  const sentence = `${about.sentence} ${late.sentence}`
  return about.cause ? { ...about, sentence } : { ...late, sentence }
}

function closing(input: TridForwardInput, result: TridForwardResult): Explanation {
  const { date, allowed, blockers } = result.plannedConsummation
  const earliest = result.earliestConsummation
  if (date === null)
    return explained(
      earliest === null
        ? `No planned closing was given, and the earliest day is not known${reasonUnknown(input, result)}.`
        : `No planned closing was given; the earliest day is ${dayText(earliest)}.`,
    )
  if (allowed === true)
    return explained(`Closing on ${dayText(date)} is allowed: the earliest day was ${dayText(earliest!)}.`)
  if (allowed === null) return unknownClosing(input, result, date)
  const [lead, ...others] = LEADING.filter((blocker) => blockers.includes(blocker))
  const about = BLOCKED[lead!](input, result, date)
  const also = others.map((blocker) => ` Also: ${BLOCKED[blocker](input, result, date).sentence}`)
  return { ...about, sentence: `${about.sentence}${also.join('')}` }
}

/** What can be measured least is named first. */
const LEADING: readonly Blocker[] = [
  'closing_disclosure_missing',
  'corrected_closing_disclosure_missing',
  'revised_loan_estimate_on_or_after_closing_disclosure',
  'waiting_period',
]

const BLOCKED: Readonly<
  Record<Blocker, (input: TridForwardInput, result: TridForwardResult, planned: string) => Explanation>
> = {
  closing_disclosure_missing: ({ closingDisclosure }, _, planned) =>
    closingDisclosure
      ? explained(
          `Closing on ${dayText(planned)} is not allowed: the Closing Disclosure was emailed on ${dayText(closingDisclosure.sent)} without E-Sign consent, so it counts as not provided.`,
          {
            decidedBy: decidedBy('closingDisclosure.esignConsent', 'No'),
            cause: {
              key: 'closing_disclosure_without_consent',
              title: 'Closing Disclosure emailed without E-Sign consent',
            },
          },
        )
      : explained(`Closing on ${dayText(planned)} is not allowed: no Closing Disclosure has been provided.`, {
          decidedBy: decidedBy('closingDisclosure.sent', 'Not given'),
          cause: { key: 'closing_disclosure_missing', title: 'No Closing Disclosure' },
        }),
  corrected_closing_disclosure_missing: (_, { changes }, planned) => {
    const change = changes.find(({ newWaitingPeriod }) => newWaitingPeriod) ?? changes[0]
    return explained(
      `Closing on ${dayText(planned)} is not allowed: ${
        change
          ? `the ${CHANGED[change.kind]} after the Closing Disclosure, and no corrected one has been provided for it`
          : 'the corrected Closing Disclosure was emailed without E-Sign consent, so it counts as not provided'
      }.`,
      {
        decidedBy: decidedBy('correctedClosingDisclosures.sent', 'Not provided'),
        cause: {
          key: 'corrected_closing_disclosure_missing',
          title: 'Corrected Closing Disclosure missing',
        },
      },
    )
  },
  revised_loan_estimate_on_or_after_closing_disclosure: (input, result, planned) => {
    const at = result.revisedLoanEstimates.findIndex(({ allowed }) => !allowed)
    const sent = input.revisedLoanEstimates![at]!.sent
    return explained(
      `Closing on ${dayText(planned)} is not allowed: the revised Loan Estimate of ${dayText(sent)} was provided on or after the day of the Closing Disclosure.`,
      {
        decidedBy: decidedBy(`revisedLoanEstimates[${at}].sent`, dayText(sent)),
        cause: {
          key: 'revised_loan_estimate_late',
          title: 'Revised Loan Estimate on or after the Closing Disclosure',
        },
      },
    )
  },
  waiting_period: (input, result, planned) => {
    const earliest = result.earliestConsummation!
    const early = daysBetween(planned, earliest)
    const [control] = result.controlledBy
    const waited = WAITED[control!](input, result)
    return explained(
      `Closing on ${dayText(planned)} is ${daysText(early)} too early: ${waited.because}, so the earliest day is ${dayText(earliest)}.`,
      { miss: daysMissed(early), decidedBy: waited.decidedBy, cause: waited.cause },
    )
  },
}

const CHANGED = {
  apr: 'APR changed',
  product: 'loan product changed',
  prepayment_penalty_added: 'prepayment penalty was added',
  prepayment_penalty_removed: 'prepayment penalty was removed',
  other: 'terms changed',
}

interface Waited {
  because: string
  decidedBy: DecidingInput
  cause: Cause
}

const WAITED: Readonly<Record<Control, (input: TridForwardInput, result: TridForwardResult) => Waited>> = {
  closing_disclosure_three_days: (input, { closingDisclosure }) =>
    received('the Closing Disclosure', 'closingDisclosure', input.closingDisclosure!, closingDisclosure, {
      key: 'closing_disclosure_three_days',
      title: 'Closed before the third business day after the Closing Disclosure',
    }),
  closing_disclosure_receipt: (input, { closingDisclosure }) =>
    received('the Closing Disclosure', 'closingDisclosure', input.closingDisclosure!, closingDisclosure, {
      key: 'closing_disclosure_receipt',
      title: 'Closed before the Closing Disclosure was received',
    }),
  loan_estimate_seven_days: ({ loanEstimate }) => ({
    because: `the Loan Estimate was sent on ${dayText(loanEstimate!.sent)}, and closing has to wait for the seventh business day after it`,
    decidedBy: decidedBy('loanEstimate.sent', dayText(loanEstimate!.sent)),
    cause: {
      key: 'loan_estimate_seven_days',
      title: 'Closed before the seventh business day after the Loan Estimate',
    },
  }),
  loan_estimate_receipt_waived: (input, { loanEstimate }) =>
    received('the Loan Estimate', 'loanEstimate', input.loanEstimate!, loanEstimate, {
      key: 'loan_estimate_receipt',
      title: 'Closed before the Loan Estimate was received',
    }),
  revised_loan_estimate_four_days: (input, result) => {
    const at = deciding(result.revisedLoanEstimates, result)
    const field = `revisedLoanEstimates[${at}]`
    return received(
      'the revised Loan Estimate',
      field,
      input.revisedLoanEstimates![at]!,
      result.revisedLoanEstimates[at]!,
      {
        key: 'revised_loan_estimate_four_days',
        title: 'Closed before the fourth business day after the revised Loan Estimate',
      },
    )
  },
  corrected_closing_disclosure_three_days: (input, result) =>
    corrected(input, result, {
      key: 'corrected_closing_disclosure_three_days',
      title: 'Closed before the third business day after the corrected Closing Disclosure',
    }),
  corrected_closing_disclosure_receipt: (input, result) =>
    corrected(input, result, {
      key: 'corrected_closing_disclosure_receipt',
      title: 'Closed before the corrected Closing Disclosure was received',
    }),
  closing_disclosure_missing: () => {
    throw new Error('A missing Closing Disclosure begins no wait.')
  },
}

function corrected(input: TridForwardInput, result: TridForwardResult, cause: Cause): Waited {
  const at = deciding(result.correctedClosingDisclosures, result)
  return received(
    'the corrected Closing Disclosure',
    `correctedClosingDisclosures[${at}]`,
    input.correctedClosingDisclosures![at]!,
    result.correctedClosingDisclosures[at]!,
    cause,
  )
}

const deciding = (
  rows: readonly { earliestConsummation: string | null }[],
  { earliestConsummation }: TridForwardResult,
) => rows.findIndex((row) => row.earliestConsummation === earliestConsummation)

/** Evidence decides where it is earlier than the three business days that are presumed. */
function received(
  name: string,
  field: string,
  disclosure: Disclosure,
  { received: on, receivedBasis }: { received: string | null; receivedBasis: ReceivedBasis | null },
  cause: Cause,
): Waited {
  const day = dayText(on!)
  const presumed = receivedBasis === 'presumed'
  return {
    because: presumed
      ? `${name} was sent on ${dayText(disclosure.sent)} and counts as received on ${day}`
      : `${name} was received on ${day}`,
    decidedBy:
      receivedBasis === 'evidence'
        ? decidedBy(`${field}.evidenceOfReceipt`, day)
        : decidedBy(`${field}.sent`, dayText(disclosure.sent)),
    cause,
  }
}

function unknownClosing(input: TridForwardInput, result: TridForwardResult, planned: string): Explanation {
  const open = result.changes.findIndex(({ newWaitingPeriod }) => newWaitingPeriod === null)
  if (result.earliestConsummation !== null && open >= 0)
    return undetermined(
      missingRates(input, open),
      `Whether closing on ${dayText(planned)} needs a new three-day wait depends on how far the APR moved.`,
    )
  const { loanEstimate } = input
  return explained(
    `Not determined: the Loan Estimate was emailed on ${dayText(loanEstimate!.sent)} without E-Sign consent, so it counts as not provided. Enter the one that was.`,
    {
      decidedBy: decidedBy('loanEstimate.esignConsent', 'No'),
      missing: [{ field: 'loanEstimate.sent', label: 'A Loan Estimate that was provided' }],
      cause: {
        key: 'loan_estimate_without_consent',
        title: 'Loan Estimate emailed without E-Sign consent',
      },
    },
  )
}

function missingRates({ changes }: TridForwardInput, at: number): string[] {
  const { disclosedApr, newApr } = changes![at]!
  return [
    ...(disclosedApr === undefined ? [`changes[${at}].disclosedApr`] : []),
    ...(newApr === undefined ? [`changes[${at}].newApr`] : []),
  ]
}

function reasonUnknown({ closingDisclosure }: TridForwardInput, { controlledBy }: TridForwardResult): string {
  if (!controlledBy.includes('closing_disclosure_missing'))
    return ': the Loan Estimate counts as not provided'
  return closingDisclosure
    ? ': the Closing Disclosure was emailed without E-Sign consent'
    : ': no Closing Disclosure has been provided'
}

/** 12 CFR 1026.19(e)(1)(iii)(A). */
function lateLoanEstimate({ loanEstimate }: TridForwardInput, result: TridForwardResult): Explanation | null {
  const { onTime, dueBy, receivedBasis } = result.loanEstimate
  if (onTime !== false || dueBy === null || !loanEstimate) return null
  if (receivedBasis === 'not_provided')
    return explained(
      `The Loan Estimate due by ${dayText(dueBy)} was emailed without E-Sign consent and counts as not provided.`,
      {
        decidedBy: decidedBy('loanEstimate.esignConsent', 'No'),
        cause: {
          key: 'loan_estimate_without_consent',
          title: 'Loan Estimate emailed without E-Sign consent',
        },
      },
    )
  const late = daysBetween(dueBy, loanEstimate.sent)
  return explained(
    `The Loan Estimate went out on ${dayText(loanEstimate.sent)}, ${daysText(late)} after it was due on ${dayText(dueBy)}.`,
    {
      miss: daysMissed(late),
      decidedBy: decidedBy('loanEstimate.sent', dayText(loanEstimate.sent)),
      cause: { key: 'loan_estimate_late', title: 'Loan Estimate sent late' },
    },
  )
}

export function explainTridBackward(
  { consummation }: TridBackwardInput,
  { closingDisclosure: { latestReceipt, latestSent } }: TridBackwardResult,
): Explanation {
  return explained(
    `For closing on ${dayText(consummation)}, the Closing Disclosure has to be received by ${dayText(latestReceipt)}: handed over by that day, or mailed by ${dayText(latestSent.mail)}.`,
    { decidedBy: decidedBy('consummation', dayText(consummation)) },
  )
}

export function explainTridPostClosing(
  input: TridPostClosingInput,
  { events }: TridPostClosingResult,
): Explanation {
  const open = events.flatMap(({ correctedDisclosureTo, dueBy }, index) => {
    if (correctedDisclosureTo === null) return [`events[${index}].eventDate`]
    return correctedDisclosureTo !== 'none' && dueBy === null ? [`events[${index}].informationReceived`] : []
  })
  const owed = events.flatMap(({ id, correctedDisclosureTo, dueBy, refundDueBy }) =>
    dueBy === null
      ? []
      : [
          `“${id}” needs a corrected disclosure to the ${correctedDisclosureTo} by ${dayText(dueBy)}${refundDueBy ? ', and the refund by the same day' : ''}`,
        ],
  )
  const known = owed.length > 0 ? `${firstOf(owed)}.` : ''
  if (open.length > 0) return undetermined(open, known)
  return explained(known === '' ? 'No corrected disclosure is owed.' : known, {
    decidedBy: decidedBy('consummation', dayText(input.consummation)),
  })
}
