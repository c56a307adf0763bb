import { parseDay, shortDay } from '../dates/calendar-day.ts'
import { type ThresholdStatus, thresholdOn } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

export interface ThresholdInput {
  key: string
  date: string
}

export interface ThresholdResult {
  key: string
  value: string
  unit: string
  from: string
  to: string | null
  citation: string
  status: ThresholdStatus
  pickedBy: string
  federalRegister: string | null
}

const STATUS_NOTES: Partial<Record<ThresholdStatus, string>> = {
  S: 'This figure comes from a secondary source. Check it against the official publication before you rely on it.',
  N: 'This figure is printed in the regulation text but is not confirmed to be in force. Do not rely on it without a check.',
  CONFLICT:
    'Official sources print different figures for this period. The note says which one is used and why.',
}

export function threshold(input: ThresholdInput, data: LoanTestData): LoanTestAnswer<ThresholdResult> {
  const day = parseDay(input.date, 'date')
  const row = thresholdOn(data.thresholds, input.key, day)
  const working = new Working()
  working.step(
    `On ${shortDay(day)} the figure is ${row.value}, in force from ${row.from}${row.to ? ` to ${row.to}` : ''}.`,
    row.value,
    row.citation,
  )
  const caution = STATUS_NOTES[row.status]
  if (caution) working.note(caution)
  if (row.note) working.note(row.note)
  working.dataAsOf[`threshold:${row.key}`] = row.from
  const { key, value, unit, from, to, citation, status, pickedBy } = row
  return working.answer('threshold', {
    ...{ key, value, unit, from, to, citation, status, pickedBy },
    federalRegister: row.federalRegister || null,
  })
}
