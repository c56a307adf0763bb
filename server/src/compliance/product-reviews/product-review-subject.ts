import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './product-review-store.ts'

const PAGE = '/product-reviews?review='
export const productReviewPath = (id: string): string => `${PAGE}${id}`

export const productReviewSubject: SubjectSource = {
  kind: 'product_review',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select r.id, r.title from product_reviews r where ${visibleTo(reader)} and r.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: productReviewPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select r.id, r.title from product_reviews r
      where ${visibleTo(reader)} and r.search_text like ${containingInOrder(words)}
      order by r.status in ('launched', 'withdrawn'), r.title, r.id limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: productReviewPath(id) }))
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id, author_id], null)) as ids from product_reviews
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
