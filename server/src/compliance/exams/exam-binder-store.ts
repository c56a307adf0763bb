import type { ExamBinder } from '@plumbline/contract/compliance/exam-binders.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { ZipEntry } from '../../platform/files/stored-zip.ts'
import { utcMoment } from '../../platform/sql.ts'
import type { Actor } from '../../work/history/history-store.ts'

/** In the binder by its stored file, or by a part that was made for it. */
export type BinderEntry = ZipEntry & { fileId: string | null }

type BinderRow = ExamBinder & Record<string, unknown>

const COLUMNS = sql`b.id, b.exam_id as "examId", b.number, b.document_count as "documentCount",
  b.byte_size::float8 as "byteSize", b.seal, b.made_by_name as "madeByName",
  ${utcMoment('b.made_at')} as "madeAt"`

export async function listBinders(tx: Db, institutionId: string, examId: string): Promise<ExamBinder[]> {
  const { rows } = await tx.execute<BinderRow>(sql`
    select ${COLUMNS} from exam_binders b where b.institution_id = ${institutionId} and b.exam_id = ${examId}
    order by b.number desc limit 50`)
  return rows
}

export async function findBinder(tx: Db, institutionId: string, examId: string, id: string) {
  const { rows } = await tx.execute<BinderRow & { entries: BinderEntry[] }>(sql`
    select ${COLUMNS}, b.entries from exam_binders b
    where b.institution_id = ${institutionId} and b.exam_id = ${examId} and b.id = ${id}`)
  return rows[0]
}

interface NewBinder {
  examId: string
  number: number
  entries: readonly BinderEntry[]
  documentCount: number
  byteSize: number
  seal: string
  madeAt: string
  parts: readonly { path: string; content: Buffer }[]
}

export async function insertBinder(
  tx: Db,
  institutionId: string,
  by: Actor,
  binder: NewBinder,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into exam_binders (institution_id, exam_id, number, entries, document_count, byte_size, seal, made_by, made_by_name, made_at)
    values (${institutionId}, ${binder.examId}, ${binder.number}, ${JSON.stringify(binder.entries)}::jsonb,
      ${binder.documentCount}, ${binder.byteSize}, ${binder.seal}, ${by.userId}, ${by.fullName}, ${binder.madeAt}::timestamptz)
    returning id`)
  const { id } = rows[0]!
  for (const { path, content } of binder.parts)
    await tx.execute(sql`
      insert into exam_binder_parts (institution_id, binder_id, path, content) values (${institutionId}, ${id}, ${path}, ${content})`)
  return id
}

export async function readBinderPart(
  tx: Db,
  institutionId: string,
  binderId: string,
  path: string,
): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ content: Uint8Array }>(sql`
    select content from exam_binder_parts
    where institution_id = ${institutionId} and binder_id = ${binderId} and path = ${path}`)
  return rows[0] && Buffer.from(rows[0].content)
}
