import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm'

/** One array parameter for `= any(…)`, so that lists of any length share one plan. */
export function uuidList(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}

/** Escapes what a person typed for `LIKE`, in lower case. */
export function asPattern(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&')
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
