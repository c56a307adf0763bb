import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { Reader, SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './policy-store.ts'
import { seenParts } from './policy-version-store.ts'

const PAGE = '/policies/'
export const policyPath = (id: string): string => `${PAGE}${id}`

const FOUND_AT_MOST = 10

/** A policy takes force when its day begins where the institution is. */
const today = ({ institutionId }: Reader) => dayOf(sql`now()`, sql`${institutionId}`)

export const policySubject: SubjectSource = {
  kind: 'policy',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select p.id, p.title from policies p where ${visibleTo(reader, today(reader))} and p.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: policyPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select p.id, p.title from policies p
      where ${visibleTo(reader, today(reader))} and p.search_text like ${containingInOrder(words)}
      order by p.search_text, p.id limit ${FOUND_AT_MOST}`)
    return rows.map(({ id, title }) => ({ id, title, path: policyPath(id) }))
  },

  async parts(tx, reader, id) {
    const { rows } = await tx.execute<{ id: string; since: string | null }>(
      seenParts(reader, id, today(reader)),
    )
    return rows
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id] || array(
        select written_by from policy_versions v where v.institution_id = p.institution_id and v.policy_id = p.id
          and v.state <> 'approved'), null)) as ids
      from policies p where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
