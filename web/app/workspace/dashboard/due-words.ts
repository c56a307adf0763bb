import { dayText, dueText } from '../work/day-text.ts'

const DAY_MS = 86_400_000

/** Overdue by 3 days, Today, Tomorrow, Mon, Nov 30. */
export function dueWords(dueOn: string, today: string): string {
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS)
  if (days < -365) return `Overdue since ${dayText(dueOn)}`
  if (days < 0) return days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  return dueText(dueOn, today)
}
