import type { Batch, BatchResultRow } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { explanationColumns, WORST_FIRST } from './batch-explanation-store.ts'
import type { BatchRow } from './batch-row.ts'

/** Whose batches a person sees: their own, or all of the institution. */
export interface BatchScope {
  institutionId: string
  /** Absent for managers. */
  onlyOf: string | undefined
}

/** People see their own batches, managers all of their institution. */
export const batchSeenBy = (reader: Reader): BatchScope => ({
  institutionId: reader.institutionId,
  onlyOf: isManager(reader) ? undefined : reader.userId,
})

const COUNTS = sql`(
  select jsonb_build_object(
    'done', count(*),
    'within', count(*) filter (where outcome = 'within'),
    'outside', count(*) filter (where outcome = 'outside'),
    'undetermined', count(*) filter (where outcome = 'undetermined'),
    'answer', count(*) filter (where outcome = 'answer'),
    'error', count(*) filter (where outcome = 'error'))
  from loan_test_batch_rows w where w.institution_id = b.institution_id and w.batch_id = b.id)`

const COLUMNS = sql`b.id, b.calculator, b.name, b.row_count as "rowCount", b.status, ${COUNTS} as counts,
  b.rules_version as "rulesVersion", coalesce(p.full_name, 'Former member') as "createdBy",
  ${utcMoment('b.created_at')} as "createdAt"`
const FROM = sql`loan_test_batches b left join user_profiles p on p.user_id = b.created_by`

function within({ institutionId, onlyOf }: BatchScope): SQL {
  const own = onlyOf === undefined ? sql`` : sql` and b.created_by = ${onlyOf}`
  return sql`b.institution_id = ${institutionId}${own}`
}

type BatchRowShape = Batch & Record<string, unknown>

export const BATCHES_SHOWN = 50

export async function listBatches(db: Db, scope: BatchScope): Promise<Batch[]> {
  const { rows } = await db.execute<BatchRowShape>(sql`
    select ${COLUMNS} from ${FROM} where ${within(scope)} order by b.created_at desc, b.id desc
    limit ${BATCHES_SHOWN}`)
  return rows
}

export async function findBatch(db: Db, scope: BatchScope, id: string): Promise<Batch | undefined> {
  const { rows } = await db.execute<BatchRowShape>(
    sql`select ${COLUMNS} from ${FROM} where b.id = ${id} and ${within(scope)}`,
  )
  return rows[0]
}

interface NewBatch {
  calculator: TestName
  name: string
  /** As the person's computer called it. */
  fileName?: string
  source: string
  columns: readonly string[]
  headerHash: string
  rowCount: number
  rulesVersion: string
  registerVersion: string
  createdBy: string
}

export async function insertBatch(db: Db, institutionId: string, batch: NewBatch): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into loan_test_batches (institution_id, calculator, name, file_name, source, columns, header_hash, row_count,
      rules_version, register_version, created_by)
    values (${institutionId}, ${batch.calculator}, ${batch.name}, ${batch.fileName || null}, ${batch.source},
      (select array_agg(value order by place) from jsonb_array_elements_text(${JSON.stringify(batch.columns)}::jsonb)
        with ordinality as listed (value, place)),
      ${batch.headerHash}, ${batch.rowCount}, ${batch.rulesVersion}, ${batch.registerVersion}, ${batch.createdBy})
    returning id`)
  return rows[0]!.id
}

/** The source and how many rows have been stored, for a run that begins or goes on. */
export async function findSource(db: Db, institutionId: string, id: string) {
  const { rows } = await db.execute<
    Pick<BatchSource, 'calculator' | 'source' | 'columns'> & { done: number }
  >(sql`
    select b.calculator, b.source, to_json(b.columns) as columns,
      (select count(*)::integer from loan_test_batch_rows w
        where w.institution_id = b.institution_id and w.batch_id = b.id) as done
    from loan_test_batches b where b.institution_id = ${institutionId} and b.id = ${id} and b.status = 'waiting'`)
  return rows[0]
}

/** Rows of one chunk in one statement. A second process that ran the same rows changes nothing. */
export async function insertRows(
  db: Db,
  institutionId: string,
  batchId: string,
  rows: readonly BatchRow[],
): Promise<void> {
  const columns = rows.map((row) => ({ ...row, ...explanationColumns(row.explanation) }))
  await db.execute(sql`
    insert into loan_test_batch_rows
      (institution_id, batch_id, number, loan_number, outcome, result, error, explanation, cause, severity)
    select ${institutionId}, ${batchId}, number, "loanNumber", outcome, result, error, explanation, cause, severity
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      as row(number integer, "loanNumber" text, outcome text, result jsonb, error jsonb,
        explanation jsonb, cause text, severity bigint)
    on conflict do nothing`)
}

export async function finishBatch(
  db: Db,
  institutionId: string,
  id: string,
  status: 'done' | 'failed',
): Promise<void> {
  await db.execute(sql`
    update loan_test_batches set status = ${status}, finished_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export const ROWS_ON_A_PAGE = 50

const ROW = sql`number, loan_number as "loanNumber", outcome, result, error, explanation`

type RowShape = BatchResultRow & Record<string, unknown>

interface RowFilter {
  outcome: BatchRow['outcome'] | undefined
  cause?: string | undefined
  order?: 'severity' | 'file'
  page?: number
  onPage?: number
}

export async function listRows(
  db: Db,
  institutionId: string,
  batchId: string,
  { outcome, cause, order, page = 1, onPage = ROWS_ON_A_PAGE }: RowFilter,
): Promise<BatchResultRow[]> {
  const only = outcome === undefined ? sql`` : sql` and outcome = ${outcome}`
  const because = cause === undefined ? sql`` : sql` and cause = ${cause}`
  const { rows } = await db.execute<RowShape>(sql`
    select ${ROW} from loan_test_batch_rows
    where institution_id = ${institutionId} and batch_id = ${batchId}${only}${because}
    order by ${order === 'file' ? sql`number` : WORST_FIRST}
    limit ${onPage} offset ${(page - 1) * onPage}`)
  return rows
}

/** Rows after a number, for a download that reads piece by piece. */
export async function rowsAfter(
  db: Db,
  institutionId: string,
  batchId: string,
  number: number,
): Promise<BatchResultRow[]> {
  const { rows } = await db.execute<RowShape>(sql`
    select ${ROW} from loan_test_batch_rows
    where institution_id = ${institutionId} and batch_id = ${batchId} and number > ${number}
    order by number limit 5000`)
  return rows
}

export interface BatchSource extends Record<string, unknown> {
  calculator: TestName
  source: string
  /** The column of the test behind each header; null where the headers are the columns. */
  columns: string[] | null
  /** Nothing where the batch is older than the name. */
  fileName: string | null
  registerVersion: string
}

export async function sourceOf(db: Db, institutionId: string, id: string): Promise<BatchSource | undefined> {
  const { rows } = await db.execute<BatchSource>(sql`
    select calculator, source, to_json(columns) as columns, file_name as "fileName",
      register_version as "registerVersion"
    from loan_test_batches
    where institution_id = ${institutionId} and id = ${id}`)
  return rows[0]
}

/** What the institution chose for the newest file with the same headers. */
export async function keptColumns(
  db: Db,
  institutionId: string,
  calculator: TestName,
  hash: string,
): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ columns: string[] | null }>(sql`
    select to_json(columns) as columns from loan_test_batches
    where institution_id = ${institutionId} and calculator = ${calculator} and header_hash = ${hash}
      and header_hash <> '' order by created_at desc limit 1`)
  return rows[0]?.columns ?? undefined
}
