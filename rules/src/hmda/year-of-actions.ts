import { FILING_YEARS } from './filing-list.ts'
import { LOAN_FIELDS } from './loan-fields.ts'

const ACTION_DATE = LOAN_FIELDS.indexOf('actionTakenDate')
/** Enough to know the year of a register; a register has one. */
const ROWS_READ = 5_000
/** Longer than any row with 110 fields. */
const BYTES_READ = 4 * 1024 * 1024
const DAY = /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

/**
 * The year in which final action was taken on most loans of a register. A register covers one calendar year
 * (12 CFR 1003.4(a): "in which final action was taken"), so this is its year where no transmittal sheet says it.
 */
export function yearOfActions(bytes: Uint8Array, from = 0): number | undefined {
  const text = new TextDecoder().decode(bytes.subarray(from, from + BYTES_READ))
  const rows = new Map<number, number>()
  for (const line of text.split('\n', ROWS_READ)) {
    const fields = line.split('|', ACTION_DATE + 1)
    const year = fields[0]?.trim() === '2' ? Number(DAY.exec(fields[ACTION_DATE]?.trim() ?? '')?.[1]) : NaN
    if (FILING_YEARS.includes(year)) rows.set(year, (rows.get(year) ?? 0) + 1)
  }
  return [...rows].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || b - a)[0]?.[0]
}
