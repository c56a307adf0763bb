import type { SavedProof, SavedResult } from '@plumbline/contract/lending/loan-test-results.ts'
import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterCursor, cursorPage } from '../../platform/cursor-paging.ts'
import { pageAt } from '../../platform/page-at.ts'

export const RESULTS_ON_A_PAGE = 25

/** Whose results a person sees: their own, or all of the institution. */
export interface ResultScope {
  institutionId: string
  /** Absent for managers. */
  onlyOf: string | undefined
}

const COLUMNS = sql`r.id, r.calculator, r.name, r.loan_number as "loanNumber", r.outcome,
  r.rules_version as "rulesVersion", r.register_version as "registerVersion", r.sha256,
  coalesce(p.full_name, 'Former member') as "createdBy",
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`

const FROM = sql`loan_test_results r left join user_profiles p on p.user_id = r.created_by`

function within({ institutionId, onlyOf }: ResultScope): SQL {
  const own = onlyOf === undefined ? sql`` : sql` and r.created_by = ${onlyOf}`
  return sql`r.institution_id = ${institutionId}${own}`
}

type ResultRow = SavedResult & Record<string, unknown>
type StoredProof = Omit<SavedProof, 'notesSince'>
type ProofRow = StoredProof & Record<string, unknown>

interface ListedResults {
  page: number
  /** Empty: of every loan. */
  loanNumber: string
}

/** A page past the last shows the last. */
export async function listResults(db: Db, scope: ResultScope, { page: asked, loanNumber }: ListedResults) {
  const wanted = loanNumber === '' ? within(scope) : sql`${within(scope)} and r.loan_number = ${loanNumber}`
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from loan_test_results r where ${wanted}`,
  )
  const { at, offset } = pageAt(asked, counted[0]!.count, RESULTS_ON_A_PAGE)
  const { rows: items } = await db.execute<ResultRow>(sql`
    select ${COLUMNS} from ${FROM} where ${wanted} order by r.created_at desc, r.id desc
    limit ${RESULTS_ON_A_PAGE} offset ${offset}`)
  return { items, ...at }
}

export async function listResultRows(db: Db, scope: ResultScope, input: CursorInput) {
  const { rows } = await db.execute<ResultRow>(
    sql`select ${COLUMNS} from ${FROM} where ${afterCursor('r', within(scope), input)}`,
  )
  return cursorPage(rows, input)
}

export async function findResult(db: Db, scope: ResultScope, id: string): Promise<StoredProof | undefined> {
  const { rows } = await db.execute<ProofRow>(sql`
    select ${COLUMNS}, r.input, r.form_values as "formValues", r.answer
    from ${FROM} where r.id = ${id} and ${within(scope)}`)
  return rows[0]
}

export interface NewResult {
  calculator: string
  name: string
  loanNumber: string
  input: unknown
  formValues: Record<string, string>
  answer: unknown
  outcome: SavedResult['outcome']
  rulesVersion: string
  registerVersion: string
  sha256: string
  createdBy: string
}

export async function insertResult(db: Db, institutionId: string, result: NewResult): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into loan_test_results (institution_id, calculator, name, loan_number, input, form_values, answer,
      outcome, rules_version, register_version, sha256, created_by)
    values (${institutionId}, ${result.calculator}, ${result.name}, ${result.loanNumber},
      ${JSON.stringify(result.input)}::jsonb, ${JSON.stringify(result.formValues)}::jsonb,
      ${JSON.stringify(result.answer)}::jsonb, ${result.outcome}, ${result.rulesVersion},
      ${result.registerVersion}, ${result.sha256}, ${result.createdBy})
    returning id`)
  return rows[0]!.id
}
