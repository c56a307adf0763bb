import type { Product } from './institution-facts.ts'

export const CREDIT: readonly Product[] = [
  'closed_end_mortgage',
  'adjustable_rate_mortgage',
  'home_equity_line',
  'reverse_mortgage',
  'construction_loan',
  'consumer_loan',
  'credit_card',
  'private_student_loan',
  'payday_loan',
]
export const CLOSED_END_MORTGAGES: readonly Product[] = [
  'closed_end_mortgage',
  'adjustable_rate_mortgage',
  'reverse_mortgage',
  'construction_loan',
]
export const MORTGAGES: readonly Product[] = [...CLOSED_END_MORTGAGES, 'home_equity_line']
