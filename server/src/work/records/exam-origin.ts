import { type SQL, sql } from 'drizzle-orm'

/** An exam, or an item of one. */
export const isExam = (kind: string | null): boolean => kind === 'exam' || kind === 'exam_item'

/** The same of a column. */
export const isExamKind = (kind: SQL): SQL => sql`coalesce(${kind} in ('exam', 'exam_item'), false)`

/** A finding or a task, whose row is `row`, was made for an exam or for an item of one. */
export const comesOfExam = (row: SQL): SQL => isExamKind(sql`${row}.origin_kind`)

/** A finding that was made for an exam, or that names exams as its source. */
export const findingTellsOfExam = (f: SQL): SQL => sql`(${f}.source = 'exam' or ${comesOfExam(f)})`

/** A task that was made for an exam, or for a finding that tells of one. */
export const taskTellsOfExam = (t: SQL): SQL => sql`(${comesOfExam(t)} or exists (
  select 1 from findings o where o.institution_id = ${t}.institution_id and ${t}.origin_kind = 'finding'
    and o.id = ${t}.origin_id and ${findingTellsOfExam(sql`o`)}))`

/** Named on the exam that a task tells of, or on that of its finding. */
export const isNamedOnTask = (t: SQL, userId: SQL): SQL => sql`(case when ${comesOfExam(t)}
  then ${isNamedOnOrigin(t, userId)} else exists (select 1 from findings o
    where o.institution_id = ${t}.institution_id and o.id = ${t}.origin_id and ${comesOfExam(sql`o`)}
      and ${isNamedOnOrigin(sql`o`, userId)}) end)`

/** The exam of what comes of one; none for an item that is gone. */
export const examOf = (row: SQL): SQL => sql`case ${row}.origin_kind when 'exam' then ${row}.origin_id
  when 'exam_item' then (select i.exam_id from exam_items i
    where i.institution_id = ${row}.institution_id and i.id = ${row}.origin_id) end`

/** What was made for an exam is for the people named on it, managers among them; for an item that is gone, for nobody. */
export const isNamedOnOrigin = (row: SQL, userId: SQL): SQL => sql`(not ${comesOfExam(row)} or exists (
  select 1 from exam_people n where n.institution_id = ${row}.institution_id and n.user_id = ${userId}
    and n.exam_id = ${examOf(row)}))`
