import { sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { namedOn } from './exam-store.ts'

export const examPath = (id: string): string => `/examinations/${id}`
export const examItemPath = (examId: string, id: string): string => `/examinations/${examId}?item=${id}`

/**
 * Titles say nothing of what the agency asked: they stand in notifications, mails, and histories of other
 * work. For the same reason nothing of an exam is offered by searches, and nobody is let in by a mention.
 */
export const examSubject: SubjectSource = {
  kind: 'exam',
  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select x.id from exams x where ${namedOn(reader)} and x.id = any(${uuidList(ids)})`)
    return rows.map(({ id }) => ({ id, title: 'Examination', path: examPath(id) }))
  },
}

export const examItemSubject: SubjectSource = {
  kind: 'exam_item',
  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; examId: string; number: string }>(sql`
      select i.id, i.exam_id as "examId", i.number from exam_items i
      join exams x on x.institution_id = i.institution_id and x.id = i.exam_id
      where ${namedOn(reader)} and i.institution_id = ${reader.institutionId} and i.id = any(${uuidList(ids)})`)
    return rows.map(({ id, examId, number }) => ({
      id,
      title: number ? `Examination item ${number}` : 'Examination item',
      path: examItemPath(examId, id),
    }))
  },
}
