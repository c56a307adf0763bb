import type { BatchCause, BatchResultRow } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Explanation, severityOf } from '@plumbline/rules/loan-tests/explanation.ts'
import { sql } from 'drizzle-orm'

/** Outside first, then what has to be completed, then what is fine. */
export const WORST_FIRST = sql`
  case outcome when 'outside' then 1 when 'undetermined' then 2 when 'error' then 3 when 'within' then 4 else 5 end,
  severity desc nulls last, number`

/** The columns that a row's explanation fills. */
export const explanationColumns = (explanation: Explanation | null) => ({
  explanation,
  cause: explanation?.cause?.key ?? null,
  severity: explanation && severityOf(explanation),
})

const CAUSES_AT_MOST = 100

/** The groups of a batch, the worst outcome first, then the largest group. */
export async function listCauses(db: Db, institutionId: string, batchId: string): Promise<BatchCause[]> {
  const { rows } = await db.execute<BatchCause & Record<string, unknown>>(sql`
    with named as (
      select outcome, cause, explanation -> 'cause' ->> 'title' as title, explanation -> 'miss' ->> 'unit' as unit,
        (explanation -> 'miss' ->> 'amount')::numeric as amount
      from loan_test_batch_rows
      where institution_id = ${institutionId} and batch_id = ${batchId} and cause is not null)
    select cause as key, min(title) as title, outcome, count(*)::integer as count,
      (sum(amount) filter (where unit = 'dollars'))::text as dollars,
      (max(amount) filter (where unit = 'days'))::integer as "daysAtMost"
    from named group by outcome, cause
    order by case outcome when 'outside' then 1 when 'undetermined' then 2 when 'error' then 3 else 4 end,
      count(*) desc, cause
    limit ${CAUSES_AT_MOST}`)
  return rows
}

const PIECE = 1000

export async function rowsWithoutExplanation(db: Db, institutionId: string, batchId: string, after: number) {
  const { rows } = await db.execute<Pick<BatchResultRow, 'number' | 'error'> & { result: unknown }>(sql`
    select number, result, error from loan_test_batch_rows
    where institution_id = ${institutionId} and batch_id = ${batchId} and number > ${after} and explanation is null
    order by number limit ${PIECE}`)
  return rows
}

export async function explainRows(
  db: Db,
  institutionId: string,
  batchId: string,
  rows: readonly { number: number; explanation: Explanation }[],
): Promise<void> {
  const columns = rows.map(({ number, explanation }) => ({ number, ...explanationColumns(explanation) }))
  await db.execute(sql`
    update loan_test_batch_rows w set explanation = e.explanation, cause = e.cause, severity = e.severity
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      as e(number integer, explanation jsonb, cause text, severity bigint)
    where w.institution_id = ${institutionId} and w.batch_id = ${batchId} and w.number = e.number
      and w.explanation is null`)
}
