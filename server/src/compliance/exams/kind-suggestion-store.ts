import type { ExamSuggestion } from '@plumbline/contract/compliance/exam-items.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { type HmdaReader, isManager } from '../../platform/subjects/subject-source.ts'
import { seenBy } from '../hmda/hmda-file-store.ts'
import { HMDA_TITLE } from './exam-answer-store.ts'
import { testsAskedFor } from './tests-asked-for.ts'

const OF_EACH = 3
const HMDA_WORDS = /\b(?:HMDA|LAR|loan.application registers?)\b/i

type Row = ExamSuggestion & Record<string, unknown>

/** The newest batches and results of the tests that a request asks for, and the registers where it asks for HMDA. */
export async function suggestByKind(tx: Db, reader: HmdaReader, request: string): Promise<ExamSuggestion[]> {
  const registers = HMDA_WORDS.test(request) ? await newestRegisters(tx, reader) : []
  return [...registers, ...(await newestTests(tx, reader, request))]
}

async function newestTests(tx: Db, reader: HmdaReader, request: string): Promise<ExamSuggestion[]> {
  const asked = testsAskedFor(request)
  if (!asked) return []
  const { institutionId, userId } = reader
  const isOfManager = isManager(reader)
  const calculators = sql`(select value from jsonb_array_elements_text(${JSON.stringify(asked.calculators)}::jsonb))`
  const { rows } = await tx.execute<Row>(sql`
    (select 'loan_batch' as kind, b.id, b.name as title, ${asked.why} || ' on ' || b.row_count
        || case when b.row_count = 1 then ' loan, ' else ' loans, ' end
        || ${dayOf(sql`b.created_at`, sql`b.institution_id`)} as why
      from loan_test_batches b where b.institution_id = ${institutionId} and b.status = 'done'
        and b.calculator in ${calculators} and (${isOfManager} or b.created_by = ${userId})
      order by b.created_at desc limit ${OF_EACH})
    union all (select 'loan_test', r.id, r.name, ${asked.why} || ', saved ' || ${dayOf(sql`r.created_at`, sql`r.institution_id`)}
      from loan_test_results r where r.institution_id = ${institutionId} and r.calculator in ${calculators}
        and (${isOfManager} or r.created_by = ${userId})
      order by r.created_at desc limit ${OF_EACH})`)
  return rows
}

async function newestRegisters(tx: Db, reader: HmdaReader): Promise<ExamSuggestion[]> {
  const { rows } = await tx.execute<Row>(sql`
    select 'hmda_file' as kind, h.id, ${HMDA_TITLE} as title,
      'HMDA register, stored ' || ${dayOf(sql`h.stored_at`, sql`h.institution_id`)} as why
    from hmda_files h where ${seenBy(reader)} order by h.stored_at desc limit ${OF_EACH}`)
  return rows
}
