import { listTables, type TableShape } from '@plumbline/database/backup/table-list.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { authRequest, authSamples, EVERY_WAY_OPEN } from './auth-samples.ts'
import { BUDGET_ROWS, makeRow } from './budget-rows.ts'
import { filledInstitution } from './filled-institution.ts'
import { ISOLATION_CASES } from './isolation-cases.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { addWholePerson } from './whole-person.ts'

/** Settings under which every table can be filled. */
export const FOR_EVERY_TABLE = EVERY_WAY_OPEN

/** Rows that no call below makes: of other services, of background work, and of screens that have tests of their own. */
const OTHER_ROWS = (institution: string, manager: string): Record<string, SQL> => ({
  'auth.failed_guesses': sql`insert into auth.failed_guesses values ('ada@example.com', 3, now(), null)`,
  'auth.rate_limits': sql`insert into auth.rate_limits values ('sign-in:192.0.2.9', 0.30000000000000004, now())`,
  'auth.used_id_tokens': sql`insert into auth.used_id_tokens values ('digest', now() + interval '1 hour')`,
  'auth.used_messages': sql`insert into auth.used_messages values ('digest', now())`,
  'auth.flow_states': sql`
    insert into auth.flow_states (user_id, method, code_challenge, code_challenge_method, created_at)
    values (${manager}, 'magiclink', 'challenge', 's256', now())`,
  'auth.provider_flows': sql`
    insert into auth.provider_flows (provider, code_verifier, nonce, redirect_to, created_at)
    values ('entra', 'verifier', 'nonce', 'http://localhost:3000/', now())`,
  'auth.sso_providers': sql`
    insert into auth.sso_providers (owner_id, metadata, created_at, updated_at)
    values (${institution}, '<EntityDescriptor/>', now(), now())`,
  'auth.sso_domains': sql`insert into auth.sso_domains select 'harbor.example', id from auth.sso_providers`,
  'public.federal_register_documents': sql`
    insert into federal_register_documents (number, type, title, published_on, agencies, parts, address)
    values ('2026-01234', 'rule', 'Truth in Lending', '2026-01-15', '{"Bureau, the",null}', '{1026}', 'https://www.federalregister.gov/d/2026-01234')`,
  'public.access_reviews': sql`insert into access_reviews (institution_id, due_on) values (${institution}, '2026-12-31')`,
  'public.access_review_decisions': sql`
    insert into access_review_decisions (institution_id, review_id, user_id, full_name, role)
    select institution_id, id, ${manager}, 'Harbor Manager', 'manager' from access_reviews where institution_id = ${institution}`,
  'public.adopted_duties': sql`
    insert into adopted_duties (institution_id, key, adopted_by_name) values (${institution}, 'hmda-file', 'Harbor Manager')`,
  'public.assistant_settings': sql`insert into assistant_settings (institution_id) values (${institution})`,
  'public.file_addresses': sql`
    insert into file_addresses select repeat('a', 64), institution_id, id, now() from files where institution_id = ${institution} limit 1`,
  'public.hmda_memories': sql`insert into hmda_memories values (${institution}, true, repeat('k', 44))`,
  'public.hmda_decisions': sql`
    insert into hmda_decisions (institution_id, edit, loan_hash, values_hash, reason)
    values (${institution}, 'Q601', repeat('l', 32), repeat('v', 32), 'The property is a ranch.')`,
  'public.idempotency_keys': sql`
    insert into idempotency_keys (institution_id, caller, key, operation, body_hash, answer)
    values (${institution}, 'caller', 'key', 'tasks.create', 'hash', '{"large": 12345678901234567890.1, "a": [null, "ü"]}')`,
  'public.imported_audit_log': sql`
    insert into imported_audit_log values
    (${institution}, 1, 9007199254740993, now(), 'task.create', null, null, '192.0.2.9', '{}', repeat('0', 64), repeat('1', 64))`,
  'public.institution_setups': sql`insert into institution_setups (institution_id, done_steps) values (${institution}, '{size}')`,
  'public.institution_imports': sql`
    insert into institution_imports (institution_id, from_id, from_name, made_at, row_count, file_count)
    values (${institution}, gen_random_uuid(), 'Harbor before', now(), 1, 0)`,
  'public.job_turns': sql`insert into job_turns values (${institution}, now())`,
  'public.notification_rules': sql`insert into notification_rules values (${institution}, 3, null)`,
  'public.notification_settings': sql`insert into notification_settings (institution_id, user_id) values (${institution}, ${manager})`,
  'public.reference_rows': sql`
    insert into reference_rows (dataset, row_key, version, body) values ('apor_fixed', '2026-01-05', 1, '6.81,6.79')`,
  'public.regulation_change_classes': sql`
    insert into regulation_change_classes (part, key, pair, computed, class, reason)
    select part, 'key', repeat('0', 64), 'editorial', 'changed', 'It changes who reports.' from regulation_parts limit 1`,
  'public.regulation_sources': sql`insert into regulation_sources (name) values ('ecfr')`,
  'public.regulation_checks': sql`insert into regulation_checks (source, subject) values ('ecfr', 'title-12')`,
  'public.report_looks': sql`insert into report_looks values (${institution}, '#123456', decode('00ff0d0a', 'hex'))`,
  'public.retention_schedule': sql`insert into retention_schedule values (true, now())`,
  'public.score_weights': sql`
    insert into score_weights (institution_id, weights, changed_by, changed_by_name)
    values (${institution}, '{"tasks": 0.35}', ${manager}, 'Harbor Manager')`,
  'public.sent_reminders': sql`
    insert into sent_reminders select institution_id, 'overdue', 'task', id, '2026-01-02' from tasks where institution_id = ${institution} limit 1`,
  'public.team_act_reasons': sql`insert into team_act_reasons (institution_id, reason) values (${institution}, 'The phone was lost.')`,
  'public.update_summaries': sql`
    insert into update_summaries (institution_id, update_id, body, made_by, drafted_by_name)
    select ${institution}, id, 'Thresholds rise.', 'quotes', 'Harbor Manager' from regulatory_updates limit 1`,
  'public.exam_addresses': sql`
    insert into exam_addresses (token_hash, institution_id, exam_id, binder_id, user_id, is_to_save, expires_at, watermark)
    select repeat('b', 64), institution_id, id, gen_random_uuid(), ${manager}, true, now(), decode('89504e47', 'hex')
    from exams where institution_id = ${institution} limit 1`,
  'public.exam_questions': sql`
    insert into exam_questions (institution_id, item_id, seat_id, question, asked_by_name)
    select i.institution_id, i.id, s.id, 'Which minutes?', 'Examiner' from exam_items i, exam_seats s
    where i.institution_id = ${institution} and s.institution_id = ${institution} limit 1`,
  'public.institution_export_addresses': sql`
    insert into institution_export_addresses (institution_id, token_hash, user_id, expires_at)
    values (${institution}, repeat('c', 64), ${manager}, now())`,
  'public.policy_quizzes': sql`
    insert into policy_quizzes (institution_id, version_id, questions)
    select institution_id, id, '[{"question": "Who approves?"}]' from policy_versions where institution_id = ${institution} limit 1`,
  'public.vendor_question_sets': sql`
    insert into vendor_question_sets (institution_id, questions) values (${institution}, '[]')`,
  'public.policy_draft_presence': sql`
    insert into policy_draft_presence (institution_id, version_id, user_id, section)
    select institution_id, id, ${manager}, 'Files' from policy_versions where institution_id = ${institution} and state = 'draft' limit 1`,
  'public.policy_signature_rounds': sql`
    insert into policy_signature_rounds (institution_id, version_id)
    select institution_id, id from policy_versions where institution_id = ${institution} and state = 'approved' limit 1`,
  'public.scim_readers': sql`
    insert into scim_readers (institution_id, email, full_name, is_active)
    values (${institution}, 'rita@lender.example', 'Rita Reader', false)`,
  'public.directory_groups': sql`
    insert into directory_groups (institution_id, name, member_ids, role)
    values (${institution}, 'Compliance managers', array[${manager}]::uuid[], 'manager')`,
  'public.scim_people': sql`insert into scim_people (institution_id, user_id) values (${institution}, ${manager})`,
  'public.policy_law_changes': sql`
    insert into policy_law_changes (institution_id, policy_id, version_id, citation, changed_on, part)
    select institution_id, policy_id, id, '12 CFR 1026.19', '2026-01-02', '1026' from policy_versions
    where institution_id = ${institution} limit 1`,
})

/** An institution at work, through the calls of the product, and at least one row in every other table. */
export async function fillEveryTable(server: TestServer) {
  const admin = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })
  await addWholePerson(server, admin)
  const filled = await filledInstitution(server, 'Harbor', 'Second request')
  const askers = { server, institution: filled, manager: filled.client, admin }
  for (const name of [...Object.keys(BUDGET_ROWS), ...Object.keys(ISOLATION_CASES)])
    await makeRow(name, askers)
  for (const [route, sample] of Object.entries(authSamples(server))) {
    const { path, ...request } = authRequest(route, await sample())
    await server.request(`http://localhost:3000${path}`, request as RequestInit)
  }
  for (const [table, insert] of Object.entries(OTHER_ROWS(filled.id, filled.manager.userId)))
    if ((await countRows(server.db, table)) === 0) await server.db.execute(insert)
  return filled
}

export async function tablesWithoutRows(db: Db): Promise<string[]> {
  const empty: string[] = []
  for (const { name } of await listTables(db)) if ((await countRows(db, name)) === 0) empty.push(name)
  return empty
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql.raw(`select count(*)::integer as count from ${table}`),
  )
  return rows[0]!.count
}

/** Every row of a table as text, in one order. Generated columns are made by each engine: their stemmers differ. */
export async function rowsOfTable(db: Db, { name, columns }: TableShape): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(
    sql.raw(`select row_to_json(t)::text as row from (select ${columns.join(', ')} from ${name}) t`),
  )
  return rows.map(({ row }) => row).sort()
}

export const startServerForEveryTable = () =>
  startTestServer({ withSampleData: true, environment: FOR_EVERY_TABLE })
