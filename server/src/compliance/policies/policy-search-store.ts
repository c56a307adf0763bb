import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export interface FoundPolicy {
  id: string
  title: string
  number: number
  effectiveOn: string
  body: string
}

/** Of the institution's policies the versions in force on a day that have any of the words, the best first. */
export async function searchEffectivePolicies(
  tx: Db,
  institutionId: string,
  words: readonly string[],
  on: string,
  limit: number,
): Promise<FoundPolicy[]> {
  if (words.length === 0) return []
  const { rows } = await tx.execute<FoundPolicy & Record<string, unknown>>(sql`
    with wanted as (select to_tsquery('english', ${words.join(' | ')}) as words),
    effective as (
      select distinct on (policy_id) id, policy_id, number, effective_on, search_vector from policy_versions
      where institution_id = ${institutionId} and state = 'approved' and effective_on <= ${on}::date
      order by policy_id, number desc),
    best as (
      select id, ts_rank_cd(search_vector, words, 1) as rank from effective, wanted
      where search_vector @@ words order by rank desc, id limit ${limit})
    select p.id, p.title, v.number, v.effective_on::text as "effectiveOn", v.body
    from best join policy_versions v on v.institution_id = ${institutionId} and v.id = best.id
    join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
    order by best.rank desc, v.id`)
  return rows
}
