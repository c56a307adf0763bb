import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { deleteNextInstitution } from './institution-deletion.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signedIn({ role: 'admin' })
})
afterAll(() => server.close())

const find = async (name: string) => (await admin.institutions.list({ search: name })).items[0]!

test('an administrator looks only while support access is open, and the look is in the log', async () => {
  const institution = await server.newInstitution({ name: 'Harbor Bank' })
  const manager = await institution.signedIn({ role: 'manager' })
  await manager.settings.setFact({ key: 'rssdId', year: null, value: '12345', trueSince: '2026-01-01' })
  await expect(admin.institutions.look({ id: institution.id })).rejects.toMatchObject({
    code: 'SUPPORT_CLOSED',
  })
  await manager.settings.openSupport({ hours: 1, reason: 'Import fails' })
  expect(await admin.institutions.look({ id: institution.id })).toMatchObject({
    reason: 'Import fails',
    facts: [{ key: 'rssdId', value: '12345' }],
  })
  const { items } = await manager.settings.audit({})
  expect(items.map(({ action }) => action)).toContain('support.looked')
})

test('twins are listed, and merged into one with all their people', async () => {
  const first = await server.newInstitution({ name: 'Twin Credit Union' })
  const second = await server.newInstitution({ name: ' twin credit union ' })
  const tom = await second.addMember({ fullName: 'Tom Twin', worksOnHmda: true })
  const twins = await admin.institutions.list({ search: 'twin', onlyTwins: true })
  expect(twins.items.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
  await admin.institutions.merge({ id: second.id, into: first.id })
  expect(await find('twin credit')).toMatchObject({ id: first.id, people: 1, hasTwin: false })
  // Whom the one institution named, the other one did not.
  expect((await server.clientOf(await server.tokenOf(tom)).members.me()).worksOnHmda).toBe(false)
})

test('an institution with work of its own is not merged away', async () => {
  const busy = await server.newInstitution({ name: 'Busy Bank' })
  const other = await server.newInstitution({ name: 'Other Bank' })
  const manager = await busy.signedIn({ role: 'manager' })
  await manager.settings.setFact({ key: 'rssdId', year: null, value: '12345', trueSince: '2026-01-01' })
  await expect(admin.institutions.merge({ id: busy.id, into: other.id })).rejects.toMatchObject({
    code: 'MERGE_REFUSED',
    message: expect.stringContaining('work of its own'),
  })
})

test('nothing is merged while either institution has an open exam, and notices are no work', async () => {
  const twin = await server.newInstitution({ name: 'Exam Twin' })
  const examined = await server.newInstitution({ name: 'Exam Twin' })
  const manager = await examined.signedIn({ role: 'manager' })
  await twin.addMember({ role: 'manager', email: 'mia@examtwin.example' })
  const [person] = (await admin.users.list({ search: 'mia@examtwin.example' })).items
  await admin.users.sendPasswordReset({ id: person!.id })
  const colleague = await twin.addMember({ email: 'uma@examtwin.example' })
  const [other] = (await admin.users.list({ search: colleague.email })).items
  await admin.users.signOutEverywhere({ id: other!.id })
  const exam = await manager.exams.create({ agency: 'NCUA', kind: 'compliance' })
  const merge = { id: twin.id, into: examined.id }
  await expect(admin.institutions.merge(merge)).rejects.toMatchObject({
    code: 'MERGE_REFUSED',
    message: expect.stringContaining('open examination'),
  })
  expect(await admin.institutions.previewMerge({ id: examined.id, into: twin.id })).toMatchObject({
    rows: [],
  })
  await server.db.execute(sql`update exams set status = 'closed' where id = ${exam.id}`)
  await admin.institutions.merge(merge)
  expect(await find('exam twin')).toMatchObject({ id: examined.id, people: 3 })
})

test('a plan with fewer places than people is refused', async () => {
  const institution = await server.newInstitution({ name: 'Large Bank' })
  for (let n = 0; n < 6; n++) await institution.addMember()
  const { id, name, type, version } = await find('Large Bank')
  await expect(admin.institutions.update({ id, name, type, version, plan: 'starter' })).rejects.toMatchObject(
    { code: 'PLAN_TOO_SMALL', data: { people: 6, limit: 5 } },
  )
})

test('suspended people are told why, and nothing else opens', async () => {
  const institution = await server.newInstitution({ name: 'Late Payer' })
  const user = await institution.signedIn({ role: 'user' })
  await admin.institutions.suspend({ id: institution.id, reason: 'The invoice is open' })
  await expect(user.articles.list({})).rejects.toMatchObject({ code: 'INSTITUTION_SUSPENDED' })
  expect(await user.members.me()).toMatchObject({
    isInstitutionSuspended: true,
    suspendedReason: 'The invoice is open',
  })
  await admin.institutions.reactivate({ id: institution.id })
  await user.articles.list({})
})

test('deletion waits for its grace period and leaves the audit entries', async () => {
  const institution = await server.newInstitution({ name: 'Leaving Bank' })
  const manager = await institution.signedIn({ role: 'manager' })
  await manager.settings.setFact({ key: 'rssdId', year: null, value: '12345', trueSince: '2026-01-01' })
  const { id } = institution
  await admin.institutions.requestDeletion({ id, reason: 'They asked for it' })
  expect(await deleteNextInstitution(server.db, server.plumbline.auth)).toBe(false)
  await server.db.execute(
    sql`update institutions set delete_after = now() - interval '1 minute' where id = ${id}`,
  )
  expect(await deleteNextInstitution(server.db, server.plumbline.auth)).toBe(true)
  const { rows } = await server.db.execute<{ action: string }>(
    sql`select action from audit_log where institution_id = ${id} order by number`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'institution.fact_changed',
    'institution.deletion_requested',
    'institution.deleted',
  ])
  expect((await admin.institutions.list({ search: 'Leaving Bank' })).totalCount).toBe(0)
})
