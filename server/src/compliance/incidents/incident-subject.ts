import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { letIntoIncident, visibleTo } from './incident-store.ts'

const PAGE = '/incidents?incident='
export const incidentPath = (id: string): string => `${PAGE}${id}`

export const incidentSubject: SubjectSource = {
  kind: 'incident',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select i.id, i.title from incidents i where ${visibleTo(reader)} and i.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: incidentPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select i.id, i.title from incidents i where ${visibleTo(reader)} and i.search_text like ${containingInOrder(words)}
      order by i.discovered_at desc, i.id limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: incidentPath(id) }))
  },

  letIn: letIntoIncident,

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id] || watcher_ids, null)) as ids from incidents
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
