import { EXAMS_AT_MOST, type ExportContents } from '@plumbline/contract/tenancy/institution-export.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { type ExportScope, examCondition } from './exam-conditions.ts'
import { countRows, readShapes } from './export-rows.ts'

export async function countContents(tx: Db, scope: ExportScope): Promise<Omit<ExportContents, 'exams'>> {
  const count = await countRows(tx, scope, await readShapes(tx))
  const { rows } = await tx.execute<{ files: string; bytes: string }>(sql`
    select count(*) as files, coalesce(sum(t.byte_size), 0) as bytes from files t
    where t.institution_id = ${scope.institutionId} and ${examCondition('file', scope)}`)
  return { rows: count, files: Number(rows[0]!.files), fileBytes: Number(rows[0]!.bytes) }
}

/** Those that the person is named on. */
export async function listOwnExams(
  tx: Db,
  institutionId: string,
  userId: string,
): Promise<ExportContents['exams']> {
  const { rows } = await tx.execute<ExportContents['exams'][number]>(sql`
    select x.id, x.agency, x.starts_on::text as "startsOn" from exams x
    where x.institution_id = ${institutionId} and exists (select 1 from exam_people n
      where n.institution_id = x.institution_id and n.exam_id = x.id and n.user_id = ${userId})
    order by x.starts_on desc nulls last, x.id limit ${EXAMS_AT_MOST}`)
  return rows
}
