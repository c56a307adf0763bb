import { sql } from 'drizzle-orm'
import { WORKS_ON_HMDA } from '../../platform/session/member-session.ts'
import { containing, uuidList } from '../../platform/sql.ts'
import { isManager, type Reader, type SubjectSource } from '../../platform/subjects/subject-source.ts'

const FOUND_AT_MOST = 10

interface Row extends Record<string, unknown> {
  id: string
  title: string
}

const PAGE = '/loan-tests/loans?run='
export const loanRunPath = (id: string): string => `${PAGE}${id}`

/** As `loanRuns.list`: people who work on HMDA see those they stored, and managers see all. */
const visibleTo = ({ institutionId, userId, ...reader }: Reader) => sql`
  r.institution_id = ${institutionId}${isManager(reader) ? sql`` : sql` and r.stored_by = ${userId}`}
  and exists (select 1 from user_profiles p
    where p.institution_id = ${institutionId} and p.user_id = ${userId} and ${WORKS_ON_HMDA})`

const cardOf = ({ id, title }: Row) => ({ id, title, path: loanRunPath(id) })

export const loanRunSubject: SubjectSource = {
  kind: 'loan_run',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<Row>(sql`
      select r.id, r.name as title from loan_runs r
      where ${visibleTo(reader)} and r.id = any(${uuidList(ids)})`)
    return rows.map(cardOf)
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<Row>(sql`
      select r.id, r.name as title from loan_runs r
      where ${visibleTo(reader)} and lower(r.name) like ${containing(words)}
      order by r.stored_at desc limit ${FOUND_AT_MOST}`)
    return rows.map(cardOf)
  },
}
