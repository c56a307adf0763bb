import type { TemplateRhythm } from '@plumbline/contract/compliance/tasks.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'

/**
 * The rule by which a task comes back with its template. Where the template is around the last day of a month, a task
 * of that month counts from its end as well: two weeks before September 30 becomes two weeks before December 31.
 */
export function seriesRule(rhythm: TemplateRhythm, anchor: string, dueOn: string): string {
  if (rhythm === 'once') return ''
  const every = rhythm === 'quarterly' ? 'FREQ=MONTHLY;INTERVAL=3' : 'FREQ=YEARLY'
  const isMonthEnd = formatDay(parseDay(anchor, 'day') + 1).endsWith('-01')
  if (rhythm !== 'quarterly' || !isMonthEnd || dueOn.slice(0, 7) !== anchor.slice(0, 7)) return every
  return `${every};BYMONTHDAY=-${parseDay(anchor, 'day') - parseDay(dueOn, 'day') + 1}`
}
