import { LoanTestRefusal } from '../loan-tests/refusal.ts'

/** A month as the number of months since the year 0. */
export type Month = number

export function parseMonth(text: string, field: string): Month {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text)
  const year = Number(match?.[1])
  if (!match || year < 1900 || year > 2199)
    throw new LoanTestRefusal(
      'INVALID_DATE',
      field,
      `${field}: "${text}" is not a month from 1900-01 to 2199-12, written as YYYY-MM.`,
    )
  return year * 12 + Number(match[2]) - 1
}

/** 2026-07 */
export function addToMonth(month: Month, months: number): string {
  const index = month + months
  const ofYear = (index % 12) + 1
  return `${Math.floor(index / 12)}-${ofYear < 10 ? '0' : ''}${ofYear}`
}
