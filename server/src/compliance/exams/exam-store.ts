import type { Exam, ExamFields, ExamStatus, ExamSummary } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { recordReads } from '../../work/records/record-store.ts'

const EXAMS_LISTED = 200

export type Named = Pick<Reader, 'institutionId' | 'userId'>

/** Exams are for the people named on them, whatever their role. */
export function namedOn({ institutionId, userId }: Named): SQL {
  return sql`x.institution_id = ${institutionId} and exists (select 1 from exam_people n
    where n.institution_id = x.institution_id and n.exam_id = x.id and n.user_id = ${userId})`
}

type ExamRow = Omit<ExamSummary, 'lead'> & {
  leadId: string | null
  leadName: string | null
  changedByName: string
  createdAt: string
  people: Exam['people']
} & Record<string, unknown>

const count = (status: string) =>
  sql.raw(`'${status}', (select count(*)::integer from exam_items i
    where i.institution_id = x.institution_id and i.exam_id = x.id and i.status = '${status}')`)

const COLUMNS = sql`x.id, x.agency, x.kind, x.status, x.period_from::text as "periodFrom",
  x.period_to::text as "periodTo", x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
  x.lead_id as "leadId", (select p.full_name from user_profiles p where p.institution_id = x.institution_id
    and p.user_id = x.lead_id) as "leadName",
  json_build_object(${count('open')}, ${count('gathering')}, ${count('ready')}, ${count('delivered')},
    ${count('follow_up')}) as counts,
  x.version, x.changed_by_name as "changedByName",
  ${utcMoment('x.created_at')} as "createdAt",
  coalesce((select json_agg(json_build_object('userId', p.user_id, 'name', p.full_name) order by p.full_name, p.user_id)
    from exam_people n join user_profiles p on p.institution_id = n.institution_id and p.user_id = n.user_id
    where n.institution_id = x.institution_id and n.exam_id = x.id), '[]'::json) as people`

const asExam = ({ leadId, leadName, changedByName: _, ...row }: ExamRow): Exam => ({
  ...row,
  lead: leadId ? { userId: leadId, name: leadName ?? '' } : null,
})

const reads = recordReads({
  ...{ table: 'exams', alias: 'x', columns: COLUMNS, visibleTo: namedOn },
  asSummary: asExam,
})

export const listExams = (tx: Db, reader: Named): Promise<Exam[]> =>
  reads.listAll(tx, reader, {
    order: sql`x.status = 'closed', x.starts_on desc nulls last, x.created_at desc`,
    atMost: EXAMS_LISTED,
  })

export async function findExam(tx: Db, reader: Named, id: string): Promise<Exam | undefined> {
  const row = await reads.find(tx, reader, id)
  return row && asExam(row)
}

export async function isNamedOnAll(tx: Db, reader: Named, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from exams x where ${namedOn(reader)} and x.id = any(${uuidList(ids)})`)
  return rows[0]!.count === new Set(ids).size
}

/** Writers of one exam go one after the other, so that its log and its order of items stay whole. */
export async function lockExam(
  tx: Db,
  reader: Named,
  id: string,
): Promise<(Exam & { changedByName: string }) | undefined> {
  const row = await reads.lock(tx, reader, id)
  return row && { ...asExam(row), changedByName: row.changedByName }
}

export async function insertExam(
  tx: Db,
  institutionId: string,
  exam: ExamFields,
  byName: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into exams (institution_id, agency, kind, period_from, period_to, starts_on, ends_on, lead_id, changed_by_name)
    values (${institutionId}, ${exam.agency}, ${exam.kind}, ${exam.periodFrom}::date, ${exam.periodTo}::date,
      ${exam.startsOn}::date, ${exam.endsOn}::date, ${exam.leadId}::uuid, ${byName})
    returning id`)
  return rows[0]!.id
}

export async function updateExam(
  tx: Db,
  institutionId: string,
  id: string,
  exam: ExamFields & { status: ExamStatus },
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update exams set agency = ${exam.agency}, kind = ${exam.kind}, period_from = ${exam.periodFrom}::date,
      period_to = ${exam.periodTo}::date, starts_on = ${exam.startsOn}::date, ends_on = ${exam.endsOn}::date,
      lead_id = ${exam.leadId}::uuid, status = ${exam.status}, version = version + 1,
      changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function setExamPeople(
  tx: Db,
  institutionId: string,
  id: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from exam_people where institution_id = ${institutionId} and exam_id = ${id}
      and user_id <> all(${uuidList(userIds)})`)
  await tx.execute(sql`
    insert into exam_people (institution_id, exam_id, user_id)
    select ${institutionId}, ${id}, named from unnest(${uuidList(userIds)}) named on conflict do nothing`)
}

/** The exam that an item belongs to, seen or not. */
export async function findExamOf(tx: Db, institutionId: string, itemId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ examId: string }>(sql`
    select exam_id as "examId" from exam_items where institution_id = ${institutionId} and id = ${itemId}`)
  return rows[0]?.examId
}

export async function listNamed(tx: Db, institutionId: string, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select user_id as "userId" from exam_people where institution_id = ${institutionId} and exam_id = ${id} order by user_id`)
  return rows.map(({ userId }) => userId)
}
