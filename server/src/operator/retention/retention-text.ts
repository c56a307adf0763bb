import type { Overdue } from './retention-work.ts'

/** One line for each rule that found rows. */
export function describeOverdue(overdue: readonly Overdue[]): string {
  const found = overdue.filter(({ rows }) => rows > 0)
  if (found.length === 0) return 'Nothing has outlived its time.'
  return found
    .map(({ what, table, keptFor, rows }) => {
      const counted = `${rows} ${rows === 1 ? 'row' : 'rows'}`
      return `${counted} of ${table}: ${what}, older than ${keptFor}`
    })
    .join('\n')
}
