import { readDay, shortDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { Step } from '@plumbline/rules/loan-tests/answer.ts'
import { inDollars } from './day-words.ts'

/** What a step arrived at, as people write it; nothing where its sentence already says so. */
export function stepValue({ text, value }: Step): string | undefined {
  if (value === null) return undefined
  const day = readDay(value)
  const shown =
    day !== undefined
      ? shortDay(day)
      : /^-?\d+\.\d\d$/.test(value)
        ? inDollars(value)
        : value.replaceAll('_', ' ')
  return text.includes(shown) || text.includes(value) ? undefined : shown
}
