import { plainName } from '../csv/csv-rows.ts'
import type { FeeInput } from '../fees/fee-tolerance-shape.ts'
import { type Cents, formatCents } from '../money/cents.ts'
import { ESTIMATE_VERSIONS, revisionKeys } from './loan-fields.ts'
import type { LoanReader } from './loan-reader.ts'

export interface Revisions {
  issued: readonly (string | null)[]
  said: readonly (Reason | undefined)[]
  /** Whether a revision without a reason is taken as allowed. */
  isBest: boolean
}

interface Reason {
  reason: string
  informationReceived: string | undefined
}

/** What a person says of a revised Loan Estimate; no file holds it. */
export function reasonOf(reader: LoanReader, version: number): Reason | undefined {
  if (version > ESTIMATE_VERSIONS) return undefined
  const keys = revisionKeys(version)
  const reason = reader.value(keys.reason)
  if (reason === undefined) return undefined
  return { reason: REASONS[plainName(reason)] ?? reason, informationReceived: reader.value(keys.received) }
}

/** The reasons of 12 CFR 1026.19(e)(3)(iv)(A) to (F), as people write them. */
const REASONS: Readonly<Record<string, string>> = {
  changedcircumstance: 'changed_circumstance',
  changedcircumstances: 'changed_circumstance',
  eligibility: 'eligibility',
  consumerrequest: 'consumer_request',
  borrowerrequest: 'consumer_request',
  ratelock: 'rate_lock',
  interestratelock: 'rate_lock',
  expiration: 'expiration',
  expired: 'expiration',
  constructiondelay: 'construction_delay',
  delayedsettlement: 'construction_delay',
}

const VALID_REASONS: ReadonlySet<string> = new Set(Object.values(REASONS))

export const isValid = ({ reason }: Reason) => VALID_REASONS.has(reason)

/** 1026.19(e)(4)(i) counts three business days from the information. A reason that is none needs no day. */
export function missingOf(known: Reason | undefined, version: number): string[] {
  const keys = revisionKeys(version)
  if (!known) return [keys.reason]
  return known.informationReceived === undefined && isValid(known) ? [keys.received] : []
}

/** A charge that the next Loan Estimate does not list is no amount of it. */
export const isChanged = (estimates: readonly (Cents | null)[], index: number): boolean =>
  estimates[index] !== null && estimates[index] !== (estimates[index - 1] ?? 0)

/**
 * An amount that a later Loan Estimate changed. Without a reason and its day it is no valid revision, or, at best, a
 * valid one. A rate lock counts for what depends on the interest rate (comment 19(e)(3)(iv)-2).
 */
export function revisionsOf(
  estimates: readonly (Cents | null)[],
  { issued, said, isBest }: Revisions,
  dependsOnRate: boolean,
): NonNullable<FeeInput['revisions']> {
  return estimates.flatMap((amount, index) => {
    const disclosed = issued[index]
    if (index === 0 || !disclosed || amount === null || !isChanged(estimates, index)) return []
    const known = said[index]
    const reason = isBest
      ? (known?.reason ?? 'consumer_request')
      : missingOf(known, index + 1).length > 0
        ? 'not_said'
        : known!.reason
    const received = known?.informationReceived ?? disclosed
    return [
      {
        amount: formatCents(amount),
        reason,
        informationReceived: received <= disclosed ? received : disclosed,
        disclosed,
        ...(known?.reason === 'rate_lock' && !dependsOnRate ? { attributable: false } : {}),
      },
    ]
  })
}
