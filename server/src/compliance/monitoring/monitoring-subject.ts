import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './monitoring-store.ts'

const PAGE = '/tasks/monitoring?test='
export const monitoringPath = (id: string, year: number): string =>
  `/tasks/monitoring?year=${year}&test=${id}`

export const monitoringSubject: SubjectSource = {
  kind: 'monitoring_test',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string; year: number }>(sql`
      select m.id, m.title, m.year from monitoring_tests m
      where ${visibleTo(reader)} and m.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title, year }) => ({ id, title, path: monitoringPath(id, year) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string; year: number }>(sql`
      select m.id, m.title || ', ' || m.year as title, m.year from monitoring_tests m
      where ${visibleTo(reader)} and m.search_text like ${containingInOrder(words)}
      order by m.year desc, m.search_text, m.id limit 10`)
    return rows.map(({ id, title, year }) => ({ id, title, path: monitoringPath(id, year) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id], null)) as ids from monitoring_tests
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
