import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import type { ExamPart } from '../../work/nouns/exported-table.ts'
import { isExamKind } from '../../work/records/exam-origin.ts'

export interface ExportScope {
  institutionId: string
  /** Chosen by somebody who is named on each. */
  examIds: readonly string[]
}

/** Which rows of a table (as `t`) go along: nothing of an examination that was not chosen, of the BSA log, or of self-tests. */
export function examCondition(part: ExamPart | undefined, { institutionId, examIds }: ExportScope): SQL {
  const chosen = sql`any(${uuidList(examIds)})`
  const items = sql`(select i.id from exam_items i where i.institution_id = ${institutionId} and i.exam_id = ${chosen})`
  const ofChosen = (kind: SQL, id: SQL) =>
    sql`(not ${isExamKind(kind)} or ${id} = ${chosen} or ${id} in ${items})`
  // What an exam found, and the tasks that came of it, speak of the exam. Each is looked up by its key: a list of all
  // would be made again for each page.
  const isOpenFinding = (f: SQL) => ofChosen(sql`${f}.origin_kind`, sql`${f}.origin_id`)
  const isHiddenFinding = (id: SQL) => sql`exists (select 1 from findings f
    where f.institution_id = ${institutionId} and f.id = ${id} and not ${isOpenFinding(sql`f`)})`
  const isOpenTask = (k: SQL) => sql`(${ofChosen(sql`${k}.origin_kind`, sql`${k}.origin_id`)}
    and not (coalesce(${k}.origin_kind, '') = 'finding' and ${isHiddenFinding(sql`${k}.origin_id`)}))`
  const isHiddenTask = (id: SQL) => sql`exists (select 1 from tasks k
    where k.institution_id = ${institutionId} and k.id = ${id} and not ${isOpenTask(sql`k`)})`
  const open = (kind: SQL, id: SQL) => sql`(${ofChosen(kind, id)}
    and not (${kind} = 'finding' and ${isHiddenFinding(id)}) and not (${kind} = 'task' and ${isHiddenTask(id)}))`
  const openEvidence = (e: SQL) => sql`(
    (${e}.target_kind is null or ${open(sql`${e}.target_kind`, sql`${e}.target_id`)})
    and (not exists (select 1 from evidence_uses u where u.institution_id = ${institutionId} and u.evidence_id = ${e}.id)
      or exists (select 1 from evidence_uses u where u.institution_id = ${institutionId} and u.evidence_id = ${e}.id
        and ${open(sql`u.subject_kind`, sql`u.subject_id`)})))`
  switch (part) {
    case undefined:
      return sql`true`
    case 'exam':
      return sql`t.id = ${chosen}`
    case 'of_exam':
      return sql`t.exam_id = ${chosen}`
    case 'of_item':
      return sql`t.item_id in ${items}`
    case 'finding':
      return isOpenFinding(sql`t`)
    case 'task':
      return isOpenTask(sql`t`)
    case 'of_tasks':
      return sql`(not ${isHiddenTask(sql`t.task_id`)} and not ${isHiddenTask(sql`t.after_id`)})`
    case 'subject':
      return sql`(t.subject_kind is null or ${open(sql`t.subject_kind`, sql`t.subject_id`)})`
    case 'link':
      return sql`${open(sql`t.from_kind`, sql`t.from_id`)} and ${open(sql`t.to_kind`, sql`t.to_id`)}`
    case 'evidence':
      return openEvidence(sql`t`)
    case 'file':
      return sql`t.stored_at is not null and (
        exists (select 1 from evidence e where e.institution_id = ${institutionId} and e.file_id = t.id and ${openEvidence(sql`e`)})
        or exists (select 1 from exam_deliveries d where d.institution_id = ${institutionId} and d.file_id = t.id and d.exam_id = ${chosen}))`
    case 'audit':
      return sql`(not starts_with(t.action, 'bsa_log.') and not starts_with(t.action, 'self_test.')
        and (t.action not like 'exam%' or t.subject_id = any(select x::text from unnest(${uuidList(examIds)}) x)))`
  }
}
