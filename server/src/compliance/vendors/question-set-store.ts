import type { Db } from '@plumbline/database/db.ts'
import type { VendorQuestion } from '@plumbline/rules/vendors/questionnaire.ts'
import { START_QUESTIONS } from '@plumbline/rules/vendors/start-questions.ts'
import { sql } from 'drizzle-orm'

export interface QuestionSet {
  questions: VendorQuestion[]
  /** 0: the start set, which nobody changed. */
  version: number
  changedByName: string
}

export async function findQuestionSet(tx: Db, institutionId: string): Promise<QuestionSet> {
  const { rows } = await tx.execute<QuestionSet & Record<string, unknown>>(sql`
    select questions, version, changed_by_name as "changedByName" from vendor_question_sets
    where institution_id = ${institutionId}`)
  return rows[0] ?? { questions: [...START_QUESTIONS], version: 0, changedByName: '' }
}

/** Undefined where somebody else changed the version before. */
export async function saveQuestionSet(
  tx: Db,
  institutionId: string,
  { questions, version, changedByName }: QuestionSet,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into vendor_question_sets as s (institution_id, questions, changed_by_name)
    select ${institutionId}::uuid, ${JSON.stringify(questions)}::jsonb, ${changedByName}
    where ${version}::bigint = 0 or exists (select 1 from vendor_question_sets where institution_id = ${institutionId})
    on conflict (institution_id) do update set questions = excluded.questions, version = s.version + 1,
      changed_by_name = excluded.changed_by_name, changed_at = now()
    where s.version = ${version}::bigint
    returning version`)
  return rows[0]?.version
}
