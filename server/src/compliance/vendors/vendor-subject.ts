import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './vendor-store.ts'

const PAGE = '/vendors?vendor='
export const vendorPath = (id: string): string => `${PAGE}${id}`

export const vendorSubject: SubjectSource = {
  kind: 'vendor',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select v.id, v.title from vendors v where ${visibleTo(reader)} and v.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: vendorPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select v.id, v.title from vendors v where ${visibleTo(reader)} and v.search_text like ${containingInOrder(words)}
      order by v.status = 'ended', v.title limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: vendorPath(id) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id], null)) as ids from vendors
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
