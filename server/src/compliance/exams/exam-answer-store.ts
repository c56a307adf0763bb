import type { AnswerKind, ExamAnswer } from '@plumbline/contract/compliance/exam-items.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { type HmdaReader, isManager } from '../../platform/subjects/subject-source.ts'
import { seenBy } from '../hmda/hmda-file-store.ts'

/** An answer with what its delivery needs. */
export interface AnswerRow extends Record<string, unknown> {
  id: string
  kind: AnswerKind
  text: string
  targetId: string | null
  policyId: string | null
  state: string | null
  fileId: string | null
  fileName: string | null
  sha256: string | null
  validOn: string | null
  note: string
  isReplaced: boolean
  isGone: boolean
  deliveredNumber: string | null
  deliveredOn: string | null
  deliveredItemId: string | null
}

/** Evidence used for the item and the answers beside it, in the order in which they were added. */
export async function listAnswerRows(
  tx: Db,
  institutionId: string,
  examId: string,
  itemId: string,
): Promise<AnswerRow[]> {
  const { rows } = await tx.execute<AnswerRow>(sql`
    with answers as (
      select a.id, a.kind, a.text, a.target_id, v.policy_id, v.state, null::uuid as file_id, null as file_name,
        case a.kind when 'policy_version' then coalesce(v.sha256, encode(sha256(convert_to(v.body, 'UTF8')), 'hex'))
          when 'loan_test' then r.sha256 when 'note' then encode(sha256(convert_to(a.text, 'UTF8')), 'hex') end as sha256,
        null::date as valid_on, '' as note, false as is_replaced,
        (a.kind = 'policy_version' and v.id is null) or (a.kind = 'loan_test' and r.id is null)
          or (a.kind = 'loan_batch' and b.id is null) or (a.kind = 'task' and t.id is null) or (a.kind = 'hmda_file' and h.id is null) as is_gone, a.added_at
      from exam_answers a
      left join policy_versions v on a.kind = 'policy_version' and v.institution_id = a.institution_id and v.id = a.target_id
      left join loan_test_results r on a.kind = 'loan_test' and r.institution_id = a.institution_id and r.id = a.target_id
      left join loan_test_batches b on a.kind = 'loan_batch' and b.institution_id = a.institution_id and b.id = a.target_id
      left join tasks t on a.kind = 'task' and t.institution_id = a.institution_id and t.id = a.target_id
      left join hmda_files h on a.kind = 'hmda_file' and h.institution_id = a.institution_id and h.id = a.target_id
      where a.institution_id = ${institutionId} and a.item_id = ${itemId}
      union all
      select e.id, 'evidence', e.title, e.id, null, null, f.id, f.name, f.sha256, e.valid_on, e.note,
        exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id),
        false, u.linked_at
      from evidence_uses u
      join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
      left join files f on f.institution_id = e.institution_id and f.id = e.file_id
      where u.institution_id = ${institutionId} and u.subject_kind = 'exam_item' and u.subject_id = ${itemId})
    select a.id, a.kind, a.text, a.target_id as "targetId", a.policy_id as "policyId", a.state,
      a.file_id as "fileId", a.file_name as "fileName", a.sha256, a.valid_on::text as "validOn", a.note,
      a.is_replaced as "isReplaced", a.is_gone as "isGone", earlier.number as "deliveredNumber",
      earlier.delivered_on as "deliveredOn", earlier.item_id as "deliveredItemId"
    from answers a
    left join lateral (
      select coalesce(nullif(i.number, ''), i.position::text) as number, ${dayOf(sql`d.delivered_at`, sql`d.institution_id`)}::text as delivered_on, d.item_id
      from exam_deliveries d join exam_items i on i.institution_id = d.institution_id and i.id = d.item_id
      where d.institution_id = ${institutionId} and d.exam_id = ${examId}
        and (d.sha256 = a.sha256 or (d.source_id = coalesce(a.target_id, a.id) and d.source_kind = a.kind))
      order by d.item_id = ${itemId} desc, d.number limit 1) earlier on true
    order by a.added_at, a.id limit 600`)
  return rows
}

export function asAnswer(
  row: AnswerRow,
  { examId, itemId, periodFrom }: { examId: string; itemId: string; periodFrom: string | null },
): ExamAnswer {
  return {
    id: row.id,
    examId,
    itemId,
    kind: row.kind,
    text: row.text,
    path: pathOf(row),
    validOn: row.validOn,
    sha256: row.sha256,
    warnings: warningsOf(row, periodFrom),
    isDelivered: wentOut(row, itemId),
    alreadyDelivered: row.deliveredNumber
      ? { itemNumber: row.deliveredNumber, on: row.deliveredOn ?? '' }
      : null,
  }
}

/** What went out for this very item is not sent again; a follow-up sends what is new. */
export const wentOut = ({ deliveredItemId }: AnswerRow, itemId: string): boolean => deliveredItemId === itemId

function pathOf({ kind, policyId, targetId }: AnswerRow): string | null {
  if (kind === 'policy_version' && policyId) return `/policies/${policyId}`
  if (kind === 'loan_test') return `/loan-tests/results/${targetId}`
  if (kind === 'loan_batch') return `/loan-tests/batches/${targetId}`
  if (kind === 'task') return `/tasks?task=${targetId}`
  if (kind === 'hmda_file') return '/hmda'
  return null
}

function warningsOf(row: AnswerRow, periodFrom: string | null): string[] {
  const warnings: string[] = []
  if (row.isGone) warnings.push('This is gone. Take the answer off.')
  if (row.kind === 'policy_version' && row.state && row.state !== 'approved')
    warnings.push('This version of the policy is a draft: nobody approved it.')
  if (row.isReplaced) warnings.push('This evidence was replaced by a newer one.')
  if (row.validOn && periodFrom && row.validOn < periodFrom)
    warnings.push(`This evidence speaks of ${row.validOn}, before the period of the exam.`)
  return warnings
}

export interface AnswerTarget {
  id: string
  title: string
}

/** Of a stored HMDA register (`h`): its name and what it covers. */
export const HMDA_TITLE = sql`h.name || ', HMDA ' || h.filing_year || coalesce(', quarter ' || h.filing_quarter, '')`

/** What an answer may name, where the reader may see it. */
export async function findAnswerTarget(
  tx: Db,
  reader: HmdaReader,
  kind: 'policy_version' | 'loan_test' | 'loan_batch' | 'task' | 'hmda_file',
  id: string,
): Promise<AnswerTarget | undefined> {
  const { institutionId, userId } = reader
  const isOfManager = isManager(reader)
  const query = {
    // Drafts are for managers; what is approved, everybody may read.
    policy_version: sql`
      select v.id, p.title || ', version ' || v.number as title from policy_versions v
      join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
      where v.institution_id = ${institutionId} and v.id = ${id} and (${isOfManager} or v.state = 'approved')`,
    loan_test: sql`
      select r.id, r.name as title from loan_test_results r
      where r.institution_id = ${institutionId} and r.id = ${id} and (${isOfManager} or r.created_by = ${userId})`,
    loan_batch: sql`
      select b.id, b.name as title from loan_test_batches b
      where b.institution_id = ${institutionId} and b.id = ${id} and b.status = 'done'
        and (${isOfManager} or b.created_by = ${userId})`,
    task: sql`
      select t.id, t.title from tasks t where t.institution_id = ${institutionId} and t.id = ${id}
        and (${isOfManager} or t.owner_id = ${userId} or t.watcher_ids @> array[${userId}::uuid])`,
    hmda_file: sql`
      select h.id, ${HMDA_TITLE} as title from hmda_files h where ${seenBy(reader)} and h.id = ${id}`,
  }[kind]
  const { rows } = await tx.execute<AnswerTarget & Record<string, unknown>>(query)
  return rows[0]
}
