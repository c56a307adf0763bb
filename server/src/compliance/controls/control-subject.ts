import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import { isOwnerOrManager, type SubjectSource } from '../../platform/subjects/subject-source.ts'
import { figureControls } from './control-figuring.ts'
import { findControl, visibleTo } from './control-store.ts'

const PAGE = '/risks/controls?control='
export const controlPath = (id: string): string => `${PAGE}${id}`

export const controlSubject: SubjectSource = {
  kind: 'control',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select k.id, k.title from controls k where ${visibleTo(reader)} and k.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: controlPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select k.id, k.title from controls k where ${visibleTo(reader)} and k.search_text like ${containingInOrder(words)}
      order by k.number limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: controlPath(id) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id], null)) as ids from controls
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },

  support: {
    kinds: ['monitoring_test'],
    async mayDecide(tx, reader, id) {
      const control = await findControl(tx, reader, id)
      return control !== undefined && isOwnerOrManager(reader, control)
    },
  },
  supportChanged: (tx, institutionId, maker, id) => figureControls(tx, institutionId, maker, [id]),
}
