import { readFileSync } from 'node:fs'
import { runTools } from '../assistant/tools.ts'
import { parseDay } from '../dates/calendar-day.ts'
import { parseThresholds } from '../thresholds/threshold-register.ts'

// Wednesday. Thanksgiving Day is the 26th; Christmas Day and New Year's Day fall on Fridays.
const context = {
  today: parseDay('2026-11-25', 'today'),
  data: {
    thresholds: parseThresholds(
      readFileSync(new URL('../../../data/thresholds/thresholds.csv', import.meta.url), 'utf8'),
    ),
    apor: { fixed: new Map(), variable: new Map() } as never,
  },
}
export const answerTo = (question: string) => runTools(question, context)
export const daysIn = (question: string) =>
  answerTo(question)?.results.map(({ value }) => value.replace(/^2026-/, ''))
