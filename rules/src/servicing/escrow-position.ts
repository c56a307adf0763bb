import type { Day } from '../dates/calendar-day.ts'
import type { Working } from '../loan-tests/answer.ts'
import { standingThreshold, type ThresholdRegister } from '../thresholds/threshold-register.ts'

export interface EscrowPosition {
  surplus: string | null
  action: 'refund_within_30_days' | 'refund_or_credit' | 'may_retain' | null
  refundDueBy: string | null
  shortage: string | null
  shortageOptions: ('do_nothing' | 'repay_within_30_days' | 'repay_over_12_months_or_more')[] | null
  deficiency: string | null
  deficiencyOptions: ('do_nothing' | 'repay_within_30_days' | 'repay_in_2_or_more_payments')[] | null
}

/** All amounts are twelfths of a cent. */
interface Account {
  balance: number
  starting: number
  payment: number
  analysed: Day | null
  borrowerCurrent: boolean
}

interface Tools {
  thresholds: ThresholdRegister
  working: Working
  format: (amount: number) => string
  formatDay: (day: Day) => string
}

const NOTHING: EscrowPosition = {
  surplus: null,
  action: null,
  refundDueBy: null,
  shortage: null,
  shortageOptions: null,
  deficiency: null,
  deficiencyOptions: null,
}

/** What the servicer may or must do with the difference between the balance and the target, 1024.17(f). */
export function escrowPosition(account: Account, tools: Tools): EscrowPosition {
  const { balance, starting } = account
  if (balance > starting) return surplusOf(account, tools)
  if (balance === starting) {
    tools.working.step('The balance is the target balance.', tools.format(balance), '1024.17(f)(1)')
    return NOTHING
  }
  const deficiency = balance < 0 ? -balance : 0
  const shortage = starting - Math.max(balance, 0)
  return {
    ...NOTHING,
    ...(shortage > 0 && shortageOf(shortage, account, tools)),
    ...(deficiency > 0 && deficiencyOf(deficiency, account, tools)),
  }
}

function surplusOf({ balance, starting, analysed, borrowerCurrent }: Account, tools: Tools): EscrowPosition {
  const surplus = balance - starting
  const leastRefund = Number(standingThreshold(tools.thresholds, 'respa_escrow_surplus_refund').value)
  const text = tools.format(surplus)
  if (!borrowerCurrent) {
    tools.working.step(
      `Surplus of $${text}. The borrower is not current, so it may be retained under the loan documents.`,
      text,
      '1024.17(f)(2)(ii)',
    )
    return { ...NOTHING, surplus: text, action: 'may_retain' }
  }
  // Dollars to twelfths of a cent.
  const refund = surplus >= leastRefund * 1200
  tools.working.step(
    refund
      ? `Surplus of $${text}, at least $${leastRefund}: refund within 30 days of the analysis.`
      : `Surplus of $${text}, below $${leastRefund}: refund or credit against the next year's payments.`,
    text,
    '1024.17(f)(2)(i)',
  )
  if (refund && analysed === null)
    tools.working.note('Not determined: the refund date. It needs the date of the analysis.')
  return {
    ...NOTHING,
    surplus: text,
    action: refund ? 'refund_within_30_days' : 'refund_or_credit',
    refundDueBy: refund && analysed !== null ? tools.formatDay(analysed + 30) : null,
  }
}

function shortageOf(shortage: number, { payment }: Account, { working, format }: Tools) {
  const small = shortage < payment
  working.step(
    `Shortage of $${format(shortage)}, ${small ? 'less than' : 'at least'} one monthly payment.`,
    format(shortage),
    small ? '1024.17(f)(3)(i)' : '1024.17(f)(3)(ii)',
  )
  return {
    shortage: format(shortage),
    shortageOptions: small
      ? (['do_nothing', 'repay_within_30_days', 'repay_over_12_months_or_more'] as const).slice()
      : (['do_nothing', 'repay_over_12_months_or_more'] as const).slice(),
  }
}

function deficiencyOf(deficiency: number, { payment, borrowerCurrent }: Account, { working, format }: Tools) {
  const small = deficiency < payment
  working.step(
    `Deficiency of $${format(deficiency)}, ${small ? 'less than' : 'at least'} one monthly payment.`,
    format(deficiency),
    small ? '1024.17(f)(4)(i)' : '1024.17(f)(4)(ii)',
  )
  if (!borrowerCurrent)
    working.note(
      'The borrower is not current: the deficiency may be recovered under the loan documents (1024.17(f)(4)(iii)).',
    )
  return {
    deficiency: format(deficiency),
    deficiencyOptions: small
      ? (['do_nothing', 'repay_within_30_days', 'repay_in_2_or_more_payments'] as const).slice()
      : (['do_nothing', 'repay_in_2_or_more_payments'] as const).slice(),
  }
}
