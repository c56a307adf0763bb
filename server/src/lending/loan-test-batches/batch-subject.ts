import { sql } from 'drizzle-orm'
import { containing, uuidList } from '../../platform/sql.ts'
import { isManager, type Reader, type SubjectSource } from '../../platform/subjects/subject-source.ts'

const FOUND_AT_MOST = 10

interface Row extends Record<string, unknown> {
  id: string
  title: string
}

const PAGE = '/loan-tests/batches/'
export const batchPath = (id: string): string => `${PAGE}${id}`

/** As `batchSeenBy`. */
const visibleTo = ({ institutionId, userId, ...reader }: Reader) =>
  isManager(reader)
    ? sql`b.institution_id = ${institutionId}`
    : sql`b.institution_id = ${institutionId} and b.created_by = ${userId}`

export const batchSubject: SubjectSource = {
  kind: 'loan_batch',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<Row>(sql`
      select b.id, b.name as title from loan_test_batches b
      where ${visibleTo(reader)} and b.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: batchPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<Row>(sql`
      select b.id, b.name as title from loan_test_batches b
      where ${visibleTo(reader)} and lower(b.name) like ${containing(words)}
      order by b.created_at desc limit ${FOUND_AT_MOST}`)
    return rows.map(({ id, title }) => ({ id, title, path: batchPath(id) }))
  },
}
