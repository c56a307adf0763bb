import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './meeting-store.ts'

const PAGE = '/meetings?meeting='
export const meetingPath = (id: string): string => `${PAGE}${id}`

export const meetingSubject: SubjectSource = {
  kind: 'meeting',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select m.id, m.title from meetings m where ${visibleTo(reader)} and m.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: meetingPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select m.id, m.title from meetings m where ${visibleTo(reader)} and m.search_text like ${containingInOrder(words)}
      order by m.held_on desc, m.id limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: meetingPath(id) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id], null)) as ids from meetings
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
