import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { letIntoComplaint, visibleTo } from './complaint-store.ts'

const PAGE = '/tasks/complaints?complaint='
export const complaintPath = (id: string): string => `${PAGE}${id}`

export const complaintSubject: SubjectSource = {
  kind: 'complaint',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select c.id, c.title from complaints c where ${visibleTo(reader)} and c.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: complaintPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select c.id, c.title from complaints c where ${visibleTo(reader)} and c.search_text like ${containingInOrder(words)}
      order by c.closed_at is not null, c.received_on desc limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: complaintPath(id) }))
  },

  letIn: letIntoComplaint,

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id, closure_asked_by] || watcher_ids, null)) as ids from complaints
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
