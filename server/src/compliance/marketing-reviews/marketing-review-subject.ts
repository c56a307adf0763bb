import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './marketing-review-store.ts'

const PAGE = '/marketing-reviews?piece='
export const marketingReviewPath = (id: string): string => `${PAGE}${id}`

export const marketingReviewSubject: SubjectSource = {
  kind: 'marketing_review',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select k.id, k.title from marketing_reviews k where ${visibleTo(reader)} and k.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: marketingReviewPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select k.id, k.title from marketing_reviews k
      where ${visibleTo(reader)} and k.search_text like ${containingInOrder(words)}
      order by k.status = 'retired', k.title, k.id limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: marketingReviewPath(id) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id, author_id], null)) as ids from marketing_reviews
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
