import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { WORK_TABLES } from '../nouns.ts'
import { enterInstitution } from '../platform/session/institution-scope.ts'
import { nodesOf, type Plan, planOf } from './statement-plans.ts'
import type { Statement } from './statement-recorder.ts'

const OF_INSTITUTIONS: ReadonlySet<string> = new Set([
  ...Object.keys(WORK_TABLES),
  'audit_log',
  'user_profiles',
])

const ONE_ROW = 'A unique key of one row, to which row-level security adds the institution.'
const DUE = 'Chosen where nothing is known of the rows: a partial index of the few that are due.'
const BY_SECRET = 'Looked up by a secret or an address before the institution is known.'
const OPERATOR = 'What the operator reads is about all institutions.'
const ACCOUNTS = 'Accounts are found by person, and listed by the operator.'

/** What statements read by another way than the institution, each with the reason. */
export const WITHIN_AN_INSTITUTION: Readonly<Record<string, string>> = {
  'monitoring_runs by monitoring_runs_to_make': DUE,
  'readers by readers_by_id': ONE_ROW,
  'report_schedules by report_schedules_due': DUE,
  'user_profiles by user_profiles_user_id_key': ONE_ROW,
}
export const OUTSIDE_OF_INSTITUTIONS: Readonly<Record<string, string>> = {
  'assistant_questions by assistant_questions_by_age': OPERATOR,
  'audit_log by audit_log_action': OPERATOR,
  'audit_log by audit_log_pkey': OPERATOR,
  'comments by comments_of_subject': OPERATOR,
  'connected_assistants by connected_assistants_by_client': BY_SECRET,
  'exam_addresses by all rows': 'Addresses open for minutes: the table stays small.',
  'exam_seats by exam_seats_one_open': BY_SECRET,
  'file_addresses by all rows': 'Addresses open for minutes: the table stays small.',
  'loan_test_batches by loan_test_batches_newest': OPERATOR,
  'readers by readers_by_id': BY_SECRET,
  'tasks by all rows': OPERATOR,
  'user_profiles by user_profiles_admins': ACCOUNTS,
  'user_profiles by user_profiles_newest': ACCOUNTS,
  'user_profiles by user_profiles_pkey': ACCOUNTS,
  'user_profiles by user_profiles_user_id_key': ACCOUNTS,
}

/** The export of what is held about a person looks in every institution. */
const ABOUT_A_PERSON = /^select to_jsonb\(t\) - \$1::text\[\]\s+as row from/
const IS_PLANNED = /^\s*(select|insert|update|delete|with)\b/i
const BY_INSTITUTION = /\binstitution_id\b\S* = /

/** As if every table had millions of rows, of which nothing is known. */
export async function pretendLarge(db: Db): Promise<void> {
  await db.execute(sql`delete from pg_statistic`)
  await db.execute(sql`
    update pg_class set reltuples = 5000000, relpages = 1
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
}

/** Where the plan of a statement reads a table of institutions otherwise than by the institution. */
export async function scansAcrossInstitutions(db: Db, statement: Statement): Promise<string[]> {
  if (!IS_PLANNED.test(statement.sql) || ABOUT_A_PERSON.test(statement.sql)) return []
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    if (statement.institutionId !== undefined) await enterInstitution(tx, statement.institutionId)
    return nodesOf(await planOf(tx, statement))
      .filter((node) => isScanOfWork(node) && !isByInstitution(node))
      .map((scan) => `${scan['Relation Name']} by ${indexesOf(scan).join(', ') || 'all rows'}`)
  })
}

const isScanOfWork = (node: Plan) =>
  node['Node Type'].endsWith('Scan') && OF_INSTITUTIONS.has(node['Relation Name'] ?? '')

/** A bitmap's conditions are in the nodes below it. */
const isByInstitution = (scan: Plan) =>
  nodesOf(scan).some((node) => BY_INSTITUTION.test(node['Index Cond'] ?? ''))

const indexesOf = (scan: Plan) => nodesOf(scan).flatMap((node) => node['Index Name'] ?? [])
