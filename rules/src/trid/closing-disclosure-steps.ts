import { addBusinessDays, latestStart } from '../dates/business-day-count.ts'
import { type Day, formatDay, formatOptionalDay, shortDay } from '../dates/calendar-day.ts'
import { PERCENT_SCALE, parsePercent, percentText } from '../money/percent.ts'
import { standingThreshold, thresholdOn } from '../thresholds/threshold-register.ts'
import type { Clock } from './clock.ts'
import { type Receipt, receiptOf } from './disclosure.ts'
import { noteWaiver } from './loan-estimate-steps.ts'
import type { ChangeInput, ChangeResult, TridForwardResult } from './trid-forward-shape.ts'

export function closingDisclosureReceipt(clock: Clock): Receipt | null {
  const { input } = clock
  if (!input.closingDisclosure) return null
  return receiptOf(
    input.closingDisclosure,
    { field: 'closingDisclosure', name: 'Closing Disclosure', citation: '1026.19(f)(1)(iii)' },
    clock.specific,
    clock.working,
  )
}

export function closingDisclosureSteps(
  clock: Clock,
  receipt: Receipt | null,
): TridForwardResult['closingDisclosure'] {
  return {
    received: formatOptionalDay(receipt?.received ?? null),
    receivedBasis: receipt?.basis ?? null,
    earliestConsummation: formatOptionalDay(firstWait(clock, receipt?.received ?? null)),
  }
}

function firstWait(clock: Clock, received: Day | null): Day | null {
  const { working, input } = clock
  if (received === null) return null
  if (clock.timeshare) {
    working.step(
      'Timeshare: no three-business-day wait; the Closing Disclosure is due no later than consummation.',
      formatDay(received),
      '1026.19(f)(1)(ii)(B)',
    )
    clock.bounds.push({ day: received, control: 'closing_disclosure_receipt' })
    return received
  }
  if (input.waivers?.closingDisclosureWait) {
    working.step(
      'The consumer waived the three-business-day wait after receiving the Closing Disclosure.',
      formatDay(received),
      '1026.19(f)(1)(iv)',
    )
    noteWaiver(clock)
    clock.bounds.push({ day: received, control: 'closing_disclosure_receipt' })
    return received
  }
  const day = addBusinessDays(received, 3, clock.specific)
  working.step(
    `Consummation from ${shortDay(day)}, any time on the third specific business day after receipt of the Closing Disclosure.`,
    formatDay(day),
    '1026.19(f)(1)(ii)(A); comment 19(f)(1)(iii)-1',
  )
  clock.bounds.push({ day, control: 'closing_disclosure_three_days' })
  return day
}

export function changeSteps(clock: Clock): ChangeResult[] {
  return (clock.input.changes ?? []).map((change, index) => {
    const newWait = needsNewWait(clock, change, index)
    if (newWait === null)
      return { kind: change.kind, newWaitingPeriod: null, correctedDisclosure: null, latestReceipt: null }
    const latest =
      clock.planned === null ? null : newWait ? latestStart(clock.planned, 3, clock.specific) : clock.planned
    clock.working.step(
      newWait
        ? `${CHANGE_NAMES[change.kind]}: a new three-business-day wait begins when the corrected disclosure is received.`
        : `${CHANGE_NAMES[change.kind]}: no new wait; the corrected disclosure is due at or before consummation.`,
      formatOptionalDay(latest),
      newWait ? '1026.19(f)(2)(ii)' : '1026.19(f)(2)(i)',
    )
    return {
      kind: change.kind,
      newWaitingPeriod: newWait,
      correctedDisclosure: newWait ? 'before_new_waiting_period' : 'at_or_before_consummation',
      latestReceipt: formatOptionalDay(latest),
    }
  })
}

const CHANGE_NAMES = {
  apr: 'APR changed',
  product: 'Loan product changed',
  prepayment_penalty_added: 'Prepayment penalty added',
  prepayment_penalty_removed: 'Prepayment penalty removed',
  other: 'Other change',
}

function needsNewWait(clock: Clock, change: ChangeInput, index: number): boolean | null {
  const outside = change.kind === 'apr' ? outsideTolerance(clock, change, index) : null
  if (change.kind === 'apr' && outside === null) return null
  const listed = change.kind === 'product' || change.kind === 'prepayment_penalty_added'
  if (!(listed || outside)) return false
  if (!clock.timeshare) return true
  clock.working.note(
    'Reading: a timeshare has no waiting period under 1026.19(f)(1)(ii)(A), so no change begins a new one.',
  )
  return false
}

/** 22(a)(2)-(3): compared with the APR of the most recent disclosure (comment 19(a)(2)(ii)-4). */
function outsideTolerance(clock: Clock, change: ChangeInput, index: number): boolean | null {
  const { disclosedApr, newApr, irregular } = change
  const { working } = clock
  if (disclosedApr === undefined || newApr === undefined) {
    working.note(
      `Not determined: whether APR change ${index + 1} begins a new wait. It needs the APR of the most recent disclosure and the new one.`,
    )
    return null
  }
  const field = `changes[${index}]`
  const disclosed = parsePercent(disclosedApr, `${field}.disclosedApr`)
  const actual = parsePercent(newApr, `${field}.newApr`)
  if (irregular === undefined)
    working.note('The APR change is measured as a regular transaction (1/8 percentage point).')
  const key = irregular ? 'apr_tolerance_irregular' : 'apr_tolerance_regular'
  const row =
    clock.planned === null
      ? standingThreshold(clock.thresholds, key)
      : thresholdOn(clock.thresholds, key, clock.planned)
  const difference = Math.abs(actual - disclosed)
  const outside = difference > Math.round(Number(row.value) * PERCENT_SCALE)
  working.step(
    `APR ${percentText(disclosed)} against ${percentText(actual)}: a difference of ${percentText(difference)} is ${outside ? 'outside' : 'within'} ${row.value} percentage point${irregular ? ' (irregular)' : ''}.`,
    percentText(difference),
    `${row.citation}; comment 19(a)(2)(ii)-4`,
  )
  return outside
}

/** Reasons that begin a new three-business-day wait. */
export const WAIT_REASONS: ReadonlySet<string> = new Set(['apr', 'product', 'prepayment_penalty_added'])

export function correctedReceipts(clock: Clock): Receipt[] {
  return (clock.input.correctedClosingDisclosures ?? []).map((disclosure, index) =>
    receiptOf(
      disclosure,
      {
        field: `correctedClosingDisclosures[${index}]`,
        name: `Corrected Closing Disclosure ${index + 1}`,
        citation: '1026.19(f)(1)(iii), (f)(2)',
      },
      clock.specific,
      clock.working,
    ),
  )
}

export function correctedSteps(
  clock: Clock,
  receipts: readonly Receipt[],
): TridForwardResult['correctedClosingDisclosures'] {
  return (clock.input.correctedClosingDisclosures ?? []).map((disclosure, index) => {
    const receipt = receipts[index]!
    const newWait = !clock.timeshare && disclosure.reasons.some((reason) => WAIT_REASONS.has(reason))
    const waits = newWait && !disclosure.waitWaived
    const { received } = receipt
    const earliest =
      received === null ? null : waits ? addBusinessDays(received, 3, clock.specific) : received
    if (newWait && disclosure.waitWaived) noteWaiver(clock)
    if (earliest !== null) {
      clock.bounds.push({
        day: earliest,
        control: waits ? 'corrected_closing_disclosure_three_days' : 'corrected_closing_disclosure_receipt',
      })
      clock.working.step(
        waits
          ? `Corrected Closing Disclosure ${index + 1}: consummation from ${shortDay(earliest)}, the third specific business day after its receipt.`
          : `Corrected Closing Disclosure ${index + 1}: it must be received at or before consummation, so from ${shortDay(earliest)}.`,
        formatDay(earliest),
        waits ? '1026.19(f)(2)(ii)' : newWait ? '1026.19(f)(1)(iv)' : '1026.19(f)(2)(i)',
      )
    }
    return {
      received: formatOptionalDay(received),
      receivedBasis: receipt.basis,
      newWaitingPeriod: newWait,
      earliestConsummation: formatOptionalDay(earliest),
    }
  })
}
