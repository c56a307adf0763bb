import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import { isNamedOnTask, taskTellsOfExam } from '../../work/records/exam-origin.ts'
import { visibleTo } from './task-filters.ts'
import { searchTasks } from './task-list-store.ts'
import { letIntoTask } from './task-store.ts'

/** The task's own address: the panel beside whichever view. */
const PAGE = '/tasks?task='
export const taskPath = (id: string): string => `${PAGE}${id}`

/** Its title where mails and calendars carry it to all managers: of a task of an exam they say nothing. */
export const titleForMail = (t: SQL, quoted: (title: SQL) => SQL): SQL =>
  sql`case when ${taskTellsOfExam(t)} then 'A task of an examination' else ${quoted(sql`${t}.title`)} end`

/** What notices call it within a sentence, by who reads it: people who are not on the exam are told no title. */
export async function namesInNotices(
  tx: Db,
  institutionId: string,
  { id, title }: { id: string; title: string },
  userIds: readonly string[],
): Promise<(userId: string) => string> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select reader.id as "userId" from tasks t cross join unnest(${uuidList(userIds)}) as reader (id)
    where t.institution_id = ${institutionId} and t.id = ${id}
      and ${taskTellsOfExam(sql`t`)} and not ${isNamedOnTask(sql`t`, sql`reader.id`)}`)
  const hiddenFrom = new Set(rows.map(({ userId }) => userId))
  return (userId) => (hiddenFrom.has(userId) ? 'a task of an examination' : `“${title}”`)
}

export async function nameInNotice(
  tx: Db,
  institutionId: string,
  task: { id: string; title: string },
  userId: string,
): Promise<string> {
  return (await namesInNotices(tx, institutionId, task, [userId]))(userId)
}

const FOUND_AT_MOST = 10

export const taskSubject: SubjectSource = {
  kind: 'task',
  page: PAGE,

  async find(tx, reader, ids) {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select t.id, t.title from tasks t where ${visibleTo(reader)} and t.id = any(${uuidList(ids)})`)
    return rows.map(({ id, title }) => ({ id, title, path: taskPath(id) }))
  },

  async search(tx, reader, words) {
    const found = await searchTasks(tx, reader, words, FOUND_AT_MOST)
    return found.map(({ id, title }) => ({ id, title, path: taskPath(id) }))
  },

  letIn: letIntoTask,

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id, assigned_by] || watcher_ids, null)) as ids from tasks
      where institution_id = ${institutionId} and id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
