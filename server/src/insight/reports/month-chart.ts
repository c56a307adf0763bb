import type { DocumentChart } from '../../platform/documents/document-content.ts'

/** With fewer values the sentences and the table say it all. */
export const CHART_FROM = 5
const MONTHS_AT_MOST = 12

const NAME = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** How many of these days fall into each month from one day to another, the months without any too. */
export function chartByMonth(
  days: readonly string[],
  { from, to, what }: { from: string; to: string; what: string },
): { chart?: DocumentChart } {
  const months = monthsBetween(from, to).slice(-MONTHS_AT_MOST)
  const points = months.map((month) => ({
    label: NAME.format(new Date(`${month}-01`)),
    value: days.filter((day) => day.startsWith(month)).length,
  }))
  if (points.length < CHART_FROM || points.every(({ value }) => value === 0)) return {}
  return {
    chart: {
      ...{ form: 'columns', of: 'Month', points },
      caption: what,
      words: `${what}: ${points.map(({ label, value }) => `${label} ${value}`).join(', ')}`,
    },
  }
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  const [year, month] = from.split('-').map(Number) as [number, number]
  for (let at = 0; ; at++) {
    const next = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7)
    if (next > to.slice(0, 7)) return months
    months.push(next)
  }
}
