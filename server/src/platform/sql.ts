import { DrizzleQueryError, type Placeholder, type SQL, sql } from 'drizzle-orm'

/** One array parameter for `= any(…)`, so that lists of any length share one plan. */
export function uuidList(ids: readonly string[] | Placeholder): SQL {
  return sql`${'length' in ids ? uuidArray(ids) : ids}::uuid[]`
}

/** The value of a placeholder for a list of ids. */
export function uuidArray(ids: readonly string[]): string {
  return `{${ids.join(',')}}`
}

/** A stored moment as the contract shows it: 2026-11-25T14:00:00Z. The column is named by code, never by a person. */
export function utcMoment(column: string, fraction?: 'MS' | 'US'): SQL {
  return sql.raw(
    `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS${fraction ? `.${fraction}` : ''}"Z"')`,
  )
}

/** Escapes what a person typed for `LIKE`, in lower case. */
export function asPattern(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&')
}

/** The words of a text in their order, with anything between them. */
export function containingInOrder(text: string): string {
  return `%${text.trim().split(/\s+/).map(asPattern).join('%')}%`
}

export function containing(text: string): string {
  return `%${asPattern(text)}%`
}

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed on this unique constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false
  const cause = error.cause as { code?: string; constraint?: string } | undefined
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === constraint
}

/** Raised by the trigger `refuse_deletion_on_hold`. */
const HELD = 'PLH01'

/** Whether a deletion failed because a legal hold keeps the row. */
export function isOnLegalHold(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false
  return (error.cause as { code?: string } | undefined)?.code === HELD
}
