import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { comesOfExam, isExam } from '../../work/records/exam-origin.ts'
import { letIntoFinding, visibleTo } from './finding-store.ts'

const PAGE = '/tasks/findings?finding='
export const findingPath = (id: string): string => `${PAGE}${id}`

/** As notifications and mails name it: of an exam's finding they say nothing. */
export const findingName = (title: string, originKind: string | null): string =>
  isExam(originKind) ? 'a finding of an examination' : `the finding “${title}”`

const FOUND_AT_MOST = 10

/** The title is in notifications and mails, where the words of an exam's finding do not belong. */
const TITLE = sql`case when ${comesOfExam(sql`f`)} then 'Finding ' || f.number else f.title end as title`

export const findingSubject: SubjectSource = {
  kind: 'finding',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select f.id, ${TITLE} from findings f where ${visibleTo(reader)} and f.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: findingPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select f.id, f.title from findings f where ${visibleTo(reader)} and f.search_text like ${containingInOrder(words)}
      order by f.status = 'closed', f.number desc limit ${FOUND_AT_MOST}`)
    return rows.map(({ id, title }) => ({ id, title, path: findingPath(id) }))
  },

  letIn: letIntoFinding,

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id, closure_asked_by] || watcher_ids, null)) as ids from findings
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
