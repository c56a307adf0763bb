import { type SQL, sql } from 'drizzle-orm'

/** For `= any(…)`: one parameter, however many ids there are, and so one plan for all of them. */
export function uuidList(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}
