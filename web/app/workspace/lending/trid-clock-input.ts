import type { Disclosure } from '@plumbline/rules/trid/disclosure.ts'
import type { TridForwardInput } from '@plumbline/rules/trid/trid-forward-shape.ts'
import { calendarIn } from './calendar-fields.ts'
import type { Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'
import type { FieldRefusal } from './test-refusal.ts'

/** The form says email with or without consent in one choice. */
export const METHOD_CHOICES = [
  ['in_person', 'In person'],
  ['email', 'Email, with consent'],
  ['mail', 'Mail'],
  ['courier', 'Courier'],
  ['email_without_consent', 'Email, without consent'],
  ['other', 'Another way'],
] as const

export function disclosureIn(values: Values, name: string): Disclosure | undefined {
  const sent = values[`${name}Sent`]
  if (!sent) return undefined
  const method = values[`${name}Method`] || 'mail'
  const evidence = values[`${name}Evidence`]
  const consent = method === 'email' ? true : method === 'email_without_consent' ? false : undefined
  return {
    sent,
    method: (consent === undefined ? method : 'email') as Disclosure['method'],
    ...(evidence && { evidenceOfReceipt: evidence }),
    ...(consent !== undefined && { esignConsent: consent }),
  }
}

type Corrected = NonNullable<TridForwardInput['correctedClosingDisclosures']>[number]
type Change = NonNullable<TridForwardInput['changes']>[number]

/** The input of the clock from the form; parts that are empty are left out. */
export function tridInput(values: Values): TridForwardInput {
  const corrected = rowsIn(values.corrected).flatMap((row): Corrected[] => {
    const disclosure = disclosureIn(row, '')
    return disclosure
      ? [
          {
            ...disclosure,
            reasons: [(row.reason || 'other') as Corrected['reasons'][number]],
            ...(row.waived === 'yes' && { waitWaived: true }),
          },
        ]
      : []
  })
  const changes = rowsIn(values.changes).flatMap(({ kind, disclosedApr, newApr, irregular }): Change[] =>
    kind
      ? [
          {
            kind: kind as Change['kind'],
            ...(kind === 'apr' && disclosedApr && { disclosedApr }),
            ...(kind === 'apr' && newApr && { newApr }),
            ...(kind === 'apr' && irregular && { irregular: irregular === 'yes' }),
          },
        ]
      : [],
  )
  const revised = rowsIn(values.revised).flatMap((row) => disclosureIn(row, '') ?? [])
  const calendar = calendarIn(values, rowsIn)
  return {
    ...(values.applicationReceived && { applicationReceived: values.applicationReceived }),
    ...(values.timeshare === 'yes' && { timeshare: true }),
    ...(calendar && { calendar }),
    ...given('loanEstimate', disclosureIn(values, 'loanEstimate')),
    ...given('closingDisclosure', disclosureIn(values, 'closingDisclosure')),
    ...(values.intentToProceed && { intentToProceed: values.intentToProceed }),
    ...(revised.length > 0 && { revisedLoanEstimates: revised }),
    ...(changes.length > 0 && { changes }),
    ...(corrected.length > 0 && { correctedClosingDisclosures: corrected }),
    ...((values.loanEstimateWaived === 'yes' || values.closingDisclosureWaived === 'yes') && {
      waivers: {
        loanEstimateWait: values.loanEstimateWaived === 'yes',
        closingDisclosureWait: values.closingDisclosureWaived === 'yes',
      },
    }),
    ...(values.plannedConsummation && { plannedConsummation: values.plannedConsummation }),
  }
}

function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>)
}

/** The API says `loanEstimate.sent`, `changes.0.newApr`; the form has `loanEstimateSent`, `changes.0.newApr`. */
export function formRefusals(refusals: readonly FieldRefusal[]): FieldRefusal[] {
  return refusals.map(({ field, message }) => ({ field: formField(field), message }))
}

const PARTS: Record<string, string> = { sent: 'Sent', method: 'Method', evidenceOfReceipt: 'Evidence' }
const LISTS: Record<string, string> = {
  correctedClosingDisclosures: 'corrected',
  revisedLoanEstimates: 'revised',
}

function formField(field: string): string {
  const [first, ...rest] = field.split('.')
  if (first === 'loanEstimate' || first === 'closingDisclosure') return first + (PARTS[rest[0] ?? ''] ?? '')
  if (first === 'calendar' && (rest[0] === 'closedDates' || rest[0] === 'openDates'))
    return `${rest[0] === 'closedDates' ? 'closed' : 'opened'}.${rest[1] ?? 0}.date`
  const list = LISTS[first ?? '']
  return list ? [list, rest[0], PARTS[rest[1] ?? ''] ?? rest[1]].join('.') : field
}
