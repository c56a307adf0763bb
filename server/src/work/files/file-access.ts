import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

/** A file is seen by people who see something that it is evidence of, and by the person who uploaded it. */
export async function maySeeFile(tx: Db, reader: Reader, fileId: string): Promise<boolean> {
  const { institutionId, userId } = reader
  const { rows: own } = await tx.execute(sql`
    select 1 from files where institution_id = ${institutionId} and id = ${fileId} and uploaded_by = ${userId}`)
  if (own.length > 0) return true
  const { rows } = await tx.execute<SubjectRef & Record<string, unknown>>(sql`
    select u.subject_kind as kind, u.subject_id as id
    from evidence e join evidence_uses u on u.institution_id = e.institution_id and u.evidence_id = e.id
    where e.institution_id = ${institutionId} and e.file_id = ${fileId} limit 500`)
  return (await findSubjects(tx, reader, rows)).length > 0
}
