import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { addWholePerson, WHOLE_PERSON } from '../../testing/whole-person.ts'
import { findPerson } from './person.ts'
import { personExport } from './person-export.ts'
import { notExported, personSections } from './person-sections.ts'

const server = await startTestServer()
const { db } = server
afterAll(() => server.close())
const admin = await server.signedIn({ role: 'admin', fullName: 'Other Administrator' })
const other = await server.addMember({ email: 'other@example.com', fullName: 'Somebody Else' })
await server.tokenOf(other)
const { id, userId, own } = await addWholePerson(server, admin)
await workAtAnInstitution()
// An institution's own record: it is exported, and it stays when the account is erased.
const elsewhere = await (await server.newInstitution()).signedIn({ role: 'manager' })
const exam = await elsewhere.exams.create({ agency: 'Agency', kind: 'compliance' })
await db.execute(sql`
  insert into exam_seats (institution_id, exam_id, email, name, last_day, ends_at, invited_by, invited_by_name)
  select institution_id, id, ${WHOLE_PERSON.email}, ${WHOLE_PERSON.fullName}, '2026-12-31', '2027-01-01',
    gen_random_uuid(), 'Manager' from exams where id = ${exam.id}`)

/** What their institution holds about them as somebody who works there. */
async function workAtAnInstitution() {
  const task = await own.tasks.create({ title: 'Send the notices' })
  await own.comments.add({ kind: 'task', id: task.id, body: 'Sent on Monday.' })
  await own.savedViews.save({ screen: 'tasks', name: 'Board', query: 'view=board' })
  await own.trainings.create({ title: 'Notices', dueOn: '2026-12-30', userIds: [userId] })
  await own.team.review()
  await own.apiKeys.create({ name: 'Program', belongsTo: 'me', mayWrite: false, nouns: ['tasks'], days: 30 })
  const policy = await own.policies.create({ title: 'Notices', body: 'We send them.' })
  const versionId = policy.versions[0]!.id
  await own.policyDrafts.suggest({ id: policy.id, versionId, rowVersion: 1, body: 'We mail them.' })
  const at = sql`institution_id from user_profiles where user_id = ${userId}`
  await db.execute(sql`
    insert into policy_approvals (institution_id, version_id, position, user_id, user_name)
    select institution_id, ${versionId}, 1, user_id, full_name from user_profiles where user_id = ${userId}`)
  await db.execute(sql`
    insert into attestations (institution_id, policy_id, version_id, user_id, user_name, due_on, asked_by, asked_by_name)
    select institution_id, ${policy.id}, ${versionId}, user_id, full_name, '2026-12-30', ${other.userId}, 'Somebody Else'
    from user_profiles where user_id = ${userId}`)
  await db.execute(
    sql`insert into readers (email, name, institution_id) select ${WHOLE_PERSON.email}, ${WHOLE_PERSON.fullName}, ${at}`,
  )
  await db.execute(sql`
    insert into scim_readers (email, full_name, is_active, institution_id)
    select ${WHOLE_PERSON.email}, ${WHOLE_PERSON.fullName}, true, ${at}`)
  await db.execute(sql`
    with vendor as (insert into vendors (institution_id, number, title)
      select institution_id, 1, 'Theirs' from user_profiles where user_id = ${userId} returning institution_id, id)
    insert into vendor_questionnaires (institution_id, vendor_id, number, contact_name, contact_email, questions,
      due_on, ends_on, sent_by_name)
    select institution_id, id, 1, ${WHOLE_PERSON.fullName}, ${WHOLE_PERSON.email}, '[]', '2026-12-30', '2026-12-31',
      'Somebody Else' from vendor`)
  await db.execute(sql`insert into notification_settings (user_id, institution_id) select ${userId}, ${at}`)
  await db.execute(sql`insert into scim_people (user_id, institution_id) select ${userId}, ${at}`)
  await db.execute(sql`
    insert into notifications (user_id, kind, subject, link, institution_id)
    select ${userId}, 'task.assigned', 'Send the notices is yours', '/tasks', ${at}`)
}

type Exported = { email: string; holds: Record<string, Record<string, unknown>[]> }

async function exportOf(email: string): Promise<Exported> {
  let text = ''
  for await (const piece of personExport(db, await findPerson(db, email), new Date('2026-11-01T00:00:00Z')))
    text += piece
  return JSON.parse(text)
}

test('nothing that is held about somebody is missing', async () => {
  const { email, holds } = await exportOf(WHOLE_PERSON.email.toUpperCase())
  expect(email).toBe(WHOLE_PERSON.email)
  expect(Object.keys(holds)).toEqual(personSections().map(({ name }) => name))
  for (const [name, rows] of Object.entries(holds)) expect(rows.length, name).toBeGreaterThan(0)
  expect(holds.accounts).toMatchObject([{ id: userId, email, phone: WHOLE_PERSON.phone }])
  expect(holds.profiles).toMatchObject([{ full_name: WHOLE_PERSON.fullName }])
  expect(holds.messages).toMatchObject([{ subject: `From ${WHOLE_PERSON.fullName}` }])
  expect(holds.auditEntries!.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.create', 'auth.sign_in', 'blog.create', 'contact_message.file']),
  )
})

test('files are within it, whole', async () => {
  const { holds } = await exportOf(WHOLE_PERSON.email)
  const bytes = (value: unknown) => Buffer.from(String(value), 'base64').toString('latin1')
  expect(bytes(holds.resumes![0]!.content)).toBe(`%PDF-1.7 ${WHOLE_PERSON.fullName}`)
  expect(bytes(holds.reports![0]!.file)).toMatch(/^%PDF-.*%%EOF\s*$/s)
  expect(bytes(holds.uploadedPictures![0]!.bytes)).toMatch(/^RIFF.{4}WEBP/s)
})

test('nothing of it opens anything, and nobody else is in it', async () => {
  const text = JSON.stringify(await exportOf(WHOLE_PERSON.email))
  expect(text).not.toMatch(/argon2|SECRETSECRET|"digest":"(?!daily")|token=|other@example\.com|Somebody Else/)
})

test('every table with a column that names a person is exported, or says why not', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_schema || '.' || table_name as name from information_schema.columns
    where table_schema in ('public', 'auth') and (
      data_type in ('uuid', 'ARRAY') and column_name ~ '((^|_)(user|person|author|owner|lead|actor)_ids?|_by)$'
      or data_type = 'text' and column_name ~ '(^|_)(email|recipient|full_name|user_name|author_name)$|_by_name$')`)
  expect(rows.length).toBeGreaterThan(70)
  const known = new Set([...personSections().map(({ table }) => table), ...Object.keys(notExported())])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const named = new Set(rows.map(({ name }) => name))
  expect(Object.keys(notExported()).filter((name) => !named.has(name))).toEqual([])
})

test('every table that refers to a person is exported', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct n.nspname || '.' || c.relname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.confrelid = 'auth.users'::regclass`)
  const exported = personSections().map(({ table }) => table)
  // Random values of a sign-in that is under way, gone within minutes.
  const underWay = ['auth.flow_states', 'auth.provider_flows', 'auth.passkey_ceremonies']
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !exported.includes(name))
      .toSorted(),
  ).toEqual(underWay.toSorted())
})

test('somebody without an account is found by what they filed', async () => {
  await server.nobody.inbox.sendMessage({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 30,
    website: '',
    firstName: 'Sam',
    lastName: 'Stranger',
    email: 'sam@example.com',
    phone: '',
    company: 'None',
    inquiryType: 'other',
    subject: 'Hello',
    message: 'Hello',
  })
  const { holds } = await exportOf('sam@example.com')
  expect(holds.accounts).toEqual([])
  expect(holds.messages).toMatchObject([{ first_name: 'Sam' }])
  expect(holds.auditEntries).toMatchObject([{ action: 'contact_message.file' }])
})

test('an administrator downloads it, and the audit log says so', async () => {
  const file = await admin.users.exportPerson({ id })
  expect(file.name).toBe(`user-${userId}.json`)
  const { email, holds } = JSON.parse(await file.text()) as Exported
  expect(email).toBe(WHOLE_PERSON.email)
  expect(holds.resumes).toHaveLength(1)
  const { items } = await admin.audit.list({ action: 'person.export' })
  expect(items).toMatchObject([{ subjectId: userId, actorName: 'Other Administrator' }])
})

test('nobody is nobody', async () => {
  const unknown = admin.users.exportPerson({ id: crypto.randomUUID() })
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
