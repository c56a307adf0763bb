import type { Loan } from './loan.ts'
import { LOAN_FIELDS } from './loan-fields.ts'

/** By which the disclosures of one loan find each other. */
export const joinKey = ({ values }: Loan): string | undefined =>
  values.loanIdentifier?.value.trim().toUpperCase()

/** What a Closing Disclosure does not hold, and another file of the loan may. */
const ASKED = LOAN_FIELDS.filter(({ group }) => group === 'asked').map(({ key }) => key)

const issued = ({ values }: Loan): string => values.integratedDisclosureIssuedDate?.value ?? '9999'

/**
 * A Closing Disclosure with the Loan Estimates of its loan, the first one first. A Loan Estimate shows the day on
 * which it is mailed or delivered (12 CFR 1026.37(a)(4)), so the first one says when it was sent.
 */
export function withEstimates(closing: Loan, estimates: readonly Loan[]): Loan {
  if (estimates.length === 0 || closing.kind !== 'closing_disclosure') return closing
  const ordered = [...(closing.estimates ?? []), ...estimates].sort((a, b) =>
    issued(a) < issued(b) ? -1 : issued(a) > issued(b) ? 1 : 0,
  )
  const values = { ...closing.values }
  for (const estimate of ordered)
    for (const key of ASKED) {
      const given = estimate.values[key]
      if (given) values[key] ??= given
    }
  const sent = ordered[0]!.values.integratedDisclosureIssuedDate
  if (sent) values.loanEstimateSentDate ??= sent
  return { ...closing, values, estimates: ordered }
}

/** The loans of several files: a Loan Estimate goes to the Closing Disclosure with the same loan number. */
export function joinDisclosures(loans: readonly Loan[]): Loan[] {
  const estimates = new Map<string, Loan[]>()
  const closed = new Set<string>()
  for (const loan of loans) {
    const key = joinKey(loan)
    if (key === undefined) continue
    if (loan.kind === 'loan_estimate') estimates.set(key, [...(estimates.get(key) ?? []), loan])
    if (loan.kind === 'closing_disclosure') closed.add(key)
  }
  return loans.flatMap((loan) => {
    const key = joinKey(loan)
    if (key === undefined) return [loan]
    if (loan.kind === 'closing_disclosure') return [withEstimates(loan, estimates.get(key) ?? [])]
    return loan.kind === 'loan_estimate' && closed.has(key) ? [] : [loan]
  })
}
