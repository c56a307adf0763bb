import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import { isOwnerOrManager, type SubjectSource } from '../../platform/subjects/subject-source.ts'
import { figureRisks } from '../controls/control-figuring.ts'
import { findRisk, visibleTo } from './risk-store.ts'

const PAGE = '/risks?risk='
export const riskPath = (id: string): string => `${PAGE}${id}`

export const riskSubject: SubjectSource = {
  kind: 'risk',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select r.id, r.title from risks r where ${visibleTo(reader)} and r.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: riskPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select r.id, r.title from risks r where ${visibleTo(reader)} and r.search_text like ${containingInOrder(words)}
      order by r.residual_score desc, r.number limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: riskPath(id) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id], null)) as ids from risks
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },

  support: {
    kinds: ['control', 'monitoring_test'],
    async mayDecide(tx, reader, id) {
      const risk = await findRisk(tx, reader, id)
      return risk !== undefined && isOwnerOrManager(reader, risk)
    },
  },
  supportChanged: (tx, institutionId, maker, id) => figureRisks(tx, institutionId, maker, [id]),
}
