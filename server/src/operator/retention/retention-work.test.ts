import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { deleteOverdueWhenDue } from './retention-schedule.ts'
import { countOverdue, deleteOverdue } from './retention-work.ts'

const server = await startTestServer()
const { db, database } = server
afterAll(() => server.close())
const log = createLog('silent')

const NOW = new Date('2030-06-15T12:00:00Z')
const DAY_MS = 86_400_000
/** The last moment that is kept, and one that is not. */
const EDGE = {
  year: { kept: 364, over: 367 },
  days: { kept: 29, over: 31 },
  years2: { kept: 729, over: 732 },
  years3: { kept: 1094, over: 1098 },
}
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()

beforeEach(async () => {
  await db.execute(sql`truncate trial_requests, contact_messages, job_applications, job_application_resumes,
    filing_counts, media, outgoing_mail, regulatory_updates_seen, auth.users cascade`)
})

const addMessage = (at: string) =>
  db.execute(sql`insert into contact_messages
    (idempotency_key, first_name, last_name, email, phone, company, inquiry_type, subject, message, created_at)
    values (gen_random_uuid(), 'Ada', 'Example', 'ada@example.com', '', 'Lake', 'other', 'A', 'B', ${at})`)

const addApplication = async (at: string) => {
  await db.execute(sql`with application as (
    insert into job_applications (idempotency_key, first_name, last_name, email, phone, position, experience, linkedin,
      github, cover_letter, referral_source, salary_expectation, created_at)
    values (gen_random_uuid(), 'Ada', 'Example', 'ada@example.com', '', 'Analyst', '4-5', '', '', 'Hello', '', '', ${at})
    returning id)
    insert into job_application_resumes select id, 'ada.pdf', '\\x25504446'::bytea from application`)
}

const addTrialRequest = (at: string, accountId: string | null = null) =>
  db.execute(sql`insert into trial_requests
    (idempotency_key, institution_type, assets_size, regulatory_concerns, number_of_employees, current_compliance_tools,
     primary_goal, full_name, email, company_name, job_title, created_at, status, decided_at, account_id)
    values (gen_random_uuid(), 'credit_union', 'under_100m', '{trid}', '1_10', '', 'save_time', 'Ada', 'ada@example.com',
     'Lake', '', ${at}, 'accepted', ${at}, ${accountId}::uuid)`)

const addMail = (values: { sentAt?: string; givenUpAt?: string; createdAt: string }) =>
  db.execute(sql`insert into outgoing_mail (kind, recipient, subject, html, plain, created_at, sent_at, given_up_at)
    values ('invite', 'ada@example.com', '', '', '', ${values.createdAt}, ${values.sentAt ?? null}, ${values.givenUpAt ?? null})`)

async function addAccount({
  refreshed,
  seen,
  deleted,
}: {
  refreshed?: string
  seen?: string
  deleted?: string
}) {
  const { userId } = await server.addMember()
  if (refreshed)
    await db.execute(sql`insert into auth.sessions (user_id, aal, amr, refreshed_at, created_at)
      values (${userId}, 'aal1', '[]', ${refreshed}, ${refreshed})`)
  if (seen) await db.execute(sql`insert into regulatory_updates_seen values (${userId}, ${seen})`)
  if (deleted) await db.execute(sql`update auth.users set deleted_at = ${deleted} where id = ${userId}`)
  return userId
}

const addConversation = (userId: string, at: string) =>
  db.execute(sql`with person as (select institution_id, user_id from user_profiles where user_id = ${userId}),
    conversation as (
      insert into assistant_conversations (institution_id, user_id, title, created_at, updated_at)
      select institution_id, user_id, 'A', ${at}::timestamptz, ${at}::timestamptz from person
      returning institution_id, id, user_id)
    insert into assistant_questions (institution_id, conversation_id, user_id, question, outcome, answer, asked_at)
    select institution_id, id, user_id, 'A', 'declined', '{}', ${at} from conversation`)

const addNotification = (userId: string, at: string) =>
  db.execute(sql`insert into notifications (institution_id, user_id, kind, subject, link, created_at)
    select institution_id, user_id, 'task.assigned', 'A', '/', ${at} from user_profiles where user_id = ${userId}`)

/** Everywhere one row whose time is over, and one that is kept a little longer. */
async function fill() {
  for (const days of [EDGE.years3.kept, EDGE.years3.over]) {
    await addMessage(ago(days))
    await addApplication(ago(days))
    await addTrialRequest(ago(days))
  }
  for (const days of [EDGE.days.kept, EDGE.days.over]) {
    await addMail({ createdAt: ago(days), sentAt: ago(days) })
    await addMail({ createdAt: ago(days), givenUpAt: ago(days) })
    await addAccount({ deleted: ago(days) })
  }
  await addMail({ createdAt: ago(400) })
  for (const days of [EDGE.years2.kept, EDGE.years2.over]) {
    await addAccount({ refreshed: ago(days), seen: ago(days) })
  }
  for (const hours of [23, 25])
    await db.execute(
      sql`insert into filing_counts values (${String(hours)}, ${new Date(NOW.getTime() - hours * 3_600_000).toISOString()}, 1)`,
    )
  const writer = await addAccount({})
  for (const hours of [23, 25])
    await db.execute(sql`insert into open_editors values
      ('article', gen_random_uuid(), ${writer}, ${new Date(NOW.getTime() - hours * 3_600_000).toISOString()})`)
  for (const days of [EDGE.days.kept, EDGE.days.over])
    await db.execute(sql`insert into media (content_type, width, height, bytes, created_at)
      values ('image/webp', 1, 1, '', ${ago(days)})`)
  for (const hours of [23, 25])
    await db.execute(sql`
      insert into hmda_files (institution_id, name, filing_year, byte_size, key_mark, keep_until)
      select institution_id, 'A', 2026, 1, '0123456789abcdef', ${new Date(NOW.getTime() - hours * 3_600_000).toISOString()}::timestamptz
      from user_profiles where user_id = ${writer}`)
  for (const hours of [23, 25])
    await db.execute(sql`
      insert into loan_runs (institution_id, name, outside, undetermined, within, rules_version, register_version,
        sealed, key_mark, keep_until)
      select institution_id, 'A', 0, 0, 1, '1', '1', '', '0123456789abcdef',
        ${new Date(NOW.getTime() - hours * 3_600_000).toISOString()}::timestamptz
      from user_profiles where user_id = ${writer}`)
  await addTrialRequest(ago(EDGE.years3.over), await addAccount({}))
  for (const days of [EDGE.year.kept, EDGE.year.over]) await addConversation(await addAccount({}), ago(days))
  for (const days of [EDGE.years2.kept, EDGE.years2.over]) await addNotification(writer, ago(days))
}

const OVERDUE = {
  'auth.users': 1,
  'auth.sessions': 1,
  'public.regulatory_updates_seen': 1,
  'public.trial_requests': 1,
  'public.contact_messages': 1,
  'public.job_applications': 1,
  'public.outgoing_mail': 2,
  'public.notifications': 1,
  'public.filing_counts': 1,
  'public.open_editors': 1,
  'public.media': 1,
  'public.hmda_files': 1,
  'public.loan_runs': 1,
  'public.assistant_conversations': 1,
  'public.assistant_questions': 1,
}

const byTable = (overdue: Awaited<ReturnType<typeof countOverdue>>) =>
  Object.fromEntries(overdue.map(({ table, rows }) => [table, rows]))

async function countAll() {
  const counts: Record<string, number> = {}
  for (const table of [...Object.keys(OVERDUE), 'public.job_application_resumes']) {
    const { rows } = await db.execute<{ count: number }>(
      sql.raw(`select count(*)::integer as count from ${table}`),
    )
    counts[table] = rows[0]!.count
  }
  return counts
}

test('a dry run counts what has outlived its time, and changes nothing', async () => {
  await fill()
  const before = await countAll()
  expect(byTable(await countOverdue(db, NOW))).toEqual(OVERDUE)
  expect(await countAll()).toEqual(before)
})

test('exactly that is deleted, and the audit log says how much', async () => {
  await fill()
  const before = await countAll()
  expect(byTable(await deleteOverdue(db, NOW))).toEqual(OVERDUE)
  const after = await countAll()
  for (const [table, rows] of Object.entries(OVERDUE)) expect(after[table], table).toBe(before[table]! - rows)
  expect(after['public.job_application_resumes']).toBe(1)
  expect(byTable(await countOverdue(db, NOW))).toEqual(
    Object.fromEntries(Object.keys(OVERDUE).map((table) => [table, 0])),
  )
  const { rows } = await db.execute<{ detail: string }>(
    sql`select detail from audit_log where action = 'retention.delete'`,
  )
  const told = rows.map(({ detail }) => JSON.parse(detail)).map(({ table, rows }) => [table, rows])
  expect(Object.fromEntries(told)).toEqual(OVERDUE)
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole' })
})

test('more than a batch is deleted to the last row', async () => {
  await db.execute(sql`insert into filing_counts
    select number::text, ${ago(9)}::timestamptz, 1 from generate_series(1, 250) number`)
  expect(byTable(await deleteOverdue(db, NOW))).toMatchObject({ 'public.filing_counts': 250 })
})

const dueAt = (moment: Date) =>
  db.execute(sql`insert into retention_schedule (due_at) values (${moment.toISOString()})
    on conflict (only_row) do update set due_at = excluded.due_at`)

test('a new installation leaves the operator a day', async () => {
  const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
  await db.execute(sql`delete from retention_schedule`)
  await addMessage(ago(EDGE.years3.over))
  expect(await deleteOverdueWhenDue(db, log, at(0))).toBe(false)
  expect(await deleteOverdueWhenDue(db, log, at(23))).toBe(false)
  expect(await deleteOverdueWhenDue(db, log, at(24))).toBe(true)
  expect((await countAll())['public.contact_messages']).toBe(0)
})

test('it is done once a day', async () => {
  const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
  await dueAt(NOW)
  expect(await deleteOverdueWhenDue(db, log, at(-1))).toBe(false)
  expect(await deleteOverdueWhenDue(db, log, at(0))).toBe(true)
  expect(await deleteOverdueWhenDue(db, log, at(0))).toBe(false)
  await addMessage(ago(EDGE.years3.over))
  expect(await deleteOverdueWhenDue(db, log, at(23))).toBe(false)
  expect((await countAll())['public.contact_messages']).toBe(1)
  expect(await deleteOverdueWhenDue(db, log, at(24))).toBe(true)
  expect((await countAll())['public.contact_messages']).toBe(0)
})

test.runIf(onPostgres)('of several processes one does it', async () => {
  const second = await openPostgres(database.url!, () => {})
  try {
    await dueAt(NOW)
    await Promise.all(Array.from({ length: 150 }, () => addMessage(ago(EDGE.years3.over))))
    const done = await Promise.all(
      [db, second.db, db, second.db].map((one) => deleteOverdueWhenDue(one, log, NOW)),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect((await countAll())['public.contact_messages']).toBe(0)
  } finally {
    await second.close()
  }
})

test.runIf(onPostgres)('two who delete at once share the work and count each row once', async () => {
  const second = await openPostgres(database.url!, () => {})
  try {
    await db.execute(sql`insert into filing_counts
      select number::text, ${ago(9)}::timestamptz, 1 from generate_series(1, 700) number`)
    const both = await Promise.all([deleteOverdue(db, NOW), deleteOverdue(second.db, NOW)])
    const counted = both.map((deleted) => byTable(deleted)['public.filing_counts']!)
    expect(counted[0]! + counted[1]!).toBe(700)
    expect((await countAll())['public.filing_counts']).toBe(0)
  } finally {
    await second.close()
  }
})
