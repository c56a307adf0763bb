import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'

let server: TestServer
let bank: Awaited<ReturnType<TestServer['newInstitution']>>
let manager: TestClient

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  bank = await server.newInstitution()
  const account = await bank.addMember({ role: 'manager', fullName: 'Mia Manager' })
  manager = server.clientOf(await server.tokenOf(account))
  await manager.selfTests.setPeople({ userIds: [] })
})

test('the person who opens the room is named, and one manager always stays', async () => {
  const { people } = await manager.selfTests.access()
  expect(people.map(({ name }) => name)).toEqual(['Mia Manager'])
  const officer = await bank.addMember({ role: 'user' })
  await expect(manager.selfTests.setPeople({ userIds: [officer.userId] })).rejects.toMatchObject({
    code: 'NOBODY_LEFT',
  })
})

test('a hold on everything keeps nobody in the room', async () => {
  const officer = await bank.addMember({ role: 'user' })
  const { userId } = await manager.members.me()
  await manager.selfTests.setPeople({ userIds: [userId, officer.userId] })
  await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  await manager.selfTests.setPeople({ userIds: [userId] })
  expect((await manager.selfTests.access()).people.map(({ name }) => name)).toEqual(['Mia Manager'])
})

test('a self-test is kept for 25 months after its completion, however long the month is', async () => {
  const { id, version, ...fields } = await manager.selfTests.create({ title: 'Mystery shopping' })
  expect(await manager.selfTests.find({ id })).toMatchObject({ keepUntil: null, releases: [] })
  const completed = await manager.selfTests.update({
    ...{ ...fields, id, version, begunOn: '2025-12-01', completedOn: '2026-01-31' },
  })
  // February 2028 has 29 days.
  expect(completed.keepUntil).toBe('2028-02-29')
  expect((await manager.selfTests.list({})).items).toMatchObject([{ id, title: 'Mystery shopping' }])
})

test('days cannot lie ahead or be reversed, and an older version is not overwritten', async () => {
  const made = await manager.selfTests.create({ title: 'Mystery shopping' })
  for (const [days, code] of [
    [{ completedOn: dayFromToday(3) }, 'DAY_AHEAD'],
    [{ begunOn: '2026-02-01', completedOn: '2026-01-31' }, 'DAYS_REVERSED'],
  ] as const)
    await expect(manager.selfTests.update({ ...made, ...days })).rejects.toMatchObject({ code })
  await manager.selfTests.update({ ...made, notes: 'First' })
  await expect(manager.selfTests.update({ ...made, notes: 'Second' })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
})

test('nothing leaves unless a manager types their own name, and only what they typed leaves', async () => {
  const { id } = await manager.selfTests.create({ title: 'Secret title', notes: 'Secret notes' })
  const out = { id, title: 'Retrain loan officers', description: 'Before March.' }
  await expect(
    manager.selfTests.release({ ...out, into: 'task', confirmedName: 'Otto Officer' }),
  ).rejects.toMatchObject({ code: 'NAME_DIFFERS' })
  expect((await manager.tasks.list({})).items).toEqual([])

  await manager.selfTests.release({ ...out, into: 'task', confirmedName: ' mia  manager' })
  const released = await manager.selfTests.release({ ...out, into: 'finding', confirmedName: 'Mia Manager' })
  expect(released.releases.map(({ into, byName }) => `${into} by ${byName}`)).toEqual([
    'task by Mia Manager',
    'finding by Mia Manager',
  ])
  const [task] = (await manager.tasks.list({})).items
  const [finding] = (await manager.findings.list({})).items
  expect(task).toMatchObject({ title: out.title, originTitle: '' })
  expect(finding).toMatchObject({ title: out.title, source: 'self_test', originTitle: '' })
  for (const table of ['tasks', 'findings', 'history_entries', 'work_links']) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.raw(table)} t where t::text like ${`%${id}%`} or t::text like '%Secret%'`,
    )
    expect(rows, table).toEqual([])
  }
})

test('somebody named who is no manager works in the room and lets nothing out', async () => {
  const officer = await bank.addMember({ role: 'user', fullName: 'Otto Officer' })
  const { userId } = await manager.members.me()
  await manager.selfTests.setPeople({ userIds: [userId, officer.userId] })
  const otto = server.clientOf(await server.tokenOf(officer))
  const { id } = await otto.selfTests.create({ title: 'Mystery shopping' })
  await expect(
    otto.selfTests.release({ id, into: 'task', title: 'Mine', confirmedName: 'Otto Officer' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
