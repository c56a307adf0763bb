import { addBusinessDays, type DayRule } from '../dates/business-day-count.ts'
import { type Day, formatDay, parseDay } from '../dates/calendar-day.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { type Cents, parseCents } from '../money/cents.ts'
import { type BucketChoice, bucketOf } from './fee-bucket.ts'
import type { FeeInput, FeeRevisionInput, RevisionRefusal } from './fee-tolerance-shape.ts'

export interface LedgerRevision {
  amount: Cents
  changedCircumstance: boolean
  refusal: RevisionRefusal | null
}

export interface LedgerFee extends BucketChoice {
  id: string
  estimated: Cents
  actual: Cents
  performed: boolean
  revisions: LedgerRevision[]
}

const REASONS: ReadonlySet<string> = new Set([
  ...['changed_circumstance', 'eligibility', 'consumer_request'],
  ...['rate_lock', 'expiration', 'construction_delay'],
])

/** Reads one fee. Each revision is judged by itself; the ten-per-cent condition of the sum comes later. */
export function ledgerFee(
  fee: FeeInput,
  index: number,
  closingDisclosureSent: Day | null,
  general: DayRule,
): LedgerFee {
  const field = `fees[${index}]`
  const estimated = parseCents(fee.estimated, `${field}.estimated`)
  const actual = parseCents(fee.actual, `${field}.actual`)
  const performed = fee.performed ?? true
  if (!performed && actual > 0)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      `${field}.actual`,
      `${field}.actual: ${fee.actual} is charged for a service marked as not performed. It must be 0.00.`,
    )
  return {
    ...bucketOf(fee),
    ...{ id: fee.id, estimated, actual, performed },
    revisions: (fee.revisions ?? []).map((revision, number) =>
      ledgerRevision(revision, `${field}.revisions[${number}]`, closingDisclosureSent, general),
    ),
  }
}

function ledgerRevision(
  revision: FeeRevisionInput,
  field: string,
  closingDisclosureSent: Day | null,
  general: DayRule,
): LedgerRevision {
  const known = parseDay(revision.informationReceived, `${field}.informationReceived`)
  const disclosed = parseDay(revision.disclosed, `${field}.disclosed`)
  if (disclosed < known)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      `${field}.disclosed`,
      `${field}.disclosed: ${revision.disclosed} is before the information was received on ${formatDay(known)}.`,
    )
  const afterClosingDisclosure =
    (revision.via ?? 'loan_estimate') === 'loan_estimate' &&
    closingDisclosureSent !== null &&
    disclosed >= closingDisclosureSent
  return {
    amount: parseCents(revision.amount, `${field}.amount`),
    changedCircumstance: revision.reason === 'changed_circumstance',
    refusal: !REASONS.has(revision.reason)
      ? 'no_valid_reason'
      : revision.attributable === false
        ? 'not_attributable'
        : disclosed > addBusinessDays(known, 3, general)
          ? 'late'
          : afterClosingDisclosure
            ? 'loan_estimate_after_closing_disclosure'
            : null,
  }
}

/**
 * 19(e)(3)(iv)(A): in the ten-per-cent bucket a changed circumstance counts only when the revised sum
 * exceeds the original sum by more than ten per cent. Increases add up over time (comment 19(e)(4)(i)-1.ii).
 */
export function applyAggregateCondition(fees: readonly LedgerFee[], tenPercent: number): void {
  const judged = fees.filter(({ bucket, performed }) => bucket === 'ten_percent' && performed)
  const original = judged.reduce((sum, { estimated }) => sum + estimated, 0)
  const revised = judged.reduce((sum, fee) => sum + baselineOf(fee), 0)
  if (revised * 100 > original * (100 + tenPercent)) return
  for (const fee of fees)
    if (fee.bucket === 'ten_percent')
      for (const revision of fee.revisions)
        if (revision.changedCircumstance) revision.refusal ??= 'aggregate_not_over_ten_percent'
}

/** What the charge is compared with: an accepted revision raises it; a lender credit takes the newest amount. */
export function baselineOf(fee: LedgerFee): Cents {
  if (!fee.performed) return 0
  const accepted = fee.revisions.filter(({ refusal }) => refusal === null).map(({ amount }) => amount)
  if (fee.bucket === 'lender_credit') return accepted.at(-1) ?? fee.estimated
  return Math.max(fee.estimated, ...accepted)
}
