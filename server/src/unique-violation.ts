import { DrizzleQueryError } from 'drizzle-orm'

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed because another row holds what this constraint says only one may hold. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false
  const cause = error.cause as { code?: string; constraint?: string } | undefined
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === constraint
}
