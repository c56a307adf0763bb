import type { ComplaintMonth } from '@plumbline/contract/compliance/complaints.ts'
import type { MonthCount } from '@plumbline/rules/complaints/control-limits.ts'

/** What can be counted by itself: the most frequent first. */
export function groupsOf(months: ComplaintMonth[]): { causes: string[]; rules: string[] } {
  return {
    causes: mostFrequent(months.flatMap(({ causes }) => causes.map(({ cause, count }) => [cause, count]))),
    rules: mostFrequent(months.flatMap(({ rules }) => rules.map(({ rule, count }) => [rule, count]))),
  }
}

function mostFrequent(counted: [name: string, count: number][]): string[] {
  const sums = new Map<string, number>()
  for (const [name, count] of counted) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name)
}

/** `cause:system`, `rule:12 CFR 1024.35(b)(2)`, or nothing for all. */
export function countsOf(months: ComplaintMonth[], group: string): MonthCount[] {
  return months.map(({ month, received, causes, rules }) => {
    if (group === '') return { month, count: received }
    const counted = [
      ...causes.map(({ cause, count }) => ({ name: `cause:${cause}`, count })),
      ...rules.map(({ rule, count }) => ({ name: `rule:${rule}`, count })),
    ]
    return { month, count: counted.find(({ name }) => name === group)?.count ?? 0 }
  })
}

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** Of 2026-01. */
export const monthName = (month: string): string => LONG.format(new Date(`${month}-01`))
export const shortMonthName = (month: string): string => SHORT.format(new Date(`${month}-01`))
