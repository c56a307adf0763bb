import { addMonths, formatDay, readDay } from '@plumbline/rules/dates/calendar-day.ts'
import { divideHalfUp, formatCents, readCents } from '@plumbline/rules/money/cents.ts'
import { PERCENT_SCALE, readPercent } from '@plumbline/rules/money/percent.ts'
import type { Values } from './test-definition.ts'

const MONTHS_AT_MOST = 600
/** Digits kept after the point while a balance is carried. */
const SCALE = 10n ** 30n
/** A month's rate is percent / 1200; both stand over this. */
const YEARLY = 1200n * BigInt(PERCENT_SCALE)

/**
 * The level monthly payments of a note, to the cent, with the last one paying what is left. A rate that changes
 * once gives a second series over the remaining months.
 */
export function levelPayments(note: Values): { rows: Values[] } | { problem: string } {
  const cents = readCents(note.amount ?? '')
  const rate = readPercent(note.rate ?? '')
  const months = Number(note.months)
  const first = readDay(note.first ?? '')
  if (cents === undefined || cents <= 0)
    return { problem: `Face amount: "${note.amount ?? ''}" is not an amount above zero.` }
  if (rate === undefined || rate < 0)
    return { problem: `Rate: "${note.rate ?? ''}" is not a rate in percent such as 6.875.` }
  if (!Number.isInteger(months) || months < 1 || months > MONTHS_AT_MOST)
    return { problem: `Months: "${note.months ?? ''}" is not a whole number from 1 to ${MONTHS_AT_MOST}.` }
  if (first === undefined) return { problem: `First payment: "${note.first ?? ''}" is not a date.` }
  const after = note.stepAfter ? Number(note.stepAfter) : months
  const later = note.stepAfter ? readPercent(note.stepRate ?? '') : rate
  if (!Number.isInteger(after) || after < 1 || (note.stepAfter && after >= months))
    return { problem: `Rate changes after month: "${note.stepAfter}" is not from 1 to ${months - 1}.` }
  if (later === undefined || later < 0)
    return { problem: `Rate from then on: "${note.stepRate ?? ''}" is not a rate.` }

  let balance = BigInt(cents)
  const rows: Values[] = []
  for (const { rate: percent, from, to } of [
    { rate, from: 0, to: after },
    { rate: later, from: after, to: months },
  ]) {
    if (to === from) continue
    const payment = levelPayment(balance, percent, months - from)
    const isLast = to === months
    const level = isLast ? to - from - 1 : to - from
    for (let month = 0; month < level; month++) balance = withInterest(balance, percent) - payment
    if (level > 0) rows.push(row(payment, level, formatDay(addMonths(first, from))))
    if (isLast) rows.push(row(withInterest(balance, percent), 1, formatDay(addMonths(first, months - 1))))
  }
  return { rows }
}

const row = (cents: bigint, count: number, date: string): Values => ({
  amount: formatCents(Number(cents)),
  date,
  ...(count > 1 && { count: String(count), unit: 'month' }),
})

const withInterest = (balance: bigint, rate: number) => balance + divideHalfUp(balance * BigInt(rate), YEARLY)

/** balance × i / (1 − (1 + i)^−n), half up to the cent. */
function levelPayment(balance: bigint, rate: number, months: number): bigint {
  if (rate === 0) return divideHalfUp(balance, BigInt(months))
  let power = SCALE
  for (let month = 0; month < months; month++) power = (power * YEARLY) / (YEARLY + BigInt(rate))
  return divideHalfUp(balance * BigInt(rate) * SCALE, YEARLY * (SCALE - power))
}
