import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

/** Who comes back after so long begins another visit. */
const PAUSE_MINUTES = 60
/** Loading the dashboard again and again writes this often. */
const NOTED_EVERY_MINUTES = 5

/**
 * Notes that a person is here, and answers when the visit before this one ended; null: there was none. Outside of the
 * institution’s transaction, which may not write people.
 */
export async function noteVisit(db: Db, { userId, institutionId, key }: Reader): Promise<string | null> {
  const own = sql`institution_id = ${institutionId} and user_id = ${userId}`
  // A program with an API key is no visit.
  const noted = sql`update user_profiles set visited_at = now(), visited_before_at = case
      when visited_at < now() - make_interval(mins => ${PAUSE_MINUTES}) then visited_at else visited_before_at end
    where ${own} and ${key === undefined}
      and (visited_at is null or visited_at < now() - make_interval(mins => ${NOTED_EVERY_MINUTES}))
    returning visited_before_at`
  const { rows } = await db.execute<{ since: string | null }>(sql`
    with noted as (${noted})
    select ${utcMoment('visit.visited_before_at', 'US')} as since from (
      select visited_before_at from noted union all
      select visited_before_at from user_profiles where ${own} and not exists (select 1 from noted)) visit`)
  return rows[0]?.since ?? null
}
