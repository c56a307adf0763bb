import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import { createMailDelivery } from '../../platform/mail/mail-delivery.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { addWholePerson, WHOLE_PERSON } from '../../testing/whole-person.ts'
import { findPerson } from './person.ts'
import { countPersonRows, erasePerson } from './person-erasure.ts'

let server: TestServer
let admin: TestClient
let person: Awaited<ReturnType<typeof addWholePerson>>
const OPERATOR = { id: null, ip: '127.0.0.1' }

beforeEach(async () => {
  server = await startTestServer()
  admin = await server.signedIn({ role: 'admin', fullName: 'Other Administrator' })
  person = await addWholePerson(server, admin)
  return () => server.close()
})

interface Table extends Record<string, unknown> {
  name: string
  columns: string[]
}

/** Every column of every table, as text or as bytes, that holds any of the words. */
async function whereIs(...words: string[]): Promise<string[]> {
  const { rows: tables } = await server.db.execute<Table>(sql`
    select format('%I.%I', c.table_schema, c.table_name) as name,
      array_agg(format('%I', c.column_name)::text order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    group by 1 order by 1`)
  const patterns = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`])
  const anyWord = sql`array[${sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  )}]`
  const found: string[] = []
  for (const { name, columns } of tables) {
    const held = columns.map((column) => sql`bool_or(${sql.raw(column)}::text ilike any (${anyWord}))`)
    const { rows } = await server.db.execute<{ held: (boolean | null)[] }>(sql`
      select array[${sql.join(held, sql`, `)}] as held from ${sql.raw(name)}`)
    found.push(...columns.filter((_, at) => rows[0]!.held[at]).map((column) => `${name}.${column}`))
  }
  return found.toSorted()
}

function whereTheyAre(): Promise<string[]> {
  const { email, fullName, phone } = WHOLE_PERSON
  return whereIs(email, fullName, phone, ...fullName.split(' '))
}

/** The byline of what was published is a part of it. */
const PUBLISHED = ['public.blog_posts.byline']
/** The history of an institution's work is its evidence: it says who acted, as the privacy text says. */
const HISTORY = ['public.update_assessment_steps.by_name', 'public.update_assessments.planned_name']
const INBOX = [
  'public.contact_messages.email',
  'public.contact_messages.first_name',
  'public.contact_messages.last_name',
  'public.contact_messages.message',
  'public.contact_messages.phone',
  'public.contact_messages.subject',
  'public.job_application_resumes.content',
  'public.job_application_resumes.file_name',
  'public.job_applications.cover_letter',
  'public.job_applications.email',
  'public.job_applications.first_name',
  'public.job_applications.last_name',
  'public.job_applications.linkedin',
  'public.job_applications.phone',
]

async function sendWaitingMail() {
  const mail = createMailDelivery(server.db, async () => {}, server.plumbline.log)
  while (await mail.deliverNext());
}

/** The sign-in service's own administration goes by the account's role there. */
async function serviceBearer(): Promise<string> {
  const service = await server.addMember()
  await server.db.execute(sql`update auth.users set role = 'service_role' where id = ${service.userId}`)
  return server.tokenOf(service)
}

test('the search finds them wherever they are named, in files too', async () => {
  expect(await whereTheyAre()).toEqual(
    expect.arrayContaining([
      'auth.identities.identity_data',
      'auth.one_time_tokens.sent_to',
      'auth.users.email',
      'auth.users.user_metadata',
      'public.job_application_resumes.content',
      'public.outgoing_mail.recipient',
      'public.revisions.saved_by_name',
      'public.user_profiles.search_text',
      ...PUBLISHED,
    ]),
  )
})

test('after a deletion only what they published and what they wrote to us names them', async () => {
  await sendWaitingMail()
  await admin.users.remove({ id: person.id })
  expect(await whereTheyAre()).toEqual([...PUBLISHED, ...INBOX, ...HISTORY])
})

test('an account that is only marked as deleted names nobody either', async () => {
  await sendWaitingMail()
  const deleted = await server.request(`/auth/v1/admin/users/${person.userId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await serviceBearer()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ should_soft_delete: true }),
  })
  expect(deleted.status).toBe(200)
  const { rows } = await server.db.execute(sql`select id from auth.users where id = ${person.userId}`)
  expect(rows).toHaveLength(1)
  expect(await whereTheyAre()).toEqual([...PUBLISHED, ...INBOX, ...HISTORY])
})

test('erasing takes what they wrote to us as well, also where it waits to be mailed', async () => {
  const found = await findPerson(server.db, WHOLE_PERSON.email)
  const held = await countPersonRows(server.db, found)
  expect(held).toMatchObject({ accounts: 1, trial_requests: 1, contact_messages: 1, job_applications: 1 })
  const erased = await server.db.transaction((tx) => erasePerson(tx, server.plumbline.auth, found, OPERATOR))
  expect(erased).toEqual(held)
  expect(await whereTheyAre()).toEqual([...PUBLISHED, ...HISTORY])
  expect(await verifyAuditChain(server.db)).toMatchObject({ outcome: 'whole' })
  const { items } = await admin.audit.list({ action: 'person.erase' })
  expect(items.map(({ detail }) => JSON.parse(detail))).toEqual([erased])
})

test('the seat of an examiner names who had it after the account is erased', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const { email, fullName: name } = WHOLE_PERSON
  await manager.examSeats.invite({ id: exam.id, email, name, lastDay: dayFromToday(30), mayDownload: false })
  const found = await findPerson(server.db, email)
  await server.db.transaction((tx) => erasePerson(tx, server.plumbline.auth, found, OPERATOR))
  expect(await whereTheyAre()).toEqual([
    ...PUBLISHED,
    'public.exam_log.entry',
    'public.exam_seats.email',
    'public.exam_seats.name',
    ...HISTORY,
  ])
})

test('a person at a vendor is no longer named by the questionnaire', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id: vendorId } = await manager.vendors.create({ title: 'Tidewater', tier: 'critical' })
  const { email, fullName: name } = WHOLE_PERSON
  await manager.vendorQuestionnaires.send({ vendorId, name, email, dueOn: dayFromToday(14) })
  const found = await findPerson(server.db, email)
  const held = await countPersonRows(server.db, found)
  expect(held).toMatchObject({ vendor_questionnaires: 1 })
  const erased = await server.db.transaction((tx) => erasePerson(tx, server.plumbline.auth, found, OPERATOR))
  expect(erased).toEqual(held)
  expect(await whereIs(email)).toEqual([])
  const [round] = await manager.vendorQuestionnaires.list({ vendorId })
  expect(round).toMatchObject({ contactName: 'Erased person', contactEmail: 'erased' })
})

test('somebody else who asked for the address keeps their account and loses the request', async () => {
  const other = await server.addMember({ email: 'other@example.com' })
  await server.db.execute(
    sql`update auth.users set new_email = ${WHOLE_PERSON.email} where id = ${other.userId}`,
  )
  await server.db.execute(sql`insert into auth.one_time_tokens
    (user_id, kind, purpose, digest, sent_to, created_at, expires_at) values (${other.userId}, 'email_change_new',
      'email_change_new', 'x', ${WHOLE_PERSON.email}, now(), now() + interval '1 day')`)
  const found = await findPerson(server.db, WHOLE_PERSON.email)
  expect(found.userIds).toEqual([person.userId])
  expect(await countPersonRows(server.db, found)).toMatchObject({ changes_to_the_address: 1 })
  await server.db.transaction((tx) => erasePerson(tx, server.plumbline.auth, found, OPERATOR))
  expect(await whereTheyAre()).toEqual([...PUBLISHED, ...HISTORY])
  await server.tokenOf(other)
})

test.each([
  ['letter', `x${WHOLE_PERSON.email}`],
  ['first name', `a.${WHOLE_PERSON.email}`],
  ['tag', `a+${WHOLE_PERSON.email}`],
  ['country', `${WHOLE_PERSON.email}.au`],
  ['word', `${WHOLE_PERSON.email}-lake.example`],
])('an address that only has theirs in it is somebody else’s: one more %s', async (_, email) => {
  await server.nobody.inbox.sendMessage({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 60,
    firstName: 'Mo',
    lastName: 'Writer',
    email,
    company: 'Lake CU',
    inquiryType: 'sales',
    subject: 'About prices',
    message: 'How much?',
  })
  const found = await findPerson(server.db, WHOLE_PERSON.email)
  await server.db.transaction((tx) => erasePerson(tx, server.plumbline.auth, found, OPERATOR))
  const { rows } = await server.db.execute(sql`
    select kind from outgoing_mail where position(${email} in plain) > 0 or recipient = ${email} order by kind`)
  expect(rows).toEqual([{ kind: 'contact_message' }, { kind: 'contact_message_received' }])
})
