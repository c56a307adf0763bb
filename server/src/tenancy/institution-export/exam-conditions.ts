import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import type { ExamPart } from './exported-tables.ts'

export interface ExportScope {
  institutionId: string
  /** Chosen by somebody who is named on each. */
  examIds: readonly string[]
}

/** Which rows of a table (as `t`) go along: nothing of an examination that was not chosen. */
export function examCondition(part: ExamPart | undefined, { institutionId, examIds }: ExportScope): SQL {
  const chosen = sql`any(${uuidList(examIds)})`
  const items = sql`(select i.id from exam_items i where i.institution_id = ${institutionId} and i.exam_id = ${chosen})`
  const ofChosen = (kind: SQL, id: SQL) =>
    sql`(${kind} is null or ${kind} not in ('exam', 'exam_item') or ${id} = ${chosen} or ${id} in ${items})`
  // What an exam found, and the tasks that came of it, speak of the exam.
  const hiddenFindings = sql`(select f.id from findings f where f.institution_id = ${institutionId}
    and not ${ofChosen(sql`f.origin_kind`, sql`f.origin_id`)})`
  const hiddenTasks = sql`(select k.id from tasks k where k.institution_id = ${institutionId}
    and (not ${ofChosen(sql`k.origin_kind`, sql`k.origin_id`)}
      or (k.origin_kind = 'finding' and k.origin_id in ${hiddenFindings})))`
  const open = (kind: SQL, id: SQL) => sql`(${ofChosen(kind, id)}
    and not (${kind} = 'finding' and ${id} in ${hiddenFindings}) and not (${kind} = 'task' and ${id} in ${hiddenTasks}))`
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
      return sql`t.id not in ${hiddenFindings}`
    case 'task':
      return sql`t.id not in ${hiddenTasks}`
    case 'of_tasks':
      return sql`t.task_id not in ${hiddenTasks} and t.after_id not in ${hiddenTasks}`
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
      return sql`(t.action not like 'exam%' or t.subject_id = any(select x::text from unnest(${uuidList(examIds)}) x))`
  }
}
