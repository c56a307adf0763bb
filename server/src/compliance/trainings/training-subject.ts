import { sql } from 'drizzle-orm'
import { containingInOrder, uuidList } from '../../platform/sql.ts'
import { isManager, type SubjectSource } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './training-store.ts'

const PAGE = '/tasks/trainings?training='
export const trainingPath = (id: string): string => `${PAGE}${id}`

export const trainingSubject: SubjectSource = {
  kind: 'training',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select t.id, t.title from trainings t where ${visibleTo(reader)} and t.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: trainingPath(id) }))
  },

  async search(tx, reader, words) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select t.id, t.title from trainings t where ${visibleTo(reader)} and t.search_text like ${containingInOrder(words)}
      order by t.due_on desc, t.id limit 10`)
    return rows.map(({ id, title }) => ({ id, title, path: trainingPath(id) }))
  },
}

/** One person's part of a training: its evidence is for that person and the managers. */
export const trainingAssignmentSubject: SubjectSource = {
  kind: 'training_assignment',
  link: (institutionId, id) => sql`${PAGE} || (select a.training_id from training_assignments a
    where a.institution_id = ${institutionId} and a.id = ${id})`,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; trainingId: string; title: string }>(sql`
      select a.id, a.training_id as "trainingId", t.title || ', ' || a.user_name as title
      from training_assignments a
      join trainings t on t.institution_id = a.institution_id and t.id = a.training_id
      where a.institution_id = ${reader.institutionId} and a.id = any(${uuidList(ids)})
        and ${isManager(reader) ? sql`true` : sql`a.user_id = ${reader.userId}`}`)
    return rows.map(({ id, trainingId, title }) => ({ id, title, path: trainingPath(trainingId) }))
  },
}
