import type {
  AnswerKind,
  ExamDelivery,
  ExamItem,
  ExamItemDetail,
  NewExamItem,
} from '@plumbline/contract/compliance/exam-items.ts'
import type { ExamItemStatus } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

type ItemRow = Omit<ExamItem, 'owner'> & {
  ownerId: string | null
  ownerName: string | null
  changedByName: string
} & Record<string, unknown>

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', ${MOMENT})`)

const COLUMNS = sql`i.id, i.exam_id as "examId", i.position, i.number, i.section, i.request,
  i.due_on::text as "dueOn", i.note, i.owner_id as "ownerId", (select p.full_name from user_profiles p
    where p.institution_id = i.institution_id and p.user_id = i.owner_id) as "ownerName",
  i.status, ${moment('i.delivered_at')} as "deliveredAt", ${moment('i.received_at')} as "receivedAt",
  (select count(*)::integer from exam_answers a where a.institution_id = i.institution_id and a.item_id = i.id)
    + (select count(*)::integer from evidence_uses u where u.institution_id = i.institution_id
      and u.subject_kind = 'exam_item' and u.subject_id = i.id) as "answerCount",
  (select count(*)::integer from exam_deliveries d where d.institution_id = i.institution_id
    and d.item_id = i.id) as "deliveryCount",
  (select count(*)::integer from exam_questions q where q.institution_id = i.institution_id
    and q.item_id = i.id) as "questionCount", i.version, i.changed_by_name as "changedByName"`

const asItem = ({ ownerId, ownerName, ...row }: ItemRow): ExamItem & { changedByName: string } => ({
  ...row,
  owner: ownerId ? { userId: ownerId, name: ownerName ?? '' } : null,
})

/** Callers have seen to it that the reader is named on the exam. */
export async function listExamItems(tx: Db, institutionId: string, examId: string): Promise<ExamItem[]> {
  const { rows } = await tx.execute<ItemRow>(sql`
    select ${COLUMNS} from exam_items i where i.institution_id = ${institutionId} and i.exam_id = ${examId}
    order by i.position`)
  return rows.map(asItem)
}

export async function findExamItem(tx: Db, institutionId: string, examId: string, id: string) {
  const { rows } = await tx.execute<ItemRow>(sql`
    select ${COLUMNS} from exam_items i
    where i.institution_id = ${institutionId} and i.exam_id = ${examId} and i.id = ${id}`)
  return rows[0] && asItem(rows[0])
}

/** At the end, in this order. The caller holds the exam's row. */
export async function insertExamItems(
  tx: Db,
  institutionId: string,
  examId: string,
  items: readonly NewExamItem[],
  byName: string,
): Promise<void> {
  if (items.length === 0) return
  await tx.execute(sql`
    insert into exam_items (institution_id, exam_id, position, number, section, request, due_on, note, owner_id,
      changed_by_name)
    select ${institutionId}::uuid, ${examId}::uuid,
      (select coalesce(max(position), 0) from exam_items where institution_id = ${institutionId} and exam_id = ${examId})
        + place::integer,
      item->>'number', item->>'section', item->>'request', (item->>'dueOn')::date, item->>'note',
      (item->>'ownerId')::uuid, ${byName}
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as given (item, place)`)
}

export interface ChangedItem extends NewExamItem {
  status: ExamItemStatus
}

export async function updateExamItem(
  tx: Db,
  institutionId: string,
  id: string,
  item: ChangedItem,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update exam_items set number = ${item.number}, section = ${item.section}, request = ${item.request},
      due_on = ${item.dueOn}::date, note = ${item.note}, owner_id = ${item.ownerId}::uuid, status = ${item.status},
      version = version + 1, changed_by_name = ${byName}
    where institution_id = ${institutionId} and id = ${id}`)
}

export interface Assignment {
  ownerId?: string | null | undefined
  dueOn?: string | null | undefined
}

/** How many of the named items stand in the exam. */
export async function assignExamItems(
  tx: Db,
  institutionId: string,
  examId: string,
  itemIds: readonly string[],
  { ownerId, dueOn, byName }: Assignment & { byName: string },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update exam_items set
      owner_id = case when ${ownerId !== undefined} then ${ownerId ?? null}::uuid else owner_id end,
      due_on = case when ${dueOn !== undefined} then ${dueOn ?? null}::date else due_on end,
      version = version + 1, changed_by_name = ${byName}
    where institution_id = ${institutionId} and exam_id = ${examId}
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(itemIds)}::jsonb))
    returning 1`)
  return rows.length
}

/** Moves on by itself what somebody begins to answer; never back. */
export async function setItemStatus(
  tx: Db,
  institutionId: string,
  id: string,
  status: ExamItemStatus,
): Promise<void> {
  await tx.execute(sql`
    update exam_items set status = ${status}, version = version + 1,
      delivered_at = case when ${status === 'delivered'} then now() else delivered_at end,
      received_at = case when ${status === 'delivered'} then null else received_at end
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function markItemReceived(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    update exam_items set received_at = coalesce(received_at, now()), version = version + 1
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deleteExamItem(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    delete from evidence_uses where institution_id = ${institutionId} and subject_kind = 'exam_item' and subject_id = ${id}`)
  await tx.execute(sql`delete from exam_items where institution_id = ${institutionId} and id = ${id}`)
}

export async function insertAnswer(
  tx: Db,
  institutionId: string,
  answer: {
    itemId: string
    kind: Exclude<AnswerKind, 'evidence'>
    text: string
    targetId: string | null
    byName: string
  },
): Promise<void> {
  await tx.execute(sql`
    insert into exam_answers (institution_id, item_id, kind, text, target_id, added_by_name)
    values (${institutionId}, ${answer.itemId}, ${answer.kind}, ${answer.text}, ${answer.targetId}::uuid, ${answer.byName})`)
}

export async function deleteAnswer(
  tx: Db,
  institutionId: string,
  itemId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from exam_answers where institution_id = ${institutionId} and item_id = ${itemId} and id = ${id} returning 1`)
  return rows.length > 0
}

export async function listDeliveries(tx: Db, institutionId: string, itemId: string): Promise<ExamDelivery[]> {
  const { rows } = await tx.execute<ExamDelivery & Record<string, unknown>>(sql`
    select d.id, d.title, d.file_name as "fileName", d.byte_size as "byteSize", d.sha256, d.remarks,
      d.delivered_to as "deliveredTo", d.delivered_by_name as "deliveredByName",
      ${moment('d.delivered_at')} as "deliveredAt"
    from exam_deliveries d where d.institution_id = ${institutionId} and d.item_id = ${itemId} order by d.number`)
  return rows
}

export async function listQuestions(tx: Db, institutionId: string, itemId: string) {
  const { rows } = await tx.execute<ExamItemDetail['questions'][number] & Record<string, unknown>>(sql`
    select q.id, q.question, q.asked_by_name as "askedByName", ${moment('q.asked_at')} as "askedAt"
    from exam_questions q where q.institution_id = ${institutionId} and q.item_id = ${itemId} order by q.asked_at`)
  return rows
}
